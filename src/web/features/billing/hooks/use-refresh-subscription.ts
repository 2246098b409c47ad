import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../../../lib/services.tsx';
import {
  fetchSubscription,
  SUBSCRIPTION_KEY,
  type SubscriptionStatus,
} from '../../../lib/usage/subscription.ts';
import { USAGE_KEY } from '../../../lib/usage/usage-query.ts';

/** Asks the server for the subscription now, whatever is cached, and puts the answer on every screen. Throws. */
export function useRefreshSubscription(): () => Promise<SubscriptionStatus> {
  const api = useApi();
  const queries = useQueryClient();
  return useCallback(async () => {
    const status = await fetchSubscription(api);
    queries.setQueryData(SUBSCRIPTION_KEY, status);
    await queries.invalidateQueries({ queryKey: USAGE_KEY });
    await queries.invalidateQueries({ queryKey: ['invoices'] });
    return status;
  }, [api, queries]);
}
