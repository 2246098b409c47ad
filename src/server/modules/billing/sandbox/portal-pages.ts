import type { Context } from 'hono';
import { html } from 'hono/html';
import { PAID_PLANS, type PaidPlanId } from '../../../../contract/plans.ts';
import type { AppEnv } from '../../../http/request-info.ts';
import { readCard } from './card-form.ts';
import { page } from './page-layout.ts';
import { changePage, type PortalView, portalPage } from './portal-view.ts';
import {
  advanceMonths,
  cancelAtPeriodEnd,
  changePlan,
  payOpenInvoices,
  refund,
  resume,
  type SandboxAction,
  SandboxRefusal,
  setCard,
} from './sandbox-actions.ts';
import { act, findOwner, type SandboxCustomer, type SandboxDeps } from './sandbox-store.ts';
import { deliverEvents } from './sandbox-webhooks.ts';
import { checkCard } from './test-cards.ts';

type Http = Context<AppEnv>;
type Form = Record<string, unknown>;

async function find(
  deps: SandboxDeps,
  http: Http,
): Promise<{ customer: SandboxCustomer; view: PortalView } | null> {
  const id = http.req.param('id') ?? '';
  const customer = await findOwner(deps, 'portals', id);
  const portal = customer?.state.portals.find((one) => one.id === id);
  return customer && portal ? { customer, view: { state: customer.state, portal, now: customer.now } } : null;
}

const notFound = (http: Http) => http.html(page('Not found', html`<h1>This link has expired</h1>`), 404);

const planOf = (value: unknown): PaidPlanId => {
  const plan = PAID_PLANS.find((one) => one === value);
  if (!plan) throw new SandboxRefusal('There is no such plan.');
  return plan;
};

function saveCard(form: Form, now: Date): SandboxAction {
  const check = checkCard(readCard(form), now);
  if (check.result === 'refused') throw new SandboxRefusal(check.message);
  return setCard(check.card);
}

const failNextRenewal: SandboxAction = (state) => {
  if (!state.card) throw new SandboxRefusal('There is no card on file.');
  state.card = { ...state.card, renews: false };
  return [];
};

/** What each form of the portal does. */
const actions: Record<string, (form: Form, now: Date) => SandboxAction> = {
  change: (form) => changePlan(planOf(form.plan)),
  cancel: () => cancelAtPeriodEnd,
  resume: () => resume,
  pay: () => payOpenInvoices,
  card: saveCard,
  refund: (form) => refund(String(form.invoice)),
  advance: () => advanceMonths(1),
  'fail-renewal': () => failNextRenewal,
};

export async function showPortal(deps: SandboxDeps, http: Http): Promise<Response> {
  const found = await find(deps, http);
  return found ? http.html(portalPage(found.view, null)) : notFound(http);
}

export async function showChange(deps: SandboxDeps, http: Http): Promise<Response> {
  const found = await find(deps, http);
  if (!found) return notFound(http);
  const plan = PAID_PLANS.find((one) => one === http.req.query('plan'));
  const preview = plan ? changePage(found.view, plan) : null;
  return http.html(preview ?? portalPage(found.view, 'This change is not possible now.'));
}

export async function submitPortal(deps: SandboxDeps, http: Http): Promise<Response> {
  const found = await find(deps, http);
  const name = http.req.param('action') ?? '';
  if (!found || !Object.hasOwn(actions, name)) return notFound(http);
  const form = await http.req.parseBody();
  try {
    const action = actions[name]?.(form, found.customer.now);
    if (action) await act(deps, found.customer.id, action);
  } catch (error) {
    if (!(error instanceof SandboxRefusal)) throw error;
    return http.html(portalPage(found.view, error.message), 402);
  }
  await deliverEvents(deps, found.customer.id);
  const { portal } = found.view;
  return http.redirect(form.done === 'return' ? portal.returnUrl : `/sandbox/portal/${portal.id}`, 303);
}
