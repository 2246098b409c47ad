import { TIMINGS } from '../../../contract/limits.ts';

/** What of the browser is needed, so that tests can hand in another. */
export interface Leaving {
  assign(url: string): void;
  /** Opens a tab; false when the browser blocked it. */
  openTab(url: string): boolean;
  /** Calls back when the page begins to unload; returns the way to stop. */
  onLeave(listener: () => void): () => void;
  wait(milliseconds: number): Promise<void>;
}

export type LeaveResult = 'left' | 'new-tab' | 'blocked';

/**
 * Goes to a payment page in this window. Looks after 500 ms whether the browser has begun to go, and gives one that
 * has begun three seconds in all; else the page is opened in a new tab (SPEC §4, checkout).
 */
export async function leaveFor(url: string, browser: Leaving): Promise<LeaveResult> {
  let begun = false;
  const stop = browser.onLeave(() => {
    begun = true;
  });
  try {
    browser.assign(url);
    await browser.wait(TIMINGS.checkoutCheck);
    if (begun) await browser.wait(TIMINGS.checkoutTimeout - TIMINGS.checkoutCheck);
    return browser.openTab(url) ? 'new-tab' : 'blocked';
  } finally {
    stop();
  }
}

/** Opens a tab that cannot reach back to us. */
export function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}

/** The real one. A page that is left runs no further, so nothing waits for it. */
export const browserLeaving: Leaving = {
  assign: (url) => window.location.assign(url),
  openTab,
  onLeave: (listener) => {
    window.addEventListener('beforeunload', listener);
    window.addEventListener('pagehide', listener);
    return () => {
      window.removeEventListener('beforeunload', listener);
      window.removeEventListener('pagehide', listener);
    };
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
