import type { PatentRecord } from '../../../contract/patents.ts';
import type { PatentSource } from './patent-source.ts';

/** `searchMany` of a service that answers one search at a time. */
export function searchEach(search: PatentSource['search']): PatentSource['searchMany'] {
  return async (queries, options) => {
    const answers = [];
    for (const query of queries) answers.push(await search(query, options));
    return answers;
  };
}

/** `fetch` of a service that gives one record at a time; numbers that it does not know are left out. */
export function fetchEach(
  fetchOne: (number: string, signal: AbortSignal) => Promise<PatentRecord | null>,
): PatentSource['fetch'] {
  return async (numbers, { signal }) => {
    const records: PatentRecord[] = [];
    for (const number of numbers) {
      const record = await fetchOne(number, signal);
      if (record) records.push(record);
    }
    return records;
  };
}
