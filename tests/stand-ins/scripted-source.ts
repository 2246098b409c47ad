import type { PatentRecord } from '../../src/contract/patents.ts';
import type {
  PatentSource,
  SearchOptions,
  SourceCapabilities,
  SourceName,
  SourceQuery,
} from '../../src/server/modules/sources/patent-source.ts';

type Answer = PatentRecord[] | Error | 'never';

export interface ScriptedSource extends PatentSource {
  /** Queries received, in order. */
  asked: SourceQuery[];
  options: SearchOptions[];
  fetched: string[][];
}

/** A source in memory that answers by the text of a query as a test says. */
export function scriptedSource(
  name: SourceName,
  answerTo: (text: string) => Answer,
  capabilities: Partial<SourceCapabilities> = {},
): ScriptedSource {
  const asked: SourceQuery[] = [];
  const options: SearchOptions[] = [];
  const fetched: string[][] = [];
  const search: PatentSource['search'] = async (query, given) => {
    asked.push(query);
    options.push(given);
    const answer = answerTo(query.text);
    if (answer === 'never') return new Promise(() => undefined);
    if (answer instanceof Error) throw answer;
    return { records: answer, total: answer.length * 100, cachedAt: null };
  };
  return {
    asked,
    options,
    fetched,
    name,
    label: `Source ${name}`,
    capabilities: {
      relevanceOrder: true,
      abstracts: true,
      claims: true,
      families: true,
      countries: 'all',
      ...capabilities,
    },
    search,
    searchMany: (queries, given) => Promise.all(queries.map((query) => search(query, given))),
    fetch: async (numbers) => {
      fetched.push(numbers);
      const answer = answerTo('fetch');
      if (answer instanceof Error) throw answer;
      return answer === 'never' ? [] : answer;
    },
    status: async () => ({ state: 'ok', text: 'Scripted.', remaining: null, retryAt: null }),
    close: async () => undefined,
  };
}
