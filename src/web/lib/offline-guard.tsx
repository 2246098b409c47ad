import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useToasts } from './services.tsx';
import { useOnline } from './use-online.ts';

function Guard() {
  const toasts = useToasts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    toasts.show({ title: 'You are offline', text: 'That page opens when you are back online.' });
    blocker.reset();
  }, [blocker, toasts]);
  return null;
}

/**
 * Keeps the page while the browser has no network: another page would have to be fetched, and the browser's own error page would
 * take the place of this one with what was written on it. Changes inside a page go on. A blocker exists only meanwhile, since
 * the router warns of one whenever it meets a page that it did not open itself.
 */
export function OfflineGuard() {
  return useOnline() ? null : <Guard />;
}
