import { html } from 'hono/html';
import { PAID_PLANS, type PaidPlanId, PLANS } from '../../../../contract/plans.ts';
import { cardFields, testCardTable } from './card-form.ts';
import { day, errorLine, type Markup, money, page, postButton } from './page-layout.ts';
import { previewUpgrade } from './sandbox-cycle.ts';
import {
  invoiceTotal,
  runningSubscription,
  type SandboxInvoice,
  type SandboxPortal,
  type SandboxState,
  type SandboxSubscription,
} from './sandbox-state.ts';

export interface PortalView {
  state: SandboxState;
  portal: SandboxPortal;
  now: Date;
}

function statusLine(subscription: SandboxSubscription): Markup {
  const { status, cancelAtPeriodEnd, scheduledPlan, periodEnd } = subscription;
  if (status === 'past_due') {
    return html`<p class="bad">The last payment failed. Update your card and pay the open invoice.</p>`;
  }
  if (status === 'unpaid')
    return html`<p class="bad">Unpaid: the plan is paused until the open invoice is paid.</p>`;
  if (cancelAtPeriodEnd) return html`<p class="bad">Cancelled: active until ${day(periodEnd)}.</p>`;
  if (scheduledPlan) {
    return html`<p>Changes to ${PLANS[scheduledPlan].displayName} on ${day(periodEnd)}.</p>`;
  }
  return html`<p class="good">Active. Renews on ${day(periodEnd)}.</p>`;
}

function changeButtons(base: string, subscription: SandboxSubscription): Markup[] {
  const { plan: current, scheduledPlan } = subscription;
  if (scheduledPlan) {
    return [
      postButton(`${base}/change`, `Keep ${PLANS[current].displayName}`, { fields: { plan: current } }),
    ];
  }
  return PAID_PLANS.filter((plan) => plan !== current).map((plan) => {
    const verb = PLANS[plan].price > PLANS[current].price ? 'Upgrade' : 'Downgrade';
    return html`<a class="button" href="${base}/change?plan=${plan}">${verb} to ${PLANS[plan].displayName}</a>`;
  });
}

function planButtons(base: string, subscription: SandboxSubscription): Markup[] {
  const first =
    subscription.status === 'active'
      ? changeButtons(base, subscription)
      : [postButton(`${base}/pay`, 'Pay open invoice', { primary: true })];
  const last = subscription.cancelAtPeriodEnd
    ? postButton(`${base}/resume`, 'Resume subscription', { primary: true })
    : postButton(`${base}/cancel`, 'Cancel subscription');
  return [...first, last];
}

function subscriptionSection(base: string, state: SandboxState): Markup {
  const subscription = runningSubscription(state);
  if (!subscription) return html`<section><h2>Current plan</h2><p>No active subscription.</p></section>`;
  const plan = PLANS[subscription.plan];
  return html`<section><h2>Current plan</h2><p>${plan.productName}, ${money(plan.price)} per ${plan.period}</p>
${statusLine(subscription)}<div class="row">${planButtons(base, subscription)}</div></section>`;
}

function invoiceRow(base: string, invoice: SandboxInvoice): Markup {
  const refundable = invoice.status === 'paid' && !invoice.refunded;
  return html`<tr><td>${day(invoice.createdAt)}</td><td>${invoice.lines.at(-1)?.text ?? ''}</td>
<td>${invoice.refunded ? 'refunded' : invoice.status}</td><td class="amount">${money(invoiceTotal(invoice))}</td>
<td><a href="/sandbox/invoices/${invoice.id}.pdf">PDF</a></td>
<td>${refundable ? postButton(`${base}/refund`, 'Refund', { fields: { invoice: invoice.id } }) : ''}</td></tr>`;
}

function cardSection(base: string, state: SandboxState): Markup {
  const { card } = state;
  const current = card ? `${card.brand} ending in ${card.last4}` : 'No card on file.';
  return html`<section><h2>Payment method</h2><p>${current}</p>
<form method="post" action="${base}/card">${cardFields()}<button>Save card</button></form></section>`;
}

const clockSection = (base: string, now: Date): Markup => html`<section><h2>Test clock</h2>
<p>It is <strong>${day(now)}</strong> for this customer. Renewals and ends of periods happen as the clock passes them.</p>
<div class="row">${postButton(`${base}/advance`, 'Advance one month')}
${postButton(`${base}/fail-renewal`, 'Let the next renewal fail')}</div></section>`;

/** The portal: plan, card, invoices, and the controls that only a sandbox has. */
export function portalPage({ state, portal, now }: PortalView, problem: string | null): Markup {
  const base = `/sandbox/portal/${portal.id}`;
  const invoices = [...state.invoices].reverse();
  return page(
    'Billing portal',
    html`<p><a href="${portal.returnUrl}">← Return to Lacuna</a></p><h1>Billing</h1><p class="dim">${state.email}</p>
${errorLine(problem)}${subscriptionSection(base, state)}
<section><h2>Invoices</h2>${invoices.length === 0 ? html`<p>None yet.</p>` : ''}<div class="scroll"><table>
${invoices.map((invoice) => invoiceRow(base, invoice))}</table></div></section>
${cardSection(base, state)}${clockSection(base, now)}${testCardTable()}`,
  );
}

/** What a change of plan means, before it is confirmed: the amount due now, or the date from which it holds. */
export function changePage({ state, portal, now }: PortalView, plan: PaidPlanId): Markup | null {
  const subscription = runningSubscription(state);
  if (subscription?.status !== 'active' || subscription.plan === plan) return null;
  const base = `/sandbox/portal/${portal.id}`;
  const to = PLANS[plan];
  const upgrade = to.price > PLANS[subscription.plan].price;
  const lines = upgrade ? previewUpgrade(subscription, plan, now) : [];
  const due = lines.reduce((sum, line) => sum + line.amount, 0);
  const terms = upgrade
    ? html`<div class="scroll"><table>${lines.map(
        (line) => html`<tr><td>${line.text}</td><td class="amount">${money(line.amount)}</td></tr>`,
      )}<tr><th>Due now</th><th class="amount">${money(due)}</th></tr></table></div>
<p class="dim">From ${day(subscription.periodEnd)}: ${money(to.price)} per ${to.period}.</p>`
    : html`<p>You keep ${PLANS[subscription.plan].displayName} until <strong>${day(subscription.periodEnd)}</strong>.
From then on: ${money(to.price)} per ${to.period}. Nothing is charged now.</p>`;
  return page(
    'Confirm the change',
    html`<h1>${upgrade ? 'Upgrade' : 'Downgrade'} to ${to.displayName}</h1><section>${terms}
<div class="row">${postButton(`${base}/change`, upgrade ? `Confirm and pay ${money(due)}` : 'Confirm', {
      fields: { plan, done: 'return' },
      primary: true,
    })}<a class="button" href="${portal.returnUrl}">Back</a></div></section>`,
  );
}
