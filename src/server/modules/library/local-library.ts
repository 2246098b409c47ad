import type * as lancedb from '@lancedb/lancedb';
import type { PatentRecord } from '../../../contract/patents.ts';
import type { Encoder } from '../encoder/encoder.ts';
import { openEncoder } from '../encoder/open-encoder.ts';
import { openStaticEncoder } from '../encoder/static-encoder.ts';
import { answer } from './answer.ts';
import { readBaseRates } from './base-rates.ts';
import { readClassTitles } from './class-titles.ts';
import { collapse, rowsToRead } from './collapse.ts';
import { fillVectors } from './fill-vectors.ts';
import type { Library, LibraryHit, LibraryQuery } from './library.ts';
import type { LibraryLocation } from './library-location.ts';
import { likenessOf } from './likeness.ts';
import { readQuestions } from './read-questions.ts';
import { createFactFinder, type FactFinder } from './record-facts.ts';
import { encodedText } from './record-row.ts';
import { connectLibrary, recordsOfNumbers } from './record-table.ts';
import { RANKING_WEIGHTS } from './rerank.ts';
import { openSnapshots, type Snapshot } from './snapshots.ts';
import { readCategories } from './starter.ts';
import { openWordnet } from './wordnet.ts';

/**
 * Opens the library of a place in this thread, building it first where it is missing or damaged. Rejects with the signal's
 * reason when it aborts before.
 */
export async function openLocalLibrary(location: LibraryLocation, signal: AbortSignal): Promise<Library> {
  const { shippedDataDir } = location;
  const [encoder, lexicon, db, wordnet, categories, titles, rates] = await Promise.all([
    openEncoder(location),
    openStaticEncoder(shippedDataDir),
    connectLibrary(location.indexUri),
    openWordnet(),
    readCategories(shippedDataDir),
    readClassTitles(shippedDataDir),
    readBaseRates(shippedDataDir),
  ]);
  const place = { db, location, encoder, signal };
  const snapshots = await openSnapshots(place, { wordnet, lexicon });
  const stopping = new AbortController();
  const filling = fillVectors(place, stopping.signal);
  const { use } = snapshots;
  let finder: Promise<FactFinder> | null = null;
  const facts = () => {
    finder ??= createFactFinder({ encoder, shippedDataDir, categories, classTitles: titles });
    return finder;
  };
  const counted = (snapshot: Snapshot, { id, name, emoji }: (typeof categories)[number]) => ({
    id,
    name,
    emoji,
    count: snapshot.summary.categories[id] ?? 0,
  });
  return {
    stats: () => use(async ({ summary }) => summary.stats),
    search: (queries) => use((snapshot) => search(snapshot, queries, encoder)),
    byNumber: (numbers) => use(({ table }) => recordsOfNumbers(table, numbers)),
    similar: (number, limit) =>
      use(async (snapshot) => {
        const [record] = await recordsOfNumbers(snapshot.table, [number]);
        if (!record) return [];
        const query = { text: encodedText(record), expansions: [], limit: limit + 1 };
        const [hits = []] = await search(snapshot, [query], encoder);
        return hits
          .filter((hit) => hit.record.number !== number && !hit.duplicates.includes(number))
          .slice(0, limit);
      }),
    likeness: (queries, documents) =>
      use(({ summary, vocabulary }) =>
        likenessOf(queries, documents, { encoder, vocabulary, weights: summary.weights }),
      ),
    expand: (text) =>
      use(async ({ vocabulary }) => {
        const { names, others } = await vocabulary.read(text);
        return [...names, ...others];
      }),
    patterns: (text, limit) => use(async ({ patterns }) => (await patterns()).nearest(text, limit)),
    classTitles: async (codes) =>
      codes.map((code) => titles.get(code.replace(/\s/g, '').toUpperCase()) ?? null),
    classify: async (texts) => {
      const { classify } = await facts();
      return texts.map(classify);
    },
    baseRates: (codes) => use(async ({ summary }) => rates.of(codes, summary.stats)),
    categoryCounts: () => use(async (snapshot) => categories.map((category) => counted(snapshot, category))),
    searchCategory: (wanted, limit) =>
      use(async (snapshot) => {
        const key = wanted.trim().toLowerCase();
        const found = categories.find(({ id, name }) => id === key || name.toLowerCase() === key);
        if (!found) return null;
        const category = counted(snapshot, found);
        const patents = await newestOf(snapshot.table, found.id, limit);
        return { category, patents, total: category.count };
      }),
    async close() {
      stopping.abort();
      await filling;
      await snapshots.close();
      db.close();
    },
  };
}

async function search(
  { table, summary, candidates, vocabulary }: Snapshot,
  queries: readonly LibraryQuery[],
  encoder: Encoder,
): Promise<LibraryHit[][]> {
  const { weights } = summary;
  const questions = await readQuestions(queries, { encoder, vocabulary, weights });
  const ranked = await answer({ table, candidates, terms: weights, ranking: RANKING_WEIGHTS }, questions);
  const wanted = questions.flatMap(({ query }, i) => rowsToRead(ranked[i] ?? [], query.limit));
  const records = await candidates.records(wanted);
  return questions.map((question, i) => collapse(question, ranked[i] ?? [], records));
}

async function newestOf(table: lancedb.Table, id: string, limit: number): Promise<PatentRecord[]> {
  const rows = await table
    .query()
    .where(`categories LIKE '%|${id.replace(/[^a-z0-9-]/g, '')}|%'`)
    .select(['date', 'number', 'record'])
    .orderBy([
      { columnName: 'date', ascending: false },
      { columnName: 'number', ascending: true },
    ])
    .limit(limit)
    .toArray();
  return rows.map(({ record }) => JSON.parse(record as string) as PatentRecord);
}
