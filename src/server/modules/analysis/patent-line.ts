import type { PatentRecord } from '../../../contract/patents.ts';
import { isTitleOnly, patentText } from '../../../core/analysis/patent-text.ts';
import { documentText } from '../model/spotlight.ts';

/** Text of a patent without its title, as a model is given it, at most so many characters. */
export const bodyText = (record: PatentRecord, most: number): string =>
  documentText(patentText({ ...record, title: null })).slice(0, most);

/** A patent in one line of JSON, numbered within its request; one without a text says so. */
export function patentLine(record: PatentRecord, n: number, most: number): string {
  return JSON.stringify({
    n,
    title: documentText(record.title ?? ''),
    ...(isTitleOnly(record) ? { title_only: true } : { text: bodyText(record, most) }),
  });
}
