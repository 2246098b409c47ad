import type { z } from 'zod';

export interface TokenCount {
  input: number;
  output: number;
}

/** One question to a language model whose reply is a value of `schema`. */
export interface ModelRequest<T> {
  /** Names the call in logs and figures, e.g. `screen`. */
  purpose: string;
  instructions: string;
  prompt: string;
  schema: z.ZodType<T>;
  maxOutputTokens: number;
  /** 0 for judgements, higher for proposals. Left out where a server refuses it. */
  temperature: number;
}

export interface ModelReply<T> {
  value: T;
  tokens: TokenCount;
  /** Requests made, retries included. */
  calls: number;
}

export interface ModelCallOptions {
  signal: AbortSignal;
  /** Whose tokens these are; null for work that no person asked for. */
  userId: string | null;
}

export const FAULT_KINDS = ['provider', 'timeout', 'refusal', 'format', 'too_large', 'cap'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

const FAULT_TEXTS: Record<FaultKind, string> = {
  provider: 'the model server returned an error',
  timeout: 'the model did not answer in time',
  refusal: 'the model declined to answer',
  format: 'the reply could not be read',
  too_large: 'the reply was too long',
  cap: 'the token or call limit was reached',
};

/** Why a call gave nothing usable, in words for people. Never holds text of the prompt or the reply. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  readonly kind: FaultKind;
  /** A detail for the log, such as an HTTP status. */
  readonly detail: string;

  constructor(kind: FaultKind, detail: string, cause?: unknown) {
    super(FAULT_TEXTS[kind], { cause });
    this.kind = kind;
    this.detail = detail;
  }
}

/** A tool that the model may call while it answers. */
export interface ModelTool {
  name: string;
  description: string;
  input: z.ZodType;
  /** Returns what the model reads. Must not throw for bad input: say what is wrong. */
  run(input: unknown): Promise<string>;
}

export interface ConversationRequest {
  purpose: string;
  instructions: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  tools: ModelTool[];
  maxSteps: number;
  maxOutputTokens: number;
}

/** A language model behind one door: deadlines, size caps, one retry layer, repair of replies, and the token ledger. */
export interface Model {
  /** Provider and model, for people. */
  readonly name: string;
  /** Rejects with {@link ModelFault}; an abort of the signal rejects with its reason. */
  ask<T>(request: ModelRequest<T>, options: ModelCallOptions): Promise<ModelReply<T>>;
  /** Answers a conversation, calling tools as it needs; `onText` gets the final text as it comes. */
  converse(
    request: ConversationRequest,
    options: ModelCallOptions & { onText: (delta: string) => void },
  ): Promise<{ text: string; tokens: TokenCount }>;
}
