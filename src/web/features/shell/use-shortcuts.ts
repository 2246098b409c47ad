import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../../lib/services.tsx';
import { navItemsFor } from './nav-items.tsx';

const PAIR_WINDOW = 1200;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

const asksForPalette = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';

/** True when a bare key is meant for the page: no modifier, no field to type in, no dialog in front. */
const isForPage = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !typing(event.target) &&
  document.querySelector('dialog[open]') === null;

/** `Ctrl K` opens the palette, `?` the list of shortcuts, `g` then a letter goes to a page. */
export function useShortcuts({
  openPalette,
  openHelp,
}: {
  openPalette: () => void;
  openHelp: () => void;
}): void {
  const navigate = useNavigate();
  const { isAdmin } = useAuth();
  const handlers = useRef({ openPalette, openHelp });
  useEffect(() => {
    handlers.current = { openPalette, openHelp };
  });
  // Before the first paint: what is on the screen takes keys.
  useLayoutEffect(() => {
    let pair = 0;
    const onKey = (event: KeyboardEvent) => {
      if (asksForPalette(event)) {
        event.preventDefault();
        handlers.current.openPalette();
        return;
      }
      if (!isForPage(event)) return;
      const item = navItemsFor(isAdmin).find((one) => one.key === event.key);
      if (item && Date.now() - pair < PAIR_WINDOW) void navigate(item.to);
      else if (event.key === '?') handlers.current.openHelp();
      pair = event.key === 'g' ? Date.now() : 0;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, isAdmin]);
}
