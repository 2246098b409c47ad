import { useEffect, useRef, useState } from 'react';
import { useAuth, useToasts } from '../../../lib/services.tsx';
import { followPayment } from '../payment-refresh.ts';
import { useRefreshSubscription } from './use-refresh-subscription.ts';

export interface PaymentResult {
  done: boolean;
  busy: boolean;
  /** Refreshes once more, by hand. */
  refresh: () => Promise<void>;
}

const REFRESH_FAILED = {
  title: 'Refresh Failed',
  text: 'Unable to refresh subscription status. Please try again or contact support.',
  kind: 'error',
} as const;

/** Follows a payment until the plan shows; without a session id there is nothing to wait for. */
export function usePaymentResult(sessionId: string | null): PaymentResult {
  const { loading, user } = useAuth();
  const toasts = useToasts();
  const refresh = useRefreshSubscription();
  const [done, setDone] = useState(sessionId === null);
  const [busy, setBusy] = useState(false);
  const followed = useRef<string | null>(null);
  const signedIn = useRef(false);
  signedIn.current = user !== null;
  useEffect(() => {
    if (loading || !sessionId || followed.current === sessionId) return;
    followed.current = sessionId;
    const refreshed = async () => {
      // Someone who has not signed in again yet may still do so between two tries.
      if (!signedIn.current || !(await refresh()).subscribed) throw new Error('The plan is not active yet.');
    };
    const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    void followPayment({ refresh: refreshed, wait }).then((result) => {
      setDone(true);
      if (result === 'active') {
        toasts.show({ title: 'Subscription Updated', text: 'Your plan is active.', kind: 'success' });
      } else {
        toasts.show({
          title: 'Payment Processed',
          text: 'Your payment was received. Your plan will show here within a few minutes.',
        });
      }
    });
  }, [loading, sessionId, refresh, toasts]);
  const byHand = async () => {
    setBusy(true);
    try {
      const { planName } = await refresh();
      toasts.show({ title: 'Subscription Refreshed', text: `Your plan: ${planName}.`, kind: 'success' });
    } catch {
      toasts.show(REFRESH_FAILED);
    } finally {
      setBusy(false);
    }
  };
  return { done, busy, refresh: byHand };
}
