import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { countStems } from '../text/tokenize.ts';
import { extractPhrases } from './extract-phrases.ts';

const LIBRARY = '../shared/data/library/us-patents.jsonl.gz';

function overlap(a: string, b: string): number {
  const [x, y] = [new Set(countStems(a).keys()), new Set(countStems(b).keys())];
  const both = [...x].filter((s) => y.has(s)).length;
  return x.size + y.size === 0 ? 0 : (2 * both) / (x.size + y.size);
}

describe('phrases from title and abstract', () => {
  it.each([
    [
      'Rack mounting features for a dishwasher appliance',
      { use: 'dishwasher appliance', novelty: 'rack mounting features' },
    ],
    [
      'Method and system for detecting fraud in a credit card transaction',
      { use: 'detecting fraud in a credit card transaction', novelty: null },
    ],
    [
      'System for Cooling Batteries Using Phase Change Material',
      { use: 'cooling batteries', novelty: 'phase change material' },
    ],
  ])('%s', (title, expected) => {
    const found = extractPhrases(title, null);
    expect(found.use).toBe(expected.use);
    if (expected.novelty !== null) expect(found.novelty).toBe(expected.novelty);
  });

  it('gives nothing for nothing', () => {
    expect(extractPhrases(null, null)).toEqual({ use: null, novelty: null });
  });

  it.skipIf(!existsSync(LIBRARY))(
    'agrees with hand-written phrases on the office’s own texts',
    () => {
      const hand = new Map(
        readFileSync('data/patents.jsonl', 'utf8')
          .trim()
          .split('\n')
          .map((l) => JSON.parse(l))
          .map((r) => [r.patent_number, r]),
      );
      let n = 0;
      let use = 0;
      let novelty = 0;
      for (const line of gunzipSync(readFileSync(LIBRARY)).toString('utf8').trim().split('\n')) {
        const r = JSON.parse(line);
        const own = hand.get(r.patent_number);
        if (own === undefined) continue;
        const found = extractPhrases(r.patent_title, r.patent_abstract);
        n++;
        use += overlap(found.use ?? '', own.use);
        novelty += overlap(found.novelty ?? '', own.novelty);
      }
      expect(n).toBeGreaterThan(5000);
      expect(use / n).toBeGreaterThan(0.33);
      expect(novelty / n).toBeGreaterThan(0.18);
    },
    60_000,
  );
});
