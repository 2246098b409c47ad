import { TIMINGS } from '../../../contract/limits.ts';

export interface PaymentRefresh {
  /** Resolves when the subscription is active; rejects when it is not, or when nobody knows. */
  refresh(): Promise<void>;
  wait(milliseconds: number): Promise<void>;
}

/** Milliseconds before retry `attempt` (from 0): 1, 2, 4 s. */
export const retryWait = (attempt: number): number => TIMINGS.paymentRetryBase * 2 ** attempt;

/**
 * What follows a payment (SPEC §4): 2 s for the provider's message to arrive, a refresh, and up to three more.
 * `processed` means that the payment is done but the plan is not shown yet.
 */
export async function followPayment({ refresh, wait }: PaymentRefresh): Promise<'active' | 'processed'> {
  await wait(TIMINGS.paymentSuccessDelay);
  for (let attempt = 0; ; attempt++) {
    try {
      await refresh();
      return 'active';
    } catch {
      if (attempt === TIMINGS.paymentRetries) return 'processed';
      await wait(retryWait(attempt));
    }
  }
}
