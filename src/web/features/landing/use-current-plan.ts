import { useEffect, useState } from 'react';
import { PLANS, type PlanId } from '../../../contract/plans.ts';
import { useApi, useAuth } from '../../lib/services.tsx';

/** Id of the plan in force; null for guests and until it is known. A failed read counts as the free plan. */
export function useCurrentPlan(): PlanId | null {
  const api = useApi();
  const { user, isAdmin } = useAuth();
  const [name, setName] = useState<string | null>(null);
  const id = user?.id ?? null;
  useEffect(() => {
    setName(null);
    if (!id || isAdmin) return;
    let live = true;
    // Loaded only for signed-in people: guests need none of it.
    import('../../lib/usage/subscription.ts')
      .then(({ fetchSubscription }) => fetchSubscription(api))
      .then(
        (status) => live && setName(status.planName),
        () => live && setName(PLANS.free.displayName),
      );
    return () => {
      live = false;
    };
  }, [api, id, isAdmin]);
  if (isAdmin) return 'admin';
  if (!id || name === null) return null;
  return Object.values(PLANS).find((plan) => plan.name === name || plan.displayName === name)?.id ?? 'free';
}
