import { ERRORS } from '../../../contract/errors.ts';
import type { ChatMessage, ChatResponse } from '../../../contract/routes/chat.routes.ts';
import type { UserCtx } from '../../context.ts';
import { messageDto } from './message-dto.ts';
import { CHAT_APOLOGY, runTurn } from './run-turn.ts';
import { startTurn, type Turn, type TurnRequest } from './start-turn.ts';

/** SPEC §7 `chat-with-ai`: asks and waits for the whole answer. */
export async function sendChatMessage(ctx: UserCtx, request: TurnRequest): Promise<ChatResponse> {
  const turn = await startTurn(ctx, request);
  return chatResponse(turn, await runTurn(ctx, turn, { text: () => undefined, replace: () => undefined }));
}

/** What a turn came to, as the contract tells it. */
export function chatResponse(turn: Turn, answer: ChatMessage): ChatResponse {
  const question = messageDto(turn.question);
  if (answer.status === 'failed')
    return { success: false, message: CHAT_APOLOGY, error: ERRORS.chat_failed.text, question, answer };
  return { success: true, message: answer.content, error: null, question, answer };
}
