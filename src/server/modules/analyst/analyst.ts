import type { AnalysisReport } from '../../../contract/report.ts';
import type { Citation } from '../../../contract/routes/chat.routes.ts';
import type { ChatTurn, SessionEvidence } from '../../../core/assistant/evidence.ts';
import type { RankedPatent } from '../../../core/retrieval/library-view.ts';

export type { ChatTurn, SessionEvidence } from '../../../core/assistant/evidence.ts';

export interface TokenCount {
  input: number;
  output: number;
}

export interface ChatAnswer {
  /** Markdown with citation markers `[1]`, which `citations` explain. */
  content: string;
  /** Each verified: the quote stands word for word in the passage. */
  citations: Citation[];
  answeredBy: 'embedded' | 'model';
  /** Told to the user when the answer is not what was asked for, e.g. a fallback. */
  notice: string | null;
  tokens: TokenCount;
}

export interface AnalystEvidence {
  report: AnalysisReport;
  patents: RankedPatent['record'][];
}

export interface ChatQuestion {
  message: string;
  /** Oldest first, without the message itself. */
  history: ChatTurn[];
  evidence: SessionEvidence;
  /** Tokens of history and evidence that this turn may carry (by plan). */
  contextTokens: number;
}

export interface AnalystOptions {
  signal: AbortSignal;
  /** Whose token and cost figures this counts to; null for work that no person asked for. */
  userId: string | null;
}

export interface AnswerOptions extends AnalystOptions {
  onText: (delta: string) => void;
  /** What was streamed so far did not stand the check; this text takes its place. */
  onReplace: (text: string) => void;
  /** What is certain so far: this alone may be kept if the answer breaks off. */
  onVerified: (state: { content: string; citations: Citation[] }) => void;
}

/**
 * Phrases what the core computed and answers questions about it. Never changes a score or a fact.
 * Neither call rejects for a fault of a provider; an abort of the signal rejects with its reason.
 */
export interface Analyst {
  /** `embedded`, or the model's provider and name. */
  readonly name: string;
  readonly kind: 'embedded' | 'model';
  /** Rephrases texts of a report; returns the report unchanged where nothing could be verified. */
  phrase(
    evidence: AnalystEvidence,
    options: AnalystOptions,
  ): Promise<{ report: AnalysisReport; notice: string | null; tokens: TokenCount }>;
  /** Answers one question, streaming text as it comes. */
  answer(question: ChatQuestion, options: AnswerOptions): Promise<ChatAnswer>;
}
