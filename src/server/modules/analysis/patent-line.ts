import type { PatentRecord } from '../../../contract/patents.ts';
import { isTitleOnly, patentText } from '../../../core/analysis/patent-text.ts';
import { documentText } from '../model/spotlight.ts';

/** Nearly every abstract is shorter; of a claim or a long abstract more would cost more than it tells. */
const MOST_CHARACTERS = 1600;

/** Text of a patent without its title, as a model is given it in every stage: what is cut ends with a whole word and "…". */
export function bodyText(record: PatentRecord): string {
  const text = documentText(patentText({ ...record, title: null }));
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/, '')} …`;
}

/** A patent in one line of JSON, numbered within its request; one without a text says so. */
export function patentLine(record: PatentRecord, n: number): string {
  return JSON.stringify({
    n,
    title: documentText(record.title ?? ''),
    ...(isTitleOnly(record) ? { title_only: true } : { text: bodyText(record) }),
  });
}
