import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LibraryDocument } from '../../src/core/retrieval/document.ts';
import type { PatentSource } from '../../src/server/modules/patents/patent-source.ts';

/** What every patent source must do, given the documents that it holds. */
export function describePatentSource(
  name: string,
  open: (documents: LibraryDocument[]) => Promise<PatentSource>,
  documents: LibraryDocument[],
): void {
  describe(`patent source: ${name}`, { timeout: 60_000 }, () => {
    let source: PatentSource;
    beforeAll(async () => {
      source = await open(documents);
    }, 120_000);
    afterAll(() => source.close());

    const sample = documents.filter((_, i) => i % 40 === 0);

    it('counts what it holds', () => {
      expect(source.stats.documents).toBe(documents.length);
      expect(source.model.documents).toBe(documents.length);
      const years = [...source.stats.byYear.values()].reduce((sum, count) => sum + count, 0);
      expect(years).toBe(documents.filter((document) => document.date).length);
    });

    it('finds a patent by its own words', async () => {
      for (const document of sample) {
        const { hits } = await source.search({ text: `${document.title}. ${document.abstract}`, limit: 5 });
        const numbers = hits.flatMap((hit) => [hit.record.number, ...hit.duplicates]);
        expect(numbers).toContain(document.number);
      }
    });

    it('gives back whole records, by search and by number', async () => {
      const [first] = documents as [LibraryDocument];
      const { claim: _, ...record } = first;
      expect(await source.byNumber([first.number, 'US0', "x' OR '1'='1"])).toEqual([record]);
      const numbers = sample.map((document) => document.number).reverse();
      expect((await source.byNumber(numbers)).map((found) => found.number)).toEqual(numbers);
    });

    it('ranks the best first, each document once, within the limit', async () => {
      const { hits, considered } = await source.search({
        text: 'vehicle wheel with sensor and battery',
        limit: 15,
      });
      expect(hits).toHaveLength(15);
      expect(considered).toBeGreaterThanOrEqual(15);
      expect(hits.map((hit) => hit.score)).toEqual(hits.map((hit) => hit.score).toSorted((x, y) => y - x));
      const numbers = hits.flatMap((hit) => [hit.record.number, ...hit.duplicates]);
      expect(new Set(numbers).size).toBe(numbers.length);
    });

    it('honours date, class and number filters', async () => {
      const text = 'image data processing method';
      const all = await source.search({ text, limit: 30 });
      const skip = all.hits.slice(0, 3).map((hit) => hit.record.number);
      const request = {
        text,
        limit: 30,
        before: '2012-01-01',
        excludeClasses: ['G06F'],
        excludeNumbers: skip,
      };
      const { hits } = await source.search(request);
      expect(hits.length).toBeGreaterThan(0);
      for (const { record } of hits) {
        expect(record.date && record.date < '2012-01-01').toBe(true);
        expect(record.cpc.some((symbol) => symbol.startsWith('G06F'))).toBe(false);
        expect(skip).not.toContain(record.number);
      }
    });

    it('answers the same, alone or among many', async () => {
      const requests = ['wheel', 'solar cell', 'image', 'zorgblat'].map((text) => ({ text, limit: 5 }));
      const many = await source.searchMany(requests);
      for (const [i, request] of requests.entries()) expect(many[i]).toEqual(await source.search(request));
      expect(many[3]).toMatchObject({ hits: [], unknownTerms: ['zorgblat'] });
    });

    it('lists as many patents in a category as it counts', async () => {
      const counts = await source.categoryCounts();
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(documents.length / 2);
      for (const category of counts.filter(({ count }) => count > 0).slice(0, 8)) {
        const listed = await source.searchCategory(category.name, 10_000);
        expect(listed?.category).toEqual(category);
        expect(listed?.patents).toHaveLength(category.count);
        const dates = listed?.patents.map(({ record }) => record.date ?? '') ?? [];
        expect(dates).toEqual(dates.toSorted().reverse());
      }
      expect(await source.searchCategory('No such category', 5)).toBeNull();
    });
  });
}
