import { LENGTHS } from '../../../contract/limits.ts';
import type { Patent } from '../../../contract/patents.ts';

/** Cut at 200 characters plus `...`; shorter texts stay whole. */
export function shortAbstract(text: string): string {
  return text.length > LENGTHS.abstractShown ? `${text.slice(0, LENGTHS.abstractShown)}...` : text;
}

/** What the date of the card is the date of, by the kind code: `A…` was published, the others were granted. */
export function dateLabel(kind: Patent['kind']): string {
  if (!kind) return 'Granted or published';
  return kind.startsWith('A') ? 'Published' : 'Granted';
}

/** The link when it is a plain https one; anything else is never made clickable. */
export const safeLink = (url: string | null): string | null =>
  url !== null && /^https:\/\//i.test(url) ? url : null;
