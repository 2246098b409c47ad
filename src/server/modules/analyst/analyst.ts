import type { AnalysisReport } from '../../../contract/report.ts';
import type { RankedPatent } from '../../../core/retrieval/library-view.ts';

export interface ChatTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** A citation that the server has verified: the quote stands in that patent's passage. */
export interface VerifiedCitation {
  patent_number: string;
  quote: string;
}

export interface ChatAnswer {
  content: string;
  citations: VerifiedCitation[];
  answeredBy: 'embedded' | 'model';
  /** Told to the user when the answer is not what was asked for, e.g. a fallback. */
  notice: string | null;
  tokens: { input: number; output: number };
}

export interface AnalystEvidence {
  report: AnalysisReport;
  patents: RankedPatent['record'][];
}

/** Phrases what the core computed and answers questions about it. Never changes a score or a fact. */
export interface Analyst {
  /** `embedded`, or the model's provider and name. */
  readonly name: string;
  /** Rephrases texts of a report; returns the report unchanged where nothing could be verified. */
  phrase(
    evidence: AnalystEvidence,
    options: { signal: AbortSignal },
  ): Promise<{ report: AnalysisReport; notice: string | null }>;
  /** Answers one question, streaming text as it comes. */
  answer(
    question: { message: string; history: ChatTurn[]; evidence: AnalystEvidence; contextTokens: number },
    options: { onText: (delta: string) => void; signal: AbortSignal },
  ): Promise<ChatAnswer>;
}
