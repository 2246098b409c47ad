import type { Citation } from '../../../contract/routes/chat.routes.ts';
import type { SessionEvidence } from '../analyses/read-session-evidence.ts';

export interface ChatTurn {
  role: 'user' | 'assistant';
  content: string;
}

export interface ChatQuestion {
  message: string;
  /** Oldest first, without the message itself. */
  history: ChatTurn[];
  evidence: SessionEvidence;
  /** Tokens of history and evidence that this turn may carry (by plan). */
  contextTokens: number;
}

export interface ChatAnswer {
  /** Markdown with citation markers `[1]`, which `citations` explain. */
  content: string;
  /** Each verified: the quote stands word for word in the passage. */
  citations: Citation[];
  answeredBy: 'embedded' | 'model';
  /** Shown when the answer is not what was asked for, e.g. a fallback. */
  notice: string | null;
}

export interface AnswerOptions {
  signal: AbortSignal;
  userId: string;
  onText: (delta: string) => void;
  /** What was streamed so far did not pass the checks; this text takes its place. */
  onReplace: (text: string) => void;
  /** What is certain so far: only this may be kept if the answer is cut off. */
  onVerified: (state: { content: string; citations: Citation[] }) => void;
}
