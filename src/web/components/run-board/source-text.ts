import type { SourceReport } from '../../../contract/analysis/report.ts';

const STATES: Record<Exclude<SourceReport['state'], 'ok' | 'empty'>, string> = {
  down: 'not available',
  slow: 'too slow, skipped',
  quota: 'quota used up',
  unauthorized: 'key not accepted',
  refused: 'query refused',
};

const number = (value: number): string => value.toLocaleString('en');

/** "Lens: 62 of 1,204", or what is wrong with the source. */
export function sourceText({ label, state, shown, total }: SourceReport): string {
  if (state === 'empty') return `${label}: no matches`;
  const some = total === null || total === shown ? number(shown) : `${number(shown)} of ${number(total)}`;
  if (state === 'ok') return `${label}: ${some}`;
  return shown > 0 ? `${label}: ${some}, ${STATES[state]}` : `${label}: ${STATES[state]}`;
}
