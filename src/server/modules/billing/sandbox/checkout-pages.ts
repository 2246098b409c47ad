import type { Context } from 'hono';
import { html } from 'hono/html';
import { PLANS } from '../../../../contract/plans.ts';
import type { AppEnv } from '../../../http/request-info.ts';
import { cardFields, readCard, testCardTable } from './card-form.ts';
import { errorLine, type Markup, money, page, postButton } from './page-layout.ts';
import { askBank, payCheckout, SandboxRefusal } from './sandbox-actions.ts';
import type { SandboxCard, SandboxCheckout } from './sandbox-state.ts';
import { act, findOwner, type SandboxCustomer, type SandboxDeps } from './sandbox-store.ts';
import { deliverEvents } from './sandbox-webhooks.ts';
import { checkCard } from './test-cards.ts';

type Http = Context<AppEnv>;

interface Open {
  customer: SandboxCustomer;
  checkout: SandboxCheckout;
}

async function find(deps: SandboxDeps, http: Http): Promise<Open | null> {
  const id = http.req.param('id') ?? '';
  const customer = await findOwner(deps, 'checkouts', id);
  const checkout = customer?.state.checkouts.find((one) => one.id === id);
  return customer && checkout ? { customer, checkout } : null;
}

function checkoutPage({ customer, checkout }: Open, problem: string | null): Markup {
  const plan = PLANS[checkout.plan];
  return page(
    `Subscribe to ${plan.productName}`,
    html`<h1>Subscribe to ${plan.productName}</h1>
<p><span class="total">${money(plan.price)}</span> <span class="dim">per ${plan.period}</span></p>
<section><form method="post"><p class="dim">${customer.state.email}</p>${errorLine(problem)}${cardFields()}
<button class="primary wide">Subscribe</button></form></section>
<p class="dim" style="margin-top:16px"><a href="${checkout.cancelUrl}">Back without paying</a></p>${testCardTable()}`,
  );
}

const closedPage = (checkout: SandboxCheckout): Markup =>
  page(
    'Checkout closed',
    html`<h1>${checkout.status === 'complete' ? 'This checkout is paid' : 'This checkout has expired'}</h1>
<p>${checkout.status === 'complete' ? 'You can close this page.' : 'Nothing was charged. Start again from your profile.'}</p>
<a class="button" href="${checkout.cancelUrl}">Back</a>`,
  );

function bankPage({ checkout }: Open): Markup {
  const action = `/sandbox/checkout/${checkout.id}/authenticate`;
  return page(
    'Confirm the payment',
    html`<h1>Confirm with your bank</h1><p>3-D Secure: your bank asks whether you make this payment of
${money(PLANS[checkout.plan].price)}.</p><div class="row">
${postButton(action, 'Complete authentication', { fields: { result: 'complete' }, primary: true })}
${postButton(action, 'Fail authentication', { fields: { result: 'fail' } })}</div>`,
  );
}

const notFound = (http: Http) => http.html(page('Not found', html`<h1>There is no such checkout</h1>`), 404);

async function pay(
  deps: SandboxDeps,
  http: Http,
  { customer, checkout, card }: Open & { card: SandboxCard },
) {
  try {
    await act(deps, customer.id, payCheckout(checkout.id, card));
  } catch (error) {
    // A second click that came while the first one paid.
    if (error instanceof SandboxRefusal)
      return http.html(closedPage({ ...checkout, status: 'complete' }), 409);
    throw error;
  }
  await deliverEvents(deps, customer.id);
  return http.redirect(checkout.successUrl.replace('{CHECKOUT_SESSION_ID}', checkout.id), 303);
}

export async function showCheckout(deps: SandboxDeps, http: Http): Promise<Response> {
  const open = await find(deps, http);
  if (!open) return notFound(http);
  return http.html(open.checkout.status === 'open' ? checkoutPage(open, null) : closedPage(open.checkout));
}

export async function submitCheckout(deps: SandboxDeps, http: Http): Promise<Response> {
  const open = await find(deps, http);
  if (!open) return notFound(http);
  if (open.checkout.status !== 'open') return http.html(closedPage(open.checkout));
  const check = checkCard(readCard(await http.req.parseBody()), open.customer.now);
  if (check.result === 'refused') return http.html(checkoutPage(open, check.message), 402);
  if (check.result === 'pays') return pay(deps, http, { ...open, card: check.card });
  await act(deps, open.customer.id, askBank(open.checkout.id, check.card));
  return http.html(bankPage(open));
}

/** The bank's answer to 3-D Secure. */
export async function authenticateCheckout(deps: SandboxDeps, http: Http): Promise<Response> {
  const open = await find(deps, http);
  if (!open) return notFound(http);
  const { status, confirming } = open.checkout;
  if (status !== 'open' || !confirming) return http.html(closedPage(open.checkout));
  const { result } = await http.req.parseBody();
  if (result !== 'complete') {
    return http.html(checkoutPage(open, 'Your bank did not confirm the payment. Nothing was charged.'), 402);
  }
  return pay(deps, http, { ...open, card: confirming });
}
