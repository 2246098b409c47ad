import type { Coverage } from '../../contract/landscape.ts';
import type { AnalysisReport } from '../../contract/report.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaFrame } from '../evidence/idea-frame.ts';
import type { IdeaReading } from '../evidence/read-idea.ts';
import type { CorpusModel } from '../retrieval/library-view.ts';
import { isMeant } from './is-meant.ts';

export interface IdeaCase {
  idea: IdeaReading;
  frame: IdeaFrame;
  /** Everything retrieved, best hit of the main search first. */
  docs: readonly EvidenceDoc[];
  coverage: Coverage;
  model: CorpusModel;
}

export type Judgement = Pick<AnalysisReport, 'verdict' | 'reason'>;

const LEAST_VOCABULARY = 0.35;

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
  if (!isMeant(input.idea.text, input.model)) {
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
