import { describe, expect, it } from 'vitest';
import { createMemoryLibrary } from './memory-library.ts';
import { buildQuery } from './query.ts';
import { corpusOf, GARDEN } from './sample-library.fixture.ts';
import { RETRIEVAL_WEIGHTS } from './weights.ts';

describe('search over a small library', () => {
  const library = createMemoryLibrary(GARDEN);

  it('puts the obvious patent first and says why', async () => {
    const { hits, unknownTerms } = await library.search({
      text: 'a self-watering planter for zorgblat offices',
      limit: 3,
    });
    expect(hits[0]?.record.number).toBe('US11');
    expect(hits[0]?.matchedTerms).toEqual(expect.arrayContaining(['planter', 'self', 'watering']));
    expect(unknownTerms).toEqual(['zorgblat', 'offices']);
  });

  it('does not seek what the idea refuses', async () => {
    const { terms, hits } = await library.search({
      text: 'detecting falls of persons without cameras',
      limit: 9,
    });
    expect(terms.map((term) => term.surface)).not.toContain('cameras');
    expect(hits.map((hit) => hit.record.number).sort()).toEqual(['US15', 'US16']);
    const only = await library.search({ text: 'without cameras', limit: 9 });
    expect(only.hits.map((hit) => hit.record.number)).toEqual(['US15']);
  });

  it('honours every filter of a request', async () => {
    const text = 'planter soil water seed';
    const numbers = async (request: object) =>
      (await library.search({ text, limit: 10, ...request })).hits.map((hit) => hit.record.number);
    expect(await numbers({})).toEqual(expect.arrayContaining(['US11', 'US13']));
    expect(await numbers({ before: '2006-01-01' })).toEqual(['US13']);
    expect(await numbers({ excludeClasses: ['A01C'] })).not.toContain('US13');
    expect(await numbers({ excludeNumbers: ['US11'] })).not.toContain('US11');
    expect(await numbers({ limit: 1 })).toHaveLength(1);
  });

  it('finds nothing for a text without a known word', async () => {
    for (const text of ['zorgblat qwyx', '', '!!! ???', 'the of and']) {
      const outcome = await library.search({ text, limit: 5 });
      expect(outcome.hits).toEqual([]);
    }
  });

  it('answers many searches as one by one', async () => {
    const requests = ['planter', 'drone brush', 'quiet rotor'].map((text) => ({ text, limit: 3 }));
    const one = await Promise.all(requests.map((request) => library.search(request)));
    expect(await library.searchMany(requests)).toEqual(one);
  });

  it('tells what it holds', () => {
    expect(library.stats).toMatchObject({ documents: 6, fromYear: 2005, toYear: 2018 });
    expect(library.stats.coverage.date).toBeCloseTo(5 / 6);
    expect(library.stats.byClass.get('A01G')).toBe(1);
  });
});

describe('query', () => {
  it('weighs rare words more, pitch words less, and keeps the heaviest', () => {
    const { statistics } = corpusOf(GARDEN);
    const weights = { ...RETRIEVAL_WEIGHTS, queryTerms: 2 };
    const { terms } = buildQuery(
      'An innovative planter. Falls and falls are detected by radar.',
      statistics,
      weights,
    );
    expect(terms).toHaveLength(2);
    expect(terms[0]?.weight).toBeGreaterThanOrEqual(terms[1]?.weight as number);
  });
});
