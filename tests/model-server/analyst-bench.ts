import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { pino } from 'pino';
import type { SessionEvidence } from '../../src/core/assistant/evidence.ts';
import type { Analyst, ChatAnswer } from '../../src/server/modules/analyst/analyst.ts';
import { createEmbeddedAnalyst } from '../../src/server/modules/analyst/embedded-analyst.ts';
import { createModelAnalyst } from '../../src/server/modules/analyst/model-analyst.ts';
import type { TokenLedger } from '../../src/server/modules/analyst/token-ledger.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { SESSION_IDEAS, sessionOf, starterLibrary } from './starter-sessions.ts';

export const QUESTIONS = [
  'What is closest to my idea?',
  'How does the irrigation work?',
  'What would refute this gap?',
  'Compare the first two opportunities',
  'pumps and sensors',
];

/** Milliseconds and counts that make faults show within a test. */
export const LIMITS = { totalMs: 4000, idleMs: 700, maxRetries: 2, maxOutputTokens: 800 };

export interface Booking {
  estimate: number;
  spent: { input: number; output: number; requests: number } | null;
}

export interface Heard {
  answer: ChatAnswer;
  /** Text as a reader saw it at the end. */
  shown: string;
  /** Everything that was ever on the reader's screen. */
  seen: string;
  verified: string;
}

export interface Asked {
  evidence?: SessionEvidence;
  signal?: AbortSignal;
  onText?: () => void;
  contextTokens?: number;
}

export interface AnalystBench {
  server: ModelServer;
  /** An analysed session of the starter library. */
  session: SessionEvidence;
  /** What the open ledger booked. */
  booked: Booking[];
  /** An analyst whose model is the server's; without a ledger it books on an open one. */
  modelAnalyst: (over?: { ledger?: TokenLedger; idleMs?: number }) => Analyst;
  ask: (analyst: Analyst, message: string, more?: Asked) => Promise<Heard>;
  close: () => Promise<void>;
}

/** A model server, an analysed session, and the means to ask an analyst about it as a reader does. */
export async function createAnalystBench(): Promise<AnalystBench> {
  const server = await startModelServer();
  const session = await sessionOf(await starterLibrary(), SESSION_IDEAS[0]);
  const booked: Booking[] = [];
  const openLedger: TokenLedger = {
    book: async (_userId, estimate) => {
      const row: Booking = { estimate, spent: null };
      booked.push(row);
      return {
        settle: async (spent) => {
          row.spent = spent;
        },
      };
    },
  };
  return {
    server,
    session,
    booked,
    modelAnalyst: ({ ledger = openLedger, idleMs = LIMITS.idleMs } = {}) => {
      const provider = createOpenAICompatible({
        name: 'test',
        baseURL: server.url,
        includeUsage: true,
        supportsStructuredOutputs: true,
      });
      return createModelAnalyst({
        name: 'openai-compatible test',
        model: provider.chatModel('test'),
        limits: { ...LIMITS, idleMs },
        ledger,
        embedded: createEmbeddedAnalyst(),
        log: pino({ level: 'silent' }),
      });
    },
    ask: (analyst, message, more = {}) => askAbout(session, { analyst, message, more }),
    close: () => server.close(),
  };
}

async function askAbout(
  session: SessionEvidence,
  { analyst, message, more }: { analyst: Analyst; message: string; more: Asked },
): Promise<Heard> {
  let shown = '';
  let seen = '';
  let verified = '';
  const answer = await analyst.answer(
    { message, history: [], evidence: more.evidence ?? session, contextTokens: more.contextTokens ?? 8000 },
    {
      userId: null,
      signal: more.signal ?? new AbortController().signal,
      onText: (delta) => {
        shown += delta;
        seen += delta;
        more.onText?.();
      },
      onReplace: (text) => {
        shown = text;
      },
      onVerified: (state) => {
        verified = state.content;
      },
    },
  );
  return { answer, shown, seen, verified };
}
