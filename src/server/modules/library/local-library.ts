import type * as lancedb from '@lancedb/lancedb';
import type { PatentRecord } from '../../../contract/patents.ts';
import type { Encoder } from '../encoder/encoder.ts';
import { openStaticEncoder } from '../encoder/static-encoder.ts';
import { answer } from './answer.ts';
import { buildRecords, starterRecords } from './build-records.ts';
import { createCandidateStore } from './candidate.ts';
import { readClassTitles } from './class-titles.ts';
import { collapse } from './collapse.ts';
import { readDesignPatterns } from './design-patterns.ts';
import type { Library, LibraryHit, LibraryQuery } from './library.ts';
import type { LibraryLocation } from './library-location.ts';
import { likenessOf } from './likeness.ts';
import { createPatternSearch, type PatternSearch } from './pattern-search.ts';
import { readQuestions } from './read-questions.ts';
import { createFactFinder, type FactFinder } from './record-facts.ts';
import { encodedText } from './record-row.ts';
import { connectLibrary, openRecordTable, recordsOfNumbers, recordTableName } from './record-table.ts';
import { RANKING_WEIGHTS } from './rerank.ts';
import { readCategories } from './starter.ts';
import { readSummary, type Summary } from './summary.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { openWordnet } from './wordnet.ts';

/** Opens the library of a place in this thread, building it first where it is missing. */
export async function openLocalLibrary(location: LibraryLocation): Promise<Library> {
  const encoder = await openStaticEncoder(location.shippedDataDir);
  const db = await connectLibrary(location.indexUri);
  let summary = await readSummary(db, recordTableName(encoder));
  if (!summary || !(await openRecordTable(db, encoder))) {
    await buildRecords({ db, location, encoder }, starterRecords(location.shippedDataDir), () => undefined);
    summary = await readSummary(db, recordTableName(encoder));
  }
  const table = await openRecordTable(db, encoder);
  if (!summary || !table) throw new Error('The patent library could not be built.');
  return createLocalLibrary({ db, table, summary, encoder, location });
}

interface Opened {
  db: lancedb.Connection;
  table: lancedb.Table;
  summary: Summary;
  encoder: Encoder;
  location: LibraryLocation;
}

async function createLocalLibrary({ db, table, summary, encoder, location }: Opened): Promise<Library> {
  const [categories, titles] = await Promise.all([
    readCategories(location.shippedDataDir),
    readClassTitles(location.shippedDataDir),
  ]);
  let finder: Promise<FactFinder> | null = null;
  const facts = () => {
    finder ??= createFactFinder({
      encoder,
      shippedDataDir: location.shippedDataDir,
      categories,
      classTitles: titles,
    });
    return finder;
  };
  let words: Promise<Vocabulary> | null = null;
  const vocabulary = () => {
    words ??= openWordnet().then((wordnet) =>
      createVocabulary(wordnet, { encoder, weights: summary.weights }),
    );
    return words;
  };
  let patterns: Promise<PatternSearch> | null = null;
  const patternSearch = () => {
    patterns ??= readDesignPatterns(location.shippedDataDir).then((list) =>
      createPatternSearch(list, { encoder, weights: summary.weights }),
    );
    return patterns;
  };
  const source = {
    table,
    candidates: createCandidateStore(table),
    terms: summary.weights,
    ranking: RANKING_WEIGHTS,
  };
  const search = async (queries: LibraryQuery[]): Promise<LibraryHit[][]> => {
    const questions = await readQuestions(queries, {
      encoder,
      vocabulary: await vocabulary(),
      weights: summary.weights,
    });
    const ranked = await answer(source, questions);
    return questions.map((question, i) =>
      collapse(question, ranked[i] as (typeof ranked)[number], question.query.limit),
    );
  };
  const categoryOf = (id: string) => categories.find((category) => category.id === id);
  const dto = ({ id, name, emoji }: (typeof categories)[number]) => ({
    id,
    name,
    emoji,
    count: summary.categories[id] ?? 0,
  });
  return {
    stats: async () => summary.stats,
    search,
    byNumber: (numbers) => recordsOfNumbers(table, numbers),
    async similar(number, limit) {
      const [record] = await recordsOfNumbers(table, [number]);
      if (!record) return [];
      const [hits = []] = await search([{ text: encodedText(record), limit: limit + 1 }]);
      const others = hits.filter((hit) => hit.record.number !== number && !hit.duplicates.includes(number));
      return others.slice(0, limit);
    },
    async likeness(queries, documents) {
      const [q, d] = await Promise.all([encoder.embed(queries), encoder.embed(documents)]);
      const encoded = documents.map((text, i) => ({ text, vector: d[i] as Float32Array }));
      return queries.map((text, i) =>
        likenessOf({ text, vector: q[i] as Float32Array }, encoded, summary.weights),
      );
    },
    async expand(text) {
      const { names, others } = await (await vocabulary()).read(text);
      return [...names, ...others];
    },
    patterns: async (text, limit) => (await patternSearch()).nearest(text, limit),
    classTitles: async (codes) =>
      codes.map((code) => titles.get(code.replace(/\s/g, '').toUpperCase()) ?? null),
    classify: async (texts) => {
      const { classify } = await facts();
      return texts.map(classify);
    },
    baseRates: async () => ({ shareByYear: null, underCovered: [] }),
    categoryCounts: async () => categories.map(dto),
    async searchCategory(wanted, limit) {
      const key = wanted.trim().toLowerCase();
      const category = categoryOf(key) ?? categories.find(({ name }) => name.toLowerCase() === key);
      if (!category) return null;
      const patents = await newestOf(table, category.id, limit);
      return { category: dto(category), patents, total: summary.categories[category.id] ?? 0 };
    },
    async close() {
      table.close();
      db.close();
    },
  };
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
