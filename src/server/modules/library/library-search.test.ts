import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSmallLibrary, type SmallLibrary } from '../../../../tests/small-library.ts';
import { numbers, RECORDS } from '../../../../tests/small-records.ts';
import type { Library } from './library.ts';
import { openLibrary } from './open-library.ts';

describe('a library', () => {
  let place: SmallLibrary;
  let library: Library;
  beforeAll(async () => {
    place = await makeSmallLibrary(RECORDS);
    library = await openLibrary(place);
  });
  afterAll(async () => {
    await library.close();
    await place.remove();
  });
  const first = async (text: string) => numbers((await library.search([{ text, limit: 5 }]))[0] ?? [])[0];

  it('finds a thing under its other names', async () => {
    expect(await first('a lift that counts the people in it')).toBe('US9000001');
    expect(await first('a nappy that shows when it is wet')).toBe('US9000002');
    expect(await library.expand('a lift that counts the people in it')).toContain('elevator');
  });

  it('searches for the text alone where no other words are wanted', async () => {
    const [hits = []] = await library.search([{ text: 'nappy', expansions: [], limit: 5 }]);
    expect(hits.flatMap(({ matchedTerms }) => matchedTerms)).toEqual([]);
  });

  it('keeps the other names of a thing beside words that it is given', async () => {
    const query = { text: 'a lift that counts the people in it', expansions: ['tally'], limit: 5 };
    expect(numbers((await library.search([query]))[0] ?? [])[0]).toBe('US9000001');
  });

  it('puts the record that says most before those that are merely short', async () => {
    expect(await first('a planter that waters plants from a reservoir')).toBe('US9000003');
  });

  it('keeps to the dates, which records without one do not meet', async () => {
    const [hits = []] = await library.search([
      { text: 'planter', limit: 5, from: '2020-01-01', to: '2022-12-31' },
    ]);
    expect(numbers(hits)).toEqual(['US9000003']);
  });

  it('answers the same questions in the same way, alone and in a batch', async () => {
    const queries = ['lift', 'planter with reservoir', 'umbrella'].map((text) => ({ text, limit: 10 }));
    const together = await library.search(queries);
    const alone = await Promise.all(queries.map(async (query) => (await library.search([query]))[0]));
    expect(together).toEqual(alone);
    expect(await library.search(queries)).toEqual(together);
  });

  it('has nothing for a text without words', async () => {
    expect(await library.search([{ text: '!!!', limit: 5 }])).toEqual([[]]);
    expect(await library.search([])).toEqual([]);
  });

  it('tells likeness in words and meaning', async () => {
    const [[same, other] = []] = await library.likeness(
      ['an elevator with a camera'],
      ['Elevator whose cameras count passengers', 'Loom for weaving carpets'],
    );
    expect(same?.meaning).toBeGreaterThan((other?.meaning ?? 0) + 0.2);
    expect(same?.words).toBeCloseTo(1);
    expect(same?.matched.map((word) => word.toLowerCase())).toEqual(['elevator', 'cameras']);
    expect(other?.words).toBe(0);
  });

  it('counts what it holds, by year, class and category', async () => {
    const stats = await library.stats();
    expect(stats).toMatchObject({ documents: RECORDS.length, withAbstract: 3, vectorShare: 1, toYear: 2021 });
    expect(stats.byYear['2021']).toBe(1);
    expect(stats.byClass.A01G).toBeGreaterThanOrEqual(1);
    const found = await library.searchCategory('elevators-hoists', 5);
    const counted = (await library.categoryCounts()).find(({ id }) => id === 'elevators-hoists');
    if (found) expect(found.total).toBe(counted?.count);
  });

  it('names classes and guesses them for texts without any', async () => {
    expect(await library.classTitles(['a01g', 'A01B1/02', 'nothing'])).toEqual([
      expect.stringContaining('orticulture'),
      'Spades; Shovels',
      null,
    ]);
    const [classes] = await library.classify(['watering plants in a flower pot with a wick']);
    expect(classes?.[0]).toBe('A01G');
  });

  it('finds records like one, itself left out', async () => {
    const hits = await library.similar('US9000003', 3);
    expect(numbers(hits)).not.toContain('US9000003');
    expect(numbers(hits)[0]).toBe('US9000005');
    expect(await library.similar('US1', 3)).toEqual([]);
  });
});
