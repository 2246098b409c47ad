import { LENGTHS } from '../../../contract/limits.ts';
import type { Patent } from '../../../contract/patents.ts';

/** Cut at 200 characters plus `...`; shorter texts stay whole. */
export function shortAbstract(text: string): string {
  return text.length > LENGTHS.abstractShown ? `${text.slice(0, LENGTHS.abstractShown)}...` : text;
}

const LABELS: Record<Patent['type'], string> = {
  grant: 'Granted',
  application: 'Published',
  other: 'Granted or published',
};

/** What the date of a patent is the date of. */
export const dateLabel = ({ type }: Pick<Patent, 'type'>): string => LABELS[type];

/** The link when it is a plain https one; anything else is never made clickable. */
export const safeLink = (url: string | null): string | null =>
  url !== null && /^https:\/\//i.test(url) ? url : null;
