import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useToasts } from './services.tsx';

/**
 * Keeps the page while the browser has no network: another page would have to be fetched, and the browser's own error page would
 * take the place of this one with what was written on it. Changes inside a page go on.
 */
export function useOfflineGuard(): void {
  const toasts = useToasts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    toasts.show({ title: 'You are offline', text: 'That page opens when you are back online.' });
    blocker.reset();
  }, [blocker, toasts]);
}
