import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../services.tsx';
import { SUBSCRIPTION_KEY } from '../usage/subscription.ts';
import { USAGE_KEY } from '../usage/usage-query.ts';
import { useTopic } from './use-topic.ts';

/** Keeps what the server knows of the person in step in every tab: usage, plan, list of sessions. */
export function useAccountEvents(): void {
  const { user } = useAuth();
  const queries = useQueryClient();
  useTopic(user ? `user:${user.id}` : null, (event) => {
    const refresh = (queryKey: readonly string[]) => void queries.invalidateQueries({ queryKey });
    if (event.type === 'usage.changed') refresh(USAGE_KEY);
    if (event.type === 'subscription.changed') {
      refresh(SUBSCRIPTION_KEY);
      refresh(USAGE_KEY);
      refresh(['invoices']);
    }
    if (event.type === 'sessions.changed' || event.type === 'run.finished') {
      refresh(['sessions']);
      refresh(['analytics']);
    }
  });
}
