import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category, PatentRecord } from '../src/contract/patents.ts';
import { patentText } from '../src/core/analysis/patent-text.ts';
import { patentUrl } from '../src/core/patents/publication-number.ts';
import { projectRoot } from '../src/server/config.ts';
import type { DesignPattern } from '../src/server/modules/library/design-patterns.ts';
import type { LibraryHit } from '../src/server/modules/library/library.ts';
import type { LibraryHandle } from '../src/server/modules/library/library-handle.ts';

export interface MemoryLibrary extends LibraryHandle {
  /** Whether it counts as open. */
  open: boolean;
}

const SUBJECT = /plant|pot\b|water|irrigat|soil/i;
const STEM = /(?:ies|ing|ed|es|s)$/;
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(STEM, ''));

/** A line of `data/patents.jsonl`. */
type StarterRow = Omit<PatentRecord, 'number' | 'title' | 'date' | 'abstract' | 'digest' | 'url'> & {
  patent_number: string;
  patent_title: string;
  patent_date: string;
  digest: string;
};

/** Records of the starter library about plants and water, and some others. */
function readRecords(): PatentRecord[] {
  const rows = readFileSync(join(projectRoot, 'data', 'patents.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StarterRow);
  const records = rows.map(
    ({ patent_number: number, patent_title: title, patent_date: date, digest, ...rest }) => ({
      ...rest,
      number,
      title,
      date,
      abstract: digest,
      digest: true,
      url: patentUrl(number, rest.kind),
    }),
  );
  const about = records.filter(({ title }) => SUBJECT.test(title ?? ''));
  return [...about.slice(0, 120), ...records.filter((record) => !about.includes(record)).slice(0, 60)];
}

/** A pattern for the idea that the tests analyze. */
const PATTERN: DesignPattern = {
  id: 'p-test',
  aim: 'watering office plants without daily care',
  problem:
    'A wick that is always wet rots the roots, while one that dries out lets the plant wilt over a weekend.',
  approaches: [
    {
      title: 'Capillary mat with an air gap',
      concept:
        'A felt mat draws water from the tank and an overflow hole keeps an air gap, so that roots are never submerged.',
      terms: ['capillary mat', 'air gap'],
    },
    {
      title: 'Float with a visible flag',
      concept:
        'A float in the tank lifts a flag above the soil, so that anyone can see when to refill without electronics.',
      terms: ['float indicator', 'water level flag'],
    },
    {
      title: 'Porous clay cone dosing',
      concept:
        'An unglazed cone passes water only as the soil around it dries, which doses itself at the price of a slow start.',
      terms: ['porous ceramic', 'soil moisture dosing'],
    },
  ],
  test: 'Run ten planters for two weeks on one fill. Stop if more than two plants wilt.',
};

const CATEGORIES: Category[] = [
  { id: 'plants', name: 'Plants', emoji: '🌱', count: 0 },
  { id: 'boats', name: 'Boats', emoji: '⛵', count: 0 },
];

/** A library in memory that ranks by shared words: for tests of what stands on a library. */
export function createMemoryLibrary(): MemoryLibrary {
  const records = readRecords();
  const counted = CATEGORIES.map((category) => ({
    ...category,
    count: category.id === 'plants' ? records.filter(({ title }) => SUBJECT.test(title ?? '')).length : 0,
  }));
  const hits = (text: string, limit: number): LibraryHit[] => {
    const wanted = new Set(wordsOf(text));
    return records
      .map((record) => {
        const matchedTerms = [...new Set(wordsOf(patentText(record)))].filter((word) => wanted.has(word));
        return { record, matchedTerms, score: matchedTerms.length, duplicates: [] };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.record.number < b.record.number ? -1 : 1))
      .slice(0, limit);
  };
  const library: MemoryLibrary = {
    open: true,
    start: () => undefined,
    ready: () => library.open,
    failure: () => null,
    stats: async () => ({
      name: 'memory',
      version: '1',
      documents: records.length,
      withAbstract: records.length,
      withClaims: 0,
      fromYear: 2007,
      toYear: 2026,
      byYear: {},
      byClass: {},
      byCountry: { US: records.length },
      vectorShare: 1,
    }),
    search: async (queries) => queries.map(({ text, limit }) => hits(text, limit)),
    byNumber: async (numbers) => records.filter(({ number }) => numbers.includes(number)),
    similar: async (number, limit) => {
      const record = records.find((one) => one.number === number);
      return record ? hits(patentText(record), limit + 1).filter((hit) => hit.record !== record) : [];
    },
    likeness: async (queries, documents) =>
      queries.map((query) => {
        const wanted = new Set(wordsOf(query));
        return documents.map((text) => {
          const matched = [...new Set(wordsOf(text))].filter((word) => wanted.has(word));
          const words = wanted.size === 0 ? 0 : matched.length / wanted.size;
          return { meaning: words, words, matched };
        });
      }),
    expand: async () => [],
    patterns: async (text, limit) =>
      /plant/i.test(text) && limit > 0 ? [{ pattern: PATTERN, chance: 0.9 }] : [],
    classTitles: async (codes) => codes.map(() => null),
    classify: async (texts) => texts.map(() => []),
    baseRates: async () => ({ shareByYear: null, underCovered: [] }),
    categoryCounts: async () => counted,
    searchCategory: async (name, limit) => {
      const category = counted.find((one) => [one.id, one.name.toLowerCase()].includes(name.toLowerCase()));
      if (!category) return null;
      const members =
        category.id === 'plants' ? records.filter(({ title }) => SUBJECT.test(title ?? '')) : [];
      return { category, patents: members.slice(0, limit), total: category.count };
    },
    close: async () => undefined,
  };
  return library;
}
