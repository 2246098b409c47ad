import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings what the address names into view once it is on the page: the browser looked for it before it was loaded.
 * A closed part is opened first.
 */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed twice scrolls twice
  useEffect(() => {
    if (!hash) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView();
  }, [hash, key]);
}
