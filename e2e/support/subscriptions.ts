import type { PaidPlanId } from '../../src/contract/plans.ts';
import type { Account } from './accounts.ts';
import { tokenOf } from './analyses.ts';

/** Cards that the sandbox knows. */
export const CARDS = { pays: '4242 4242 4242 4242', failsAtRenewal: '4000 0000 0000 0341' } as const;

/** Buys a plan as the checkout's page does when its form is sent, and waits until the plan is in force. */
export async function subscribeAs(
  origin: string,
  account: Account,
  { plan = 'jv', card = CARDS.pays }: { plan?: PaidPlanId; card?: string } = {},
): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${await tokenOf(origin, account)}`,
  };
  const ask = async (name: string, body: object) => {
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${origin}/functions/v1/${name}`, request)).json()) as Record<string, unknown>;
  };
  const { url } = await ask('create-checkout', { plan });
  const paid = await fetch(String(url), {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ card_number: card, expiry: '12 / 39', cvc: '123' }),
    redirect: 'manual',
  });
  if (paid.status >= 400) throw new Error(`the checkout answered ${paid.status}: ${await paid.text()}`);
  for (let look = 0; look < 50; look++) {
    if ((await ask('enhanced-subscription-check', {})).subscribed === true) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the plan did not come into force');
}
