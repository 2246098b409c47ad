import type { PatentRecord } from '../../../contract/patents.ts';
import type { Library } from '../library/library.ts';
import type { PatentSource, SearchOptions, SourceAnswer, SourceQuery } from './patent-source.ts';
import { countryOf, readPublicationNumber } from './publication-number.ts';

const withSource = (record: PatentRecord): PatentRecord => ({ ...record, source: 'library' });

/** The patents on this machine as one source among others. */
export function createLibrarySource(library: Library): PatentSource {
  const searchMany = async (queries: SourceQuery[], options: SearchOptions): Promise<SourceAnswer[]> => {
    const { filters, limit } = options;
    const countries = filters.countries?.length ? new Set(filters.countries) : null;
    const found = await library.search(
      queries.map(({ text }) => ({
        text,
        // The library knows no countries: those left out afterwards must not use up the limit.
        limit: countries ? limit * 3 : limit,
        ...(filters.from ? { from: filters.from } : {}),
        ...(filters.to ? { to: filters.to } : {}),
      })),
    );
    return found.map((hits) => ({
      records: hits
        .map((hit) => withSource(hit.record))
        .filter(({ number }) => !countries || countries.has(countryOf(number)))
        .slice(0, limit),
      folded: Object.fromEntries(hits.map(({ record, duplicates }) => [record.number, duplicates])),
      total: null,
      cachedAt: null,
    }));
  };
  return {
    name: 'library',
    label: 'Local library',
    capabilities: { relevanceOrder: true, abstracts: true, claims: true, families: false, countries: 'all' },
    search: async (query, options) => (await searchMany([query], options))[0]!,
    searchMany,
    fetch: async (numbers) => {
      const plain = numbers.map((number) => readPublicationNumber(number)?.number ?? number);
      return (await library.byNumber([...new Set(plain)])).map(withSource);
    },
    status: () => libraryStatus(library),
    close: () => library.close(),
  };
}

async function libraryStatus(library: Library): ReturnType<PatentSource['status']> {
  try {
    const { documents, fromYear, toYear } = await library.stats();
    const years = fromYear && toYear ? `, published ${fromYear}–${toYear}` : '';
    const text = `Holds ${documents.toLocaleString('en-US')} patents${years}.`;
    return { state: documents > 0 ? 'ok' : 'empty', text, remaining: null, retryAt: null };
  } catch {
    const text = 'The library cannot be opened. Run npm run lacuna -- doctor.';
    return { state: 'down', text, remaining: null, retryAt: null };
  }
}
