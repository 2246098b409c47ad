import type { AnalysisReport, Coverage } from '../../contract/report.ts';
import type { CorpusModel } from '../retrieval/library-view.ts';
import type { EvidenceDoc, IdeaFrame } from './evidence.ts';
import type { IdeaReading } from './read-idea.ts';

export interface IdeaCase {
  idea: IdeaReading;
  frame: IdeaFrame;
  docs: readonly EvidenceDoc[];
  coverage: Coverage;
  model: CorpusModel;
}

/** Decide before any gap is sought whether the idea and the library allow an answer. */
export function judgeIdea({ frame, coverage }: IdeaCase): Pick<AnalysisReport, 'verdict' | 'reason'> {
  if (frame.terms.list.length === 0)
    return {
      verdict: 'insufficient',
      reason: 'The text names nothing that a patent could be compared with.',
    };
  if (coverage.level === 'none') return { verdict: 'insufficient', reason: coverage.text };
  return { verdict: 'opportunities', reason: null };
}
