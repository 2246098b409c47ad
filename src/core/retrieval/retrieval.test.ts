import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapseDuplicates } from './collapse.ts';
import { CorpusBuilder } from './corpus-builder.ts';
import { CorpusFormatError, decodeCorpus, encodeCorpus } from './corpus-codec.ts';
import type { CorpusIndex } from './corpus-index.ts';
import { postingRow } from './corpus-index.ts';
import { createCorpusModel } from './corpus-model.ts';
import type { LibraryDocument } from './document.ts';
import { analyseDocument, dateKey, inventorKey, subclassesOf } from './document.ts';
import { createMemoryLibrary } from './memory-library.ts';
import { buildQuery } from './query.ts';
import { SPACE_DEFAULTS } from './semantic-space.ts';
import { topK } from './top-k.ts';
import { RETRIEVAL_WEIGHTS } from './weights.ts';

let serial = 0;
const patent = (fields: Partial<LibraryDocument>): LibraryDocument => ({
  number: `US${++serial}`,
  title: null,
  date: null,
  abstract: null,
  digest: false,
  use: null,
  novelty: null,
  inventors: [],
  assignee: null,
  cpc: [],
  kind: null,
  type: 'grant',
  citations: [],
  categories: [],
  url: 'https://patents.google.com/patent/US1',
  ...fields,
});

const WORDS =
  'pump valve rotor blade soil plant water reservoir wick sensor battery solar panel drone brush motor'.split(
    ' ',
  );
const wordList = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 });
const documentList = fc.array(
  fc
    .record({ title: wordList.map((w) => w.join(' ')), abstract: wordList.map((w) => w.join(' ')) })
    .map(patent),
  { minLength: 1, maxLength: 25 },
);

const corpusOf = (documents: LibraryDocument[]) => {
  const builder = new CorpusBuilder();
  for (const document of documents) builder.add(document, analyseDocument(document));
  return builder.finish({ weights: RETRIEVAL_WEIGHTS, space: SPACE_DEFAULTS, minimumDf: 1 });
};

const GARDEN = [
  patent({
    number: 'US11',
    title: 'Self-watering planter with reservoir and wick',
    abstract: 'A wick draws water from a reservoir into soil.',
    date: '2010-01-05',
    cpc: ['A01G9/02'],
  }),
  patent({
    number: 'US12',
    title: 'Solar panel cleaning drone',
    abstract: 'A drone carries a brush over solar panels.',
    date: '2018-03-01',
    cpc: ['B64U'],
  }),
  patent({
    number: 'US13',
    title: 'Seed planter',
    abstract: 'A tractor drawn planter sows seed in soil.',
    date: '2005-07-07',
    cpc: ['A01C7/00'],
  }),
  patent({ number: 'US14', title: 'Quiet pump', abstract: 'A pump with a damped rotor.', date: null }),
  patent({
    number: 'US15',
    title: 'Camera that detects falls',
    abstract: 'A camera observes persons and detects falls.',
    date: '2012-02-02',
  }),
  patent({
    number: 'US16',
    title: 'Radar that detects falls',
    abstract: 'A radar observes persons and detects falls.',
    date: '2013-02-02',
  }),
];

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

describe('collapse', () => {
  it('folds same title with a common inventor, and near-identical text, and nothing else', async () => {
    const text =
      'A hinge with a spring loaded pin locks the folding bicycle frame while riding over rough mountain terrain quickly';
    const library = createMemoryLibrary([
      patent({ number: 'US1', title: 'Folding frame', abstract: text, inventors: ['Lee, Jae-Min'] }),
      patent({
        number: 'US2',
        title: 'FOLDING FRAME.',
        abstract: 'Another text about frame joints.',
        inventors: ['Jae Min LEE'],
      }),
      patent({ number: 'US3', title: 'Bicycle hinge', abstract: text }),
      patent({
        number: 'US4',
        title: 'Folding frame',
        abstract: 'A frame of someone else.',
        inventors: ['Mary Major'],
      }),
    ]);
    const { hits, collapsed } = await library.search({ text: 'folding frame hinge bicycle', limit: 10 });
    const groups = hits.map((hit) => [hit.record.number, ...hit.duplicates].sort());
    expect(groups).toContainEqual(['US4']);
    expect(groups.flat().sort()).toEqual(['US1', 'US2', 'US3', 'US4']);
    expect(collapsed).toBe(2);
  });

  it('never loses or repeats a document', () => {
    fc.assert(
      fc.property(documentList, fc.integer({ min: 1, max: 30 }), (documents, limit) => {
        const index = corpusOf(documents).index as CorpusIndex;
        const kept = collapseDuplicates(
          index,
          documents.map((_, row) => row),
          limit,
        );
        const rows = kept.flatMap((entry) => [entry.document, ...entry.duplicates]);
        expect(new Set(rows).size).toBe(rows.length);
        expect(kept.length).toBeLessThanOrEqual(limit);
        if (kept.length < limit) expect(rows.length).toBe(documents.length);
      }),
      { numRuns: 40 },
    );
  });
});

