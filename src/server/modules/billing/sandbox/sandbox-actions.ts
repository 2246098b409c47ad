import { type PaidPlanId, PLANS } from '../../../../contract/plans.ts';
import { addInvoice, addMonths, newId, planLine, previewUpgrade, runCycles } from './sandbox-cycle.ts';
import {
  runningSubscription,
  type SandboxCard,
  type SandboxCheckout,
  type SandboxState,
  type SandboxSubscription,
} from './sandbox-state.ts';

/** An action changes the state in place at a customer's moment, and returns the types of the events it causes. */
export type SandboxAction = (state: SandboxState, now: Date) => string[];

/** A request that the state does not allow; its message is shown on the page. */
export class SandboxRefusal extends Error {}

const updated = 'customer.subscription.updated';

function running(state: SandboxState): SandboxSubscription {
  const subscription = runningSubscription(state);
  if (!subscription) throw new SandboxRefusal('There is no active subscription.');
  return subscription;
}

/** Opens a checkout, or gives the open one for the same plan; open ones for other plans expire. */
export function openCheckout(input: Omit<SandboxCheckout, 'id' | 'status' | 'confirming'>): SandboxAction {
  return (state) => {
    const open = state.checkouts.filter((checkout) => checkout.status === 'open');
    const same = open.find((checkout) => checkout.plan === input.plan);
    for (const checkout of open) if (checkout !== same) checkout.status = 'expired';
    if (!same) state.checkouts.push({ ...input, id: newId('cs'), status: 'open', confirming: null });
    return [];
  };
}

/** Pays a checkout with a card that the bank accepts: the subscription starts. */
export function payCheckout(checkoutId: string, card: SandboxCard): SandboxAction {
  return (state, now) => {
    const checkout = state.checkouts.find((one) => one.id === checkoutId);
    if (checkout?.status !== 'open') throw new SandboxRefusal('This checkout is no longer open.');
    checkout.status = 'complete';
    checkout.confirming = null;
    state.card = card;
    const subscription: SandboxSubscription = {
      id: newId('sub'),
      plan: checkout.plan,
      status: 'active',
      createdAt: now.toISOString(),
      periodStart: now.toISOString(),
      periodEnd: addMonths(now, 1).toISOString(),
      cancelAtPeriodEnd: false,
      scheduledPlan: null,
      endedAt: null,
    };
    state.subscriptions.push(subscription);
    addInvoice(state, { subscriptionId: subscription.id, lines: [planLine(checkout.plan)], paid: true, now });
    return ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];
  };
}

/** Keeps the card that waits for its bank. */
export function askBank(checkoutId: string, card: SandboxCard): SandboxAction {
  return (state) => {
    const checkout = state.checkouts.find((one) => one.id === checkoutId);
    if (checkout?.status !== 'open') throw new SandboxRefusal('This checkout is no longer open.');
    checkout.confirming = card;
    return [];
  };
}

export function changePlan(plan: PaidPlanId): SandboxAction {
  return (state, now) => {
    const subscription = running(state);
    if (subscription.status !== 'active') throw new SandboxRefusal('Pay the open invoice first.');
    if (subscription.plan === plan) {
      subscription.scheduledPlan = null;
      return [updated];
    }
    if (PLANS[plan].price < PLANS[subscription.plan].price) {
      subscription.scheduledPlan = plan;
      return [updated];
    }
    if (!state.card?.renews) throw new SandboxRefusal('Your card was declined. Please use another one.');
    const lines = previewUpgrade(subscription, plan, now);
    addInvoice(state, { subscriptionId: subscription.id, lines, paid: true, now });
    subscription.plan = plan;
    subscription.scheduledPlan = null;
    subscription.cancelAtPeriodEnd = false;
    return ['invoice.paid', updated];
  };
}

export const cancelAtPeriodEnd: SandboxAction = (state) => {
  running(state).cancelAtPeriodEnd = true;
  return [updated];
};

export const resume: SandboxAction = (state) => {
  running(state).cancelAtPeriodEnd = false;
  return [updated];
};

/** Ends a subscription at once. */
export function endNow(subscriptionId: string): SandboxAction {
  return (state, now) => {
    const subscription = state.subscriptions.find((one) => one.id === subscriptionId);
    if (!subscription || subscription.endedAt) return [];
    subscription.status = 'canceled';
    subscription.endedAt = now.toISOString();
    return ['customer.subscription.deleted'];
  };
}

export function setCard(card: SandboxCard): SandboxAction {
  return (state) => {
    state.card = card;
    return ['customer.updated'];
  };
}

/** Pays what is open with the card on file; the subscription is active again. */
export const payOpenInvoices: SandboxAction = (state, now) => {
  const subscription = running(state);
  if (!state.card?.renews) throw new SandboxRefusal('Your card was declined. Please use another one.');
  for (const invoice of state.invoices) if (invoice.status === 'open') invoice.status = 'paid';
  subscription.status = 'active';
  if (new Date(subscription.periodEnd) <= now) subscription.periodEnd = addMonths(now, 1).toISOString();
  return ['invoice.paid', updated];
};

export function refund(invoiceId: string): SandboxAction {
  return (state) => {
    const invoice = state.invoices.find((one) => one.id === invoiceId);
    if (invoice?.status !== 'paid' || invoice.refunded) {
      throw new SandboxRefusal('This invoice cannot be refunded.');
    }
    invoice.refunded = true;
    return ['charge.refunded'];
  };
}

/** Moves this customer's clock on, with everything that happens on the way. */
export function advanceMonths(count: number): SandboxAction {
  return (state, now) => {
    const then = addMonths(now, count);
    state.clockOffset += then.getTime() - now.getTime();
    return runCycles(state, then);
  };
}

/** Ends subscriptions and forgets the card; invoices stay. */
export const forgetCustomer: SandboxAction = (state, now) => {
  state.card = null;
  state.portals = [];
  for (const checkout of state.checkouts) if (checkout.status === 'open') checkout.status = 'expired';
  return state.subscriptions.flatMap((subscription) => endNow(subscription.id)(state, now));
};
