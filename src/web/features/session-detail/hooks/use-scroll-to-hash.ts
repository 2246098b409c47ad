import { useEffect } from 'react';

/** Brings what the address names into view once it is on the page: the browser looked for it before it was loaded. */
export function useScrollToHash(): void {
  useEffect(() => {
    if (!location.hash) return;
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, []);
}