describe('corpus', () => {
  it('has postings that mirror the documents’ terms', () => {
    fc.assert(
      fc.property(documentList, (documents) => {
        const { index, statistics } = corpusOf(documents) as { index: CorpusIndex } & ReturnType<
          typeof corpusOf
        >;
        documents.forEach((document, row) => {
          for (const stem of new Set(analyseDocument(document).flat())) {
            const id = statistics.dictionary.id(stem);
            const at = postingRow(index.postings, id);
            const { start, documents: rows } = index.postings;
            expect([...rows.subarray(start[at], start[at + 1])]).toContain(row);
          }
        });
        statistics.df.forEach((df, id) => {
          const at = postingRow(index.postings, id);
          expect((index.postings.start[at + 1] as number) - (index.postings.start[at] as number)).toBe(df);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('survives packing, and refuses what is not a corpus', () => {
    const corpus = corpusOf(GARDEN);
    const bytes = encodeCorpus(corpus);
    const opened = decodeCorpus(bytes);
    expect(opened.index).toEqual(corpus.index);
    expect(opened.space).toEqual(corpus.space);
    expect(opened.statistics.dictionary.terms).toEqual(corpus.statistics.dictionary.terms);
    expect(() => decodeCorpus(bytes.slice(0, bytes.length - 64))).toThrow(CorpusFormatError);
    expect(() => decodeCorpus(new Uint8Array(64))).toThrow(CorpusFormatError);
  });

  it('keeps an even sample when a corpus outgrows its capacity', () => {
    const builder = new CorpusBuilder(50);
    for (let i = 0; i < 400; i++) {
      const document = patent({ title: `${WORDS[i % 16]} ${WORDS[(i * 7) % 16]}` });
      builder.add(document, analyseDocument(document));
    }
    expect(builder.complete).toBe(false);
    const corpus = builder.finish({ weights: RETRIEVAL_WEIGHTS, space: SPACE_DEFAULTS, minimumDf: 1 });
    expect(corpus.index).toBeNull();
    expect(corpus.statistics.documents).toBe(400);
    expect(corpus.space.dimensions).toBeGreaterThan(0);
  });

  it('learns that words of one context are near', () => {
    const garden = Array.from({ length: 12 }, (_, i) =>
      patent({ abstract: `soil water wick ${i % 2 ? 'planter' : 'reservoir'}` }),
    );
    const sky = Array.from({ length: 12 }, (_, i) =>
      patent({ abstract: `drone rotor flight ${i % 2 ? 'propeller' : 'landing'}` }),
    );
    const model = createCorpusModel(corpusOf([...garden, ...sky]));
    expect(model.neighbours('soil', 3).map((near) => near.term)).not.toContain('rotor');
    expect(
      model
        .neighbours('drone', 2)
        .map((near) => near.term)
        .sort(),
    ).toEqual(['flight', 'rotor']);
    expect(model.termVector('unheard')).toBeNull();
    expect(model.embed('unheard words').every((x) => x === 0)).toBe(true);
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

describe('topK', () => {
  it('equals a full sort', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 9 })), fc.integer({ min: 0, max: 12 }), (values, k) => {
        const scores = Float32Array.from(values);
        const sorted = values
          .map((_, d) => d)
          .filter((d) => (values[d] as number) > 0 && d % 3 !== 0)
          .sort((x, y) => (values[y] as number) - (values[x] as number) || x - y);
        expect(topK(scores, k, (d) => d % 3 !== 0)).toEqual({
          best: sorted.slice(0, k),
          admitted: sorted.length,
        });
      }),
    );
  });
});

describe('document keys', () => {
  it('reads dates, classes and names as files write them', () => {
    expect(dateKey('2018-06-19')).toBe(20180619);
    expect(dateKey('soon')).toBe(0);
    expect(subclassesOf({ cpc: ['A01G 9/02', 'a01g', 'Y02T10/40', 'nonsense'] })).toEqual(['A01G', 'Y02T']);
    expect(inventorKey('Lee, Jae-Min K.')).toBe(inventorKey('jae min LEE'));
  });
});
