import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useServices } from '../services.tsx';
import { createQueryClient } from './query-client.ts';

/** Gives the screens below a cache of server data; it is emptied when the person changes. */
export function QueriesProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const { auth } = useServices();
  useEffect(() => {
    let person = auth.current().user?.id ?? null;
    return auth.on((event, user) => {
      const next = user?.id ?? null;
      if (event === 'SIGNED_OUT' || (person !== null && next !== person)) client.clear();
      person = next;
    });
  }, [auth, client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
