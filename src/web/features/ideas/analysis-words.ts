import type { IdeaAnalysis } from '../../../contract/routes/analyses.routes.ts';
import { ApiError } from '../../lib/api/api-error.ts';

/** What a screen says of a run that ended (SPEC §8). */
export interface AnalysisWords {
  failed: string;
  /** For a failure that nobody has words for. */
  fallback: string;
  complete: string;
  summary: (result: IdeaAnalysis) => string;
}

export const NEW_IDEA_WORDS: AnalysisWords = {
  failed: 'Analysis Failed',
  fallback: 'An unexpected error occurred. Please try again.',
  complete: 'Analysis Complete',
  summary: ({ ideas, total_patents: patents }) =>
    `Generated ${ideas.length} innovation opportunities with ${patents} related patents.`,
};

export const LANDING_WORDS: AnalysisWords = {
  failed: 'Error analyzing idea',
  fallback: 'Please try again later',
  complete: 'Analysis complete',
  summary: ({ total_patents: patents }) => `Found ${patents} relevant patents for your idea`,
};

/** The server's own words; its failure without words; else the fallback of the screen. */
export function failureText(error: unknown, { fallback }: AnalysisWords): string {
  if (!(error instanceof ApiError) || error.code === 'timeout') return fallback;
  return error.code === 'internal' ? 'Failed to analyze idea.' : error.message;
}
