import { isPitchStem } from '../text/stop-words.ts';
import { contentTerms } from '../text/tokenize.ts';
import type { Passage } from './passage.ts';

export interface PassageHit {
  passage: Passage;
  score: number;
  /** The sentence that says most of the query. */
  sentence: string;
  /** Stems of the query found in the passage. */
  found: Set<string>;
}

export interface PassageSearch {
  hits: PassageHit[];
  /** Query stems with the word as written. */
  terms: Map<string, string>;
  /** Words that no passage holds. */
  unknown: string[];
  /** Share of the query's weight (IDF) that a set of stems carries, 0 to 1. */
  coverage(found: ReadonlySet<string>): number;
}

/** Okapi BM25 (Robertson and Zaragoza 2009), with the constants of the retrieval side. */
const K1 = 1.2;
const B = 0.6;

interface Indexed {
  passage: Passage;
  counts: Map<string, number>;
  length: number;
}

// Names, classes and dates are looked up, not searched: "Chang" is no answer to a question about change.
const REGISTER = /^(?:Inventors|Classes|Published|Rank)\b/;

const topical = (passage: Passage): string[] =>
  passage.kind === 'patent'
    ? passage.sentences.filter((sentence) => !REGISTER.test(sentence))
    : passage.sentences;

function index(passages: readonly Passage[]): Indexed[] {
  return passages.map((passage) => {
    const counts = new Map<string, number>();
    let length = 0;
    for (const term of contentTerms(`${passage.title} ${topical(passage).join(' ')}`)) {
      counts.set(term.stem, (counts.get(term.stem) ?? 0) + 1);
      length++;
    }
    return { passage, counts, length };
  });
}

/** Words that ask rather than name a subject. */
const ASKING = new Set(
  'tell explain describ show list find know mean ask question pleas patent document session library inform detail mention anyth someth talk answer think deal concern brought bring happen anyon someon nobodi everyon anybodi mani there'.split(
    ' ',
  ),
);

/** The stems of a question that name a subject, with the word as written. */
export function subjectTerms(question: string): Map<string, string> {
  const terms = new Map<string, string>();
  for (const { stem, surface } of contentTerms(question)) {
    if (!ASKING.has(stem) && !isPitchStem(stem)) terms.set(stem, surface);
  }
  return terms;
}

/** Sentence of a passage that shares most weight with the query; the earlier one at a tie. */
export function bestSentence(passage: Passage, weight: (stem: string) => number): string {
  let best = passage.sentences[0] ?? passage.text;
  let most = 0;
  for (const sentence of passage.sentences) {
    const stems = new Set(contentTerms(sentence).map((term) => term.stem));
    let sum = 0;
    for (const stem of stems) sum += weight(stem);
    if (sum > most + 1e-9) {
      most = sum;
      best = sentence;
    }
  }
  return best;
}

/** Ranks a session's passages against a question by BM25. */
export function searchPassages(question: string, passages: readonly Passage[]): PassageSearch {
  const documents = index(passages);
  const terms = subjectTerms(question);
  const mean = documents.reduce((sum, d) => sum + d.length, 0) / Math.max(1, documents.length);
  const idf = new Map<string, number>();
  for (const stem of terms.keys()) {
    const df = documents.filter((d) => d.counts.has(stem)).length;
    idf.set(stem, Math.log(1 + (documents.length - df + 0.5) / (df + 0.5)));
  }
  const weight = (stem: string): number => idf.get(stem) ?? 0;
  const total = [...terms.keys()].reduce((sum, stem) => sum + weight(stem), 0);
  const hits = documents.map((document) => scored(document, { idf, mean })).filter((hit) => hit.score > 0);
  hits.sort((a, b) => b.score - a.score);
  const known = new Set(documents.flatMap((d) => [...d.counts.keys()]));
  return {
    hits: hits.map((hit) => ({
      ...hit,
      sentence: bestSentence(hit.passage, (stem) => (hit.found.has(stem) ? weight(stem) : 0)),
    })),
    terms,
    unknown: [...terms].filter(([stem]) => !known.has(stem)).map(([, surface]) => surface),
    coverage: (found) => (total === 0 ? 0 : [...found].reduce((sum, stem) => sum + weight(stem), 0) / total),
  };
}

function scored(
  document: Indexed,
  by: { idf: Map<string, number>; mean: number },
): Omit<PassageHit, 'sentence'> {
  const found = new Set<string>();
  let score = 0;
  for (const [stem, weight] of by.idf) {
    const count = document.counts.get(stem) ?? 0;
    if (count === 0) continue;
    found.add(stem);
    score +=
      (weight * count * (K1 + 1)) / (count + K1 * (1 - B + (B * document.length) / Math.max(1, by.mean)));
  }
  return { passage: document.passage, score, found };
}
