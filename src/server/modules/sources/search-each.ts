import type { PatentSource } from './patent-source.ts';

/** `searchMany` of a service that answers one search at a time. */
export function searchEach(search: PatentSource['search']): PatentSource['searchMany'] {
  return async (queries, options) => {
    const answers = [];
    for (const query of queries) answers.push(await search(query, options));
    return answers;
  };
}
