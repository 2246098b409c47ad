import { useCallback, useState } from 'react';
import type { PaidPlanId } from '../../../../contract/plans.ts';
import { useAuth, useServices } from '../../../lib/services.tsx';
import { PaymentPageError, requestCheckout } from '../api/billing-calls.ts';
import { browserLeaving, leaveFor, openTab } from '../leave-page.ts';

export interface PlanCheckout {
  /** Plan whose checkout is being opened, or null. */
  busy: PaidPlanId | null;
  /** Address of the checkout once it is known: offered as a button, whatever the browser did with it. */
  url: string | null;
  start(plan: PaidPlanId): Promise<void>;
  openManually(): void;
}

const FAILED = 'Upgrade failed';
const BLOCKED = 'Failed to open checkout page. Please check your pop-up blocker.';

const textOf = (error: unknown): string =>
  error instanceof PaymentPageError ? error.message : 'Failed to start upgrade process. Please try again.';

/** Buying a plan: asks for the checkout, goes there, and falls back to a new tab and a button (SPEC §4). */
export function usePlanCheckout(): PlanCheckout {
  const { api, toasts, publicConfig } = useServices();
  const { user } = useAuth();
  const [busy, setBusy] = useState<PaidPlanId | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const tell = useCallback(
    (result: 'new-tab' | 'blocked') => {
      if (result === 'blocked') toasts.show({ title: FAILED, text: BLOCKED, kind: 'error' });
      else {
        toasts.show({
          title: 'Checkout opened in new tab',
          text: 'Please complete your payment in the new tab that just opened.',
        });
      }
    },
    [toasts],
  );
  const start = async (plan: PaidPlanId) => {
    if (busy) return;
    if (!user) {
      toasts.show({
        title: 'Authentication required',
        text: 'Please log in to upgrade your plan.',
        kind: 'error',
      });
      return;
    }
    setBusy(plan);
    setUrl(null);
    try {
      const address = await requestCheckout(api, plan, publicConfig);
      setUrl(address);
      const result = await leaveFor(address, browserLeaving);
      if (result !== 'left') tell(result);
    } catch (error) {
      toasts.show({ title: FAILED, text: textOf(error), kind: 'error' });
    } finally {
      setBusy(null);
    }
  };
  const openManually = () => {
    if (url) tell(openTab(url) ? 'new-tab' : 'blocked');
  };
  return { busy, url, start, openManually };
}
