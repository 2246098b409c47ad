import { stemmer } from 'stemmer';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { FUNCTION_WORDS } from '../../../../core/text/stop-words.ts';
import { dateKey } from '../record-row.ts';
import { DEPTH, plainText, type RetrievalEngine } from './retrieval-engine.ts';

const K1 = 1.2;
const B = 0.75;

/** Plain BM25 over title and abstract as one text: stems without function words, k1 1.2, b 0.75, raw query counts. */
export function createPlainBm25Engine(documents: readonly PatentRecord[]): RetrievalEngine {
  const postings = new Map<string, { rows: number[]; counts: number[] }>();
  const dates = documents.map((document) => dateKey(document.date));
  const lengths = documents.map((document, row) => {
    const counts = countWords(plainText(document));
    let length = 0;
    for (const [word, count] of counts) {
      const list = postings.get(word) ?? { rows: [], counts: [] };
      postings.set(word, list);
      list.rows.push(row);
      list.counts.push(count);
      length += count;
    }
    return length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return {
    name: 'bm25',
    async search({ text, before, exclude }) {
      const scores = new Float64Array(documents.length);
      for (const [word, count] of countWords(text)) {
        const list = postings.get(word);
        if (!list) continue;
        const df = list.rows.length;
        const idf = Math.log(1 + (documents.length - df + 0.5) / (df + 0.5));
        list.rows.forEach((row, i) => {
          const tf = list.counts[i] as number;
          const norm = K1 * (1 - B + (B * (lengths[row] as number)) / mean);
          scores[row] = (scores[row] as number) + (count * idf * tf * (K1 + 1)) / (tf + norm);
        });
      }
      const allow = (row: number) => !exclude.has(row) && (before === 0 || (dates[row] as number) < before);
      return [...scores.keys()]
        .filter((row) => (scores[row] as number) > 0 && allow(row))
        .sort((x, y) => (scores[y] as number) - (scores[x] as number) || x - y)
        .slice(0, DEPTH);
    },
    close: async () => undefined,
  };
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (FUNCTION_WORDS.has(word)) continue;
    const stem = stemmer(word);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}
