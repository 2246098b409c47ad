import { ERRORS } from '../../../contract/errors.ts';
import type { ChatResponse } from '../../../contract/routes/chat.routes.ts';
import type { UserCtx } from '../../context.ts';
import { CHAT_APOLOGY, runTurn } from './run-turn.ts';
import { startTurn, type TurnRequest } from './start-turn.ts';

/** SPEC §7 `chat-with-ai`: asks and waits for the whole answer. */
export async function sendChatMessage(ctx: UserCtx, request: TurnRequest): Promise<ChatResponse> {
  const turn = await startTurn(ctx, request);
  const answer = await runTurn(ctx, turn, { text: () => undefined, replace: () => undefined });
  if (answer.status === 'failed')
    return { success: false, message: CHAT_APOLOGY, error: ERRORS.chat_failed.text, answer };
  return { success: true, message: answer.content, error: null, answer };
}
