import { AppError } from '../../../contract/errors.ts';
import type { ChatHistory } from '../../../contract/routes/chat.routes.ts';
import type { UserCtx } from '../../context.ts';
import { readSessionEvidence } from '../analyses/read-session-evidence.ts';
import { parseSessionId } from '../analyses/session-id.ts';
import { findMessage, giveUpStale, listMessages } from './chat.store.ts';
import { messageDto } from './message-dto.ts';
import { suggestQuestions } from './suggest-questions.ts';

/** A page of a session's conversation, the newest unless `before` (a message id) asks for older ones. Throws `session_not_found`. */
export async function readChat(
  ctx: UserCtx,
  input: { sessionId: string; before?: string; limit: number },
): Promise<ChatHistory> {
  const sessionId = parseSessionId(input.sessionId);
  const { db } = ctx.database;
  const owned = { sessionId, userId: ctx.actor.userId };
  const evidence = await readSessionEvidence(ctx, { sessionId });
  await giveUpStale(db, owned.userId);
  const mark = input.before ? await findMessage(db, owned, input.before) : null;
  if (input.before && !mark) throw new AppError('not_found');
  const rows = await listMessages(db, owned, { before: mark?.position ?? null, limit: input.limit + 1 });
  const page = rows.length > input.limit ? rows.slice(1) : rows;
  return {
    messages: page.map(messageDto),
    before: rows.length > input.limit ? (page[0]?.id ?? null) : null,
    suggestions: suggestQuestions(evidence),
    assistant: { kind: ctx.model ? 'model' : 'embedded', name: ctx.model?.name ?? 'embedded' },
  };
}
