import type { Coverage } from '../../contract/analysis/landscape.ts';
import type { ComparedPatent, Verdict } from '../../contract/analysis/opportunity.ts';
import { isUnderCovered } from './coverage.ts';

const disclosed = ({ has }: ComparedPatent): Set<string> => new Set(has.map(({ element }) => element));

/** Two patents share a field when they share a CPC subclass, or when neither has classes. */
type SharesField = (a: string, b: string) => boolean;

function pairDisclosesAll(
  patents: readonly ComparedPatent[],
  elements: number,
  sharesField: SharesField,
): boolean {
  return patents.some((a, i) =>
    patents.slice(i + 1).some((b) => {
      const union = new Set([...disclosed(a), ...disclosed(b)]);
      return union.size >= elements && sharesField(a.number, b.number);
    }),
  );
}

/** Patents with a text, beyond the title, that must have been compared before anything is called open. */
const LEAST_READABLE = 5;

/**
 * The verdict on a proposal with `elements` elements, from the patents compared with it. Where the sources cover the
 * field too little, or gave hardly more than titles, "open" becomes "not covered": nothing found is no proof that
 * something is free.
 */
export function judgeProposal(
  patents: readonly ComparedPatent[],
  elements: number,
  field: { coverage: Pick<Coverage, 'level'>; sharesField: SharesField; readable: number | undefined },
): Verdict {
  const most = Math.max(0, ...patents.map((patent) => disclosed(patent).size));
  if (elements > 0 && most >= elements) return 'anticipated';
  if (elements > 0 && pairDisclosesAll(patents, elements, field.sharesField)) return 'combination_known';
  // Half of the elements in one patent is a partial disclosure; less leaves the proposal open.
  if (most * 2 >= elements && most > 0) return 'partly';
  return isUnderCovered(field.coverage) || (field.readable ?? 0) < LEAST_READABLE ? 'not_covered' : 'open';
}

/** The verdict where words were matched and nobody judged: what is mentioned, never what is missing. */
export const judgeByWords = (patents: readonly ComparedPatent[]): Verdict =>
  patents.some(({ has }) => has.length > 0) ? 'mentioned' : 'not_seen';
