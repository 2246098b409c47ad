import type { PatentRecord } from '../../src/contract/patents.ts';
import { contentTerms } from '../../src/core/text/tokenize.ts';
import type { Library, LibraryHit, LibraryQuery } from '../../src/server/modules/library/library.ts';

const notHere = (name: string) => () => {
  throw new Error(`The fake library cannot ${name}.`);
};

const termsOf = (text: string) => new Set(contentTerms(text).map(({ stem }) => stem));

/** A library in memory that ranks by shared words; what only an index offers is not here. */
export function fakeLibrary(records: PatentRecord[]): Library {
  const searchOne = ({ text, limit, from, to }: LibraryQuery): LibraryHit[] => {
    const wanted = termsOf(text);
    return records
      .filter(({ date }) => (!from || (date ?? '') >= from) && (!to || (date !== null && date <= to)))
      .map((record) => {
        const held = termsOf(`${record.title} ${record.abstract}`);
        const matchedTerms = [...wanted].filter((term) => held.has(term));
        return { record, score: matchedTerms.length, matchedTerms, duplicates: [] };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.record.number < b.record.number ? -1 : 1))
      .slice(0, limit);
  };
  const years = records.flatMap(({ date }) => (date ? [Number(date.slice(0, 4))] : []));
  return {
    stats: async () => ({
      name: 'fake',
      version: '1',
      documents: records.length,
      withAbstract: records.filter(({ abstract }) => abstract).length,
      withClaims: records.filter(({ claim }) => claim).length,
      fromYear: years.length > 0 ? Math.min(...years) : null,
      toYear: years.length > 0 ? Math.max(...years) : null,
      byYear: {},
      byClass: {},
      byCountry: {},
      vectorShare: 1,
    }),
    search: async (queries) => queries.map(searchOne),
    byNumber: async (numbers) =>
      numbers.flatMap((number) => records.filter((record) => record.number === number)),
    similar: notHere('find similar patents'),
    likeness: notHere('compare texts'),
    expand: notHere('expand words'),
    patterns: notHere('find patterns'),
    classTitles: notHere('name classes'),
    classify: notHere('classify'),
    baseRates: async () => ({ shareByYear: null, underCovered: [] }),
    categoryCounts: notHere('count categories'),
    searchCategory: notHere('search categories'),
    close: async () => undefined,
  };
}
