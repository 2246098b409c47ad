import type { Coverage } from '../../contract/landscape.ts';
import type { AnalysisReport } from '../../contract/report.ts';
import { dot } from '../clustering/vectors.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaFrame } from '../evidence/idea-frame.ts';
import type { IdeaReading } from '../evidence/read-idea.ts';
import type { CorpusModel } from '../retrieval/library-view.ts';
import { contentTerms } from '../text/tokenize.ts';
import { wordOrder } from './word-order.ts';

export interface IdeaCase {
  idea: IdeaReading;
  frame: IdeaFrame;
  /** Everything retrieved, best hit of the main search first. */
  docs: readonly EvidenceDoc[];
  coverage: Coverage;
  model: CorpusModel;
}

export type Judgement = Pick<AnalysisReport, 'verdict' | 'reason'>;

const SHORTEST_JUDGED = 9;
const LEAST_VOCABULARY = 0.35;

/** Mean cosine over pairs of distinct content terms; 0.1 when there are fewer than two. */
function coherence(text: string, model: CorpusModel): number {
  const stems = [...new Set(contentTerms(text).map((t) => t.stem))].slice(0, 80);
  const vectors = stems.map((s) => model.termVector(s)).filter((v): v is Float32Array => v !== null);
  let sum = 0;
  let pairs = 0;
  for (let i = 0; i < vectors.length; i++) {
    for (let j = i + 1; j < vectors.length; j++) {
      sum += dot(vectors[i] as Float32Array, vectors[j] as Float32Array);
      pairs++;
    }
  }
  return pairs > 0 ? sum / pairs : 0.1;
}

/** Texts of fewer words may stand in a looser order. */
const LONG_TEXT = 20;

/**
 * Mean order of neighbouring words below which a text is in disorder: one in 200 sentences of 9 to 19 words lies lower, and one in 200
 * longer texts, while of longer shuffled ones one in a hundred lies higher. What a small library does not know must not speak against words.
 */
const BROKEN_ORDER = { sentence: -0.25, long: -0.05 };

/** False of texts that are shuffled or thrown together rather than meant. */
function isMeant({ idea, model }: Pick<IdeaCase, 'idea' | 'model'>): boolean {
  const text = idea.text.slice(0, 1500);
  const { score, words } = wordOrder(text);
  const least = words < LONG_TEXT ? BROKEN_ORDER.sentence : BROKEN_ORDER.long;
  const isBroken = words >= SHORTEST_JUDGED && score < least;
  return !isBroken && !looseWords(text, model, words);
}

/** Five or more content words in a row without any connecting word, which never go together in the library. */
function looseWords(text: string, model: CorpusModel, words: number): boolean {
  const content = contentTerms(text).length;
  return words >= 5 && content === words && coherence(text, model) < 0.02;
}

/** Decide before any gap is sought whether the idea and the library allow an answer. */
export function judgeIdea(input: IdeaCase): Judgement {
  const { frame, coverage } = input;
  if (frame.terms.list.length === 0) {
    return {
      verdict: 'insufficient',
      reason: 'The text names nothing that a patent could be compared with.',
    };
  }
  const known = frame.terms.list.filter((t) => t.known).length / frame.terms.list.length;
  if (known < LEAST_VOCABULARY) {
    const words = frame.terms.unknown
      .slice(0, 4)
      .map((w) => `“${w}”`)
      .join(', ');
    return {
      verdict: 'insufficient',
      reason: `The library does not know most of the words used (${words}), so nothing can be compared. It holds English texts; try plainer words.`,
    };
  }
  if (!isMeant(input)) {
    return {
      verdict: 'insufficient',
      reason:
        'The words do not form an idea that can be searched: they neither read as a sentence nor occur together in any field. Describe in a sentence or two what the thing is, what it does and for whom.',
    };
  }
  if (coverage.level === 'none') return { verdict: 'insufficient', reason: coverage.text };
  return saturation(input) ?? { verdict: 'opportunities', reason: null };
}

/** Documents that already serve the whole idea, beyond which a field counts as saturated. */
const SATURATED_DOCS = 8;

function saturation({ docs, frame }: IdeaCase): Judgement | null {
  const serving = docs.filter((d) => d.serves && d.coverage >= 0.7).sort((a, b) => b.affinity - a.affinity);
  if (serving.length < SATURATED_DOCS || frame.terms.list.length < 2) return null;
  const nearest = serving
    .slice(0, 3)
    .map((d) => d.record.number)
    .join(', ');
  return {
    verdict: 'saturated',
    reason: `${serving.length} documents of the library already serve this idea as it stands; the nearest are ${nearest}. What would make yours different is not in the text.`,
  };
}
