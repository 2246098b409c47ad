import { AppError } from '../../../contract/errors.ts';
import { PLANS } from '../../../contract/plans.ts';
import { transact, type UserCtx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { readSessionEvidence } from '../analyses/read-session-evidence.ts';
import { parseSessionId } from '../analyses/session-id.ts';
import { readSubscription } from '../billing/read-subscription.ts';
import { claimUnit } from '../usage/claim-unit.ts';
import {
  type ChatRow,
  findMessage,
  giveUpStale,
  insertMessage,
  listMessages,
  type Owned,
} from './chat.store.ts';
import type { ChatQuestion } from './chat-answer.ts';

/** Turns read back for the history; what the plan's budget does not hold is summed up. */
const HISTORY_TURNS = 200;

/** A question accepted and paid for by a reserved unit, with its answer about to be written. */
export interface Turn {
  owned: Owned;
  question: ChatRow;
  answer: ChatRow;
  ask: ChatQuestion;
  unitId: string;
  /** An older answer that this one replaces once it has something to show. */
  replaces: string | null;
}

export interface TurnRequest {
  message: string;
  sessionId: string;
  regenerate?: string;
}

/**
 * Checks ownership, reserves a chat message and stores question and answer row, all or nothing.
 * Throws `invalid_input` for an empty message, `session_not_found`, `usage_limit_reached`, `busy` while another answer runs.
 */
export async function startTurn(ctx: UserCtx, request: TurnRequest): Promise<Turn> {
  const sessionId = parseSessionId(request.sessionId);
  const message = request.message.trim();
  if (message === '' && !request.regenerate) throw new AppError('invalid_input');
  const owned = { sessionId, userId: ctx.actor.userId };
  const evidence = await readSessionEvidence(ctx, { sessionId });
  const { planId } = await readSubscription(ctx, { userId: owned.userId });
  await giveUpStale(ctx.database.db, owned.userId);
  const stored = await transact(ctx, (own) => storeTurn(own, { ...request, message, owned }));
  const earlier = await listMessages(ctx.database.db, owned, {
    before: stored.question.position,
    limit: HISTORY_TURNS,
  });
  const history = earlier
    .filter((row) => row.content !== '' && row.status !== 'failed')
    .map(({ role, content }) => ({ role, content }));
  return {
    owned,
    ...stored,
    ask: { message: stored.question.content, history, evidence, contextTokens: PLANS[planId].contextTokens },
  };
}

async function storeTurn(
  ctx: UserCtx,
  request: TurnRequest & { owned: Owned },
): Promise<Pick<Turn, 'question' | 'answer' | 'unitId' | 'replaces'>> {
  const { owned } = request;
  const tx = ctx.database.db;
  const question = request.regenerate
    ? await questionBefore(tx, owned, request.regenerate)
    : await insertMessage(tx, owned, { role: 'user', content: request.message, status: 'complete' });
  const answer = await insertMessage(tx, owned, {
    role: 'assistant',
    content: '',
    status: 'streaming',
  }).catch((error: unknown) => {
    throw isSecondStream(error) ? new AppError('busy', { retryAfter: 2 }) : error;
  });
  const { id: unitId } = await claimUnit(ctx, { limitType: 'chat_messages', tx });
  return { question, answer, unitId, replaces: request.regenerate ?? null };
}

async function questionBefore(tx: Db, owned: Owned, answerId: string): Promise<ChatRow> {
  const answer = await findMessage(tx, owned, answerId);
  if (answer?.role !== 'assistant' || answer.status === 'streaming') throw new AppError('not_found');
  const [question] = (await listMessages(tx, owned, { before: answer.position, limit: 20 }))
    .reverse()
    .filter((row) => row.role === 'user');
  if (!question) throw new AppError('not_found');
  return question;
}

function isSecondStream(error: unknown): boolean {
  for (let current = error, depth = 0; current && depth < 5; depth++) {
    const { constraint, cause } = current as { constraint?: string; cause?: unknown };
    if (constraint === 'chat_messages_one_streaming') return true;
    current = cause;
  }
  return false;
}
