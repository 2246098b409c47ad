import type { ChatMessage, Citation } from '../../../contract/routes/chat.routes.ts';
import type { UserCtx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { commitUnit } from '../usage/commit-unit.ts';
import { extendUnit } from '../usage/extend-unit.ts';
import { releaseUnit } from '../usage/release-unit.ts';
import { HEARTBEAT } from '../usage/usage-leases.ts';
import { answerQuestion } from './answer-question.ts';
import { type ChatRow, type ChatState, deleteMessage, finishMessage, saveProgress } from './chat.store.ts';
import type { ChatAnswer } from './chat-answer.ts';
import { DeltaAnnouncer } from './delta-announcer.ts';
import { messageDto } from './message-dto.ts';
import type { Turn } from './start-turn.ts';

/** SPEC §8: what a reader sees in place of an answer that failed. */
export const CHAT_APOLOGY = 'I apologize, but I encountered an error. Please try your question again.';

/** Milliseconds between signs of life of an answer: the longest that a stop from another process takes to arrive. */
const BEAT = 500;

/** Who reads along. A reader that has gone away does not stop the answer. */
export interface TurnReader {
  text(delta: string): void;
  replace(text: string): void;
}

class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** State of an answer under way. */
class Progress {
  content = '';
  citations: Citation[] = [];
  committed: Promise<boolean> | null = null;
  readonly stop = new AbortController();
}

/** Answers a started turn, whoever still listens, and returns the message as it is stored. Never rejects for a failed answer. */
export async function runTurn(ctx: UserCtx, turn: Turn, reader: TurnReader): Promise<ChatMessage> {
  const progress = new Progress();
  const announcer = new DeltaAnnouncer(ctx, turn);
  const beats = startBeats(ctx, turn, progress);
  let end: ChatState;
  try {
    const answer = await answerQuestion(ctx, turn.ask, {
      userId: turn.owned.userId,
      signal: progress.stop.signal,
      onText: (delta) => {
        progress.committed ??= commitUnit(ctx, { id: turn.unitId }).catch(() => false);
        announcer.text(delta);
        reader.text(delta);
      },
      onReplace: (text) => {
        progress.content = text;
        progress.citations = [];
        announcer.replaced();
        reader.replace(text);
      },
      onVerified: (state) => {
        progress.content = state.content;
        progress.citations = state.citations;
      },
    });
    end = completed(answer);
  } catch (error) {
    end = brokenOff(ctx, progress, error);
  } finally {
    beats.end();
    await announcer.end();
  }
  await settleUnit(ctx, turn, progress);
  return store(ctx, turn, end);
}

const completed = (answer: ChatAnswer): ChatState => ({
  content: answer.content,
  citations: answer.citations,
  answeredBy: answer.answeredBy,
  notice: answer.notice,
  status: 'complete',
});

function brokenOff(ctx: UserCtx, progress: Progress, error: unknown): ChatState {
  const kept = { content: progress.content, citations: progress.citations };
  if (error instanceof Stopped) return { ...kept, status: 'stopped' };
  ctx.log.error({ err: error, request_id: ctx.requestId }, 'chat answer failed');
  return { ...kept, status: 'failed' };
}

/** Committed when text was delivered, released when none was. */
async function settleUnit(ctx: UserCtx, turn: Turn, progress: Progress): Promise<void> {
  if (progress.committed === null) {
    await releaseUnit(ctx, { id: turn.unitId });
    return;
  }
  if (!(await progress.committed)) await commitUnit(ctx, { id: turn.unitId });
}

async function store(ctx: UserCtx, turn: Turn, end: ChatState): Promise<ChatMessage> {
  const topic = `session:${turn.owned.sessionId}`;
  const delivered = end.content !== '';
  const row = await inTransaction(ctx.database.db, async (tx) => {
    const finished = await finishMessage(tx, turn.answer.id, end);
    if (finished && turn.replaces)
      await deleteMessage(tx, turn.owned, delivered ? turn.replaces : turn.answer.id);
    const event = {
      type: 'chat.message',
      session_id: turn.owned.sessionId,
      message_id: turn.answer.id,
    } as const;
    if (finished) await ctx.events.publish(topic, event, tx);
    return finished;
  });
  const last: ChatRow = row ?? { ...turn.answer, ...end };
  return messageDto(last);
}

function startBeats(ctx: UserCtx, turn: Turn, progress: Progress): { end: () => void } {
  let extended = Date.now();
  let busy = false;
  const beat = async () => {
    const { content, citations } = progress;
    const state = await saveProgress(ctx.database.db, turn.answer.id, { content, citations });
    if (!state || state.stopRequested) progress.stop.abort(new Stopped());
    if (progress.committed === null && Date.now() - extended >= HEARTBEAT) {
      extended = Date.now();
      await extendUnit(ctx, { id: turn.unitId });
    }
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    // A database that is away for a moment must not end the answer: the next beat tries again.
    beat()
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'chat progress was not saved'))
      .finally(() => {
        busy = false;
      });
  }, BEAT);
  return { end: () => clearInterval(timer) };
}
