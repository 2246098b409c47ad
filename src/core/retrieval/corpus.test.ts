import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_WORDS } from '../language/word-vectors.ts';
import { BatchAnalyser } from './batch-analyser.ts';
import { collapseDuplicates } from './collapse.ts';
import { CorpusBuilder } from './corpus-builder.ts';
import { decodeBase, decodeBlock, encodeBase, encodeBlock } from './corpus-codec.ts';
import { createCorpusIndex, termsOf } from './corpus-index.ts';
import { createCorpusModel } from './corpus-model.ts';
import { packTerms } from './dictionary.ts';
import { analyseDocument, dateKey, inventorKey, subclassesOf } from './document.ts';
import type { IndexBlock } from './index-block.ts';
import { postingRow } from './index-block.ts';
import { createMemoryLibrary } from './memory-library.ts';
import { CorpusFormatError } from './packed-arrays.ts';
import { corpusOf, GARDEN, patent, WORDS } from './sample-library.fixture.ts';
import { SPACE_DEFAULTS } from './semantic-space.ts';
import { countPositive, topK } from './top-k.ts';
import { RETRIEVAL_WEIGHTS } from './weights.ts';

const wordList = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 });
/** Any few small documents. */
const documentList = fc.array(
  fc
    .record({ title: wordList.map((w) => w.join(' ')), abstract: wordList.map((w) => w.join(' ')) })
    .map(patent),
  { minLength: 1, maxLength: 25 },
);

const NO_CATEGORIES = { rowOf: () => -1, of: () => [] };

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
        const index = createCorpusIndex(corpusOf(documents), RETRIEVAL_WEIGHTS);
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
        const corpus = corpusOf(documents);
        const { postings } = corpus.blocks[0] as IndexBlock;
        const { dictionary, df } = corpus.statistics;
        const index = createCorpusIndex(corpus, RETRIEVAL_WEIGHTS);
        documents.forEach((document, row) => {
          const ids = [...new Set(analyseDocument(document).flat())].map((stem) => dictionary.id(stem));
          expect([...termsOf(index, row)]).toEqual(ids.sort((x, y) => x - y));
          for (const id of ids) {
            const at = postingRow(postings, id);
            expect([...postings.documents.subarray(postings.start[at], postings.start[at + 1])]).toContain(
              row,
            );
          }
        });
        df.forEach((count, id) => {
          const at = postingRow(postings, id);
          expect((postings.start[at + 1] as number) - (postings.start[at] as number)).toBe(count);
          expect(dictionary.id(dictionary.term(id))).toBe(id);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('survives packing, also into memory shared by threads, and refuses what is not a corpus', () => {
    const { space, blocks } = corpusOf(GARDEN);
    const terms = packTerms(['soil', 'größe', '光']);
    expect(decodeBase(encodeBase({ terms, space }))).toEqual({ terms, space });
    const bytes = encodeBlock(blocks[0] as IndexBlock);
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
    shared.set(bytes);
    expect(decodeBlock(shared)).toEqual(blocks[0]);
    expect(() => decodeBlock(bytes.slice(0, bytes.length - 64))).toThrow(CorpusFormatError);
    expect(() => decodeBlock(new Uint8Array(64))).toThrow(CorpusFormatError);
  });

  it('is the same whether one or several threads cut its documents into terms', () => {
    const documents = Array.from({ length: 60 }, (_, i) =>
      patent({
        title: `${WORDS[i % 16]} own${i}`,
        abstract: `${WORDS[(i * 7) % 16]} ${WORDS[(i * 3) % 16]}`,
      }),
    );
    const analysers = [new BatchAnalyser(NO_CATEGORIES), new BatchAnalyser(NO_CATEGORIES)] as const;
    const builder = new CorpusBuilder();
    for (let i = 0; i < documents.length; i += 10) {
      const part = documents.slice(i, i + 10);
      const analyser = analysers[(i / 10) % 2] as BatchAnalyser;
      builder.addBatch(part, analyser.analyse(part), analyser);
    }
    const together = builder.finishWhole({ weights: RETRIEVAL_WEIGHTS, space: SPACE_DEFAULTS });
    const alone = corpusOf(documents);
    expect(together.blocks).toEqual(alone.blocks);
    expect(together.space).toEqual(alone.space);
    expect(together.statistics.df).toEqual(alone.statistics.df);
  });

  it('learns that words of one context are near', () => {
    const garden = Array.from({ length: 12 }, (_, i) =>
      patent({ abstract: `soil water wick ${i % 2 ? 'planter' : 'reservoir'}` }),
    );
    const sky = Array.from({ length: 12 }, (_, i) =>
      patent({ abstract: `drone rotor flight ${i % 2 ? 'propeller' : 'landing'}` }),
    );
    const model = createCorpusModel(corpusOf([...garden, ...sky]), NO_WORDS);
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

describe('topK', () => {
  it('equals a full sort', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 9 })), fc.integer({ min: 0, max: 12 }), (values, k) => {
        const scores = Float32Array.from(values);
        const sorted = values
          .map((_, d) => d)
          .filter((d) => (values[d] as number) > 0 && d % 3 !== 0)
          .sort((x, y) => (values[y] as number) - (values[x] as number) || x - y);
        expect(topK(scores, k, (d) => d % 3 !== 0)).toEqual(sorted.slice(0, k));
        const positive = scores.map((score) => Math.max(0, score));
        expect(countPositive(positive)).toBe(values.filter((value) => value > 0).length);
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
