import type { PatentRecord } from '../../contract/patents.ts';
import type { AnalysisReport } from '../../contract/report.ts';

/** One turn of a conversation. */
export interface ChatTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** All that an answer about a session may rest on. */
export interface SessionEvidence {
  /** The idea, or the category that was searched. */
  prompt: string;
  /** Null for a session that holds a category search only. */
  report: AnalysisReport | null;
  /** Best first. */
  patents: PatentRecord[];
}
