import type { Interval } from '../core/statistics/bootstrap.ts';
import type { Foresight } from './evaluate-foresight.ts';
import { table } from './evaluation-library.ts';

const f3 = (v: number) => v.toFixed(3);
const withRange = ({ value, low, high }: Interval) => `${f3(value)} [${f3(low)}, ${f3(high)}]`;
const signed = (interval: Interval | undefined) => (interval === undefined ? '' : withRange(interval));

const HEAD = [
  'method',
  'AUC',
  'matched AUC',
  'above its match',
  'AUC-PR',
  'precision@100',
  'lift@100',
  'AUC of ≥ 3',
  'mixture − it, AUC',
  'mixture − it, matched',
  'mixture − it, above its match',
];

/** The tables of `evaluate foresight`. */
export function renderForesight({ cuts, horizons, reliability }: Foresight): string {
  const parts = cuts.map((cut) => {
    const rows = cut.results.map((m) => [
      m.method,
      withRange(m.auc),
      withRange(m.matched),
      withRange(m.beside),
      f3(m.averagePrecision),
      f3(m.precision100),
      m.lift100.toFixed(1),
      m.aucThree === null ? '–' : f3(m.aucThree),
      signed(m.ahead?.auc),
      signed(m.ahead?.matched),
      signed(m.ahead?.beside),
    ]);
    return `${cut.concepts}, ${cut.field}, 5 years from ${cut.cut}${cut.spike ? ' (with the spike of 2018)' : ''}: ${cut.size} concepts, ${cut.pairs} unlinked pairs, ${cut.joined} joined by ${cut.windowDocuments} documents\n${table([HEAD, ...rows])}`;
  });
  const other = horizons.map((h) => [
    h.concepts,
    String(h.years),
    `≥ ${h.least}`,
    String(h.joined),
    f3(h.auc),
    h.lift100.toFixed(1),
  ]);
  parts.push(
    `whole library, from 2013, the forecast for other horizons\n${table([['concepts', 'years', 'families', 'joined', 'AUC', 'lift@100'], ...other])}`,
  );
  if (reliability !== null) {
    const rows = reliability.observed.map((o, i) => [
      String(i + 1),
      (reliability.predicted[i] ?? 0).toFixed(4),
      o.toFixed(4),
      (reliability.fitted[i] ?? 0).toFixed(4),
    ]);
    parts.push(
      `share of pairs joined, by tenths of plausibility\n${table([['tenth', 'predicted', 'observed', 'shipped'], ...rows])}`,
    );
  }
  return parts.join('\n\n');
}
