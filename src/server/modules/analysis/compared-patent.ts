import type { Disclosure } from '../../../contract/analysis/evidence.ts';
import type { ComparedPatent } from '../../../contract/analysis/opportunity.ts';
import type { PatentRecord } from '../../../contract/patents.ts';
import type { Hypothesis, Refutation } from './run-state.ts';

/** A proposal with what its own searches found. */
export interface Tested {
  hypothesis: Hypothesis;
  found: PatentRecord[];
  queries: Refutation['queries'];
}

/** A record held against `count` elements, of which it has some. */
export function comparedPatent(record: PatentRecord, has: Disclosure[], count: number): ComparedPatent {
  const held = new Set(has.map(({ element }) => Number(element)));
  return {
    number: record.number,
    title: record.title ?? record.number,
    date: record.date,
    owner: record.assignee,
    url: record.url,
    has,
    lacks: Array.from({ length: count }, (_, i) => i).filter((i) => !held.has(i)),
    claim: record.claim ?? null,
  };
}
