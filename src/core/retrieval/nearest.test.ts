import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCorpusIndex } from './corpus-index.ts';
import { nearestDocuments } from './nearest.ts';
import { buildQuery } from './query.ts';
import { corpusOf, patent } from './sample-library.fixture.ts';
import { searchIndex } from './search-index.ts';
import { RETRIEVAL_WEIGHTS } from './weights.ts';

/** Every second patent of the starter library. */
const documents = readFileSync(new URL('../../../data/patents.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line, i) => line !== '' && i % 2 === 0)
  .map((line) => {
    const { patent_number, patent_title, digest, use, novelty, cpc } = JSON.parse(line);
    return patent({ number: patent_number, title: patent_title, abstract: digest, use, novelty, cpc });
  });

const IDEAS = [
  'A self-watering planter for offices. A wick draws water from a reservoir into the soil',
  'A wall-mounted radar that detects falls of elderly people at home',
  'Reusable packaging for fresh food delivery with vacuum panels',
  'A vehicle wheel with sensor and battery',
  'Image data are compressed before a wireless transmission',
];

describe('sketches, against comparing every vector', { timeout: 60_000 }, () => {
  const corpus = corpusOf(documents);
  const compared = createCorpusIndex(corpus, RETRIEVAL_WEIGHTS);
  const proposed = createCorpusIndex(corpus, RETRIEVAL_WEIGHTS, 0);
  const share = (found: number[], expected: number[]) =>
    found.filter((document) => expected.includes(document)).length / expected.length;

  it('propose at least 98 of 100 of the nearest documents', () => {
    const shares = documents.slice(0, 60).map((_, row) => {
      const { values } = corpus.blocks[0]?.vectors ?? { values: new Int8Array() };
      const { dimensions } = corpus.space;
      const vector = Float32Array.from(values.subarray(row * dimensions, (row + 1) * dimensions));
      const options = { wanted: 100, allow: null };
      return share(nearestDocuments(proposed, vector, options), nearestDocuments(compared, vector, options));
    });
    expect(shares.reduce((sum, x) => sum + x, 0) / shares.length).toBeGreaterThanOrEqual(0.98);
  });

  it('leave the twenty best of a search as they are', () => {
    for (const text of IDEAS) {
      const query = buildQuery(text, corpus.statistics, RETRIEVAL_WEIGHTS);
      const plan = { request: { text, limit: 260 }, excluded: new Set<number>() };
      const best = (index: typeof compared) =>
        searchIndex(index, query, [plan])[0]
          ?.hits.slice(0, 20)
          .map((hit) => hit.document) ?? [];
      expect(share(best(proposed), best(compared))).toBe(1);
    }
  });
});
