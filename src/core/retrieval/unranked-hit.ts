import type { PatentRecord } from '../../contract/patents.ts';
import type { RankedPatent } from './library-view.ts';

/** A patent that was looked up by its number: no search ranked it. */
export const unrankedHit = (record: PatentRecord): RankedPatent => ({
  record,
  score: 0,
  bm25: 0,
  cosine: 0,
  matchedTerms: [],
  duplicates: [],
});
