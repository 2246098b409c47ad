import type { ChatStreamFrame } from '../../../../contract/routes/chat.routes.ts';
import { type ApiClient, newIdempotencyKey } from '../../../lib/api/api-client.ts';
import { ApiError, type ApiErrorCode } from '../../../lib/api/api-error.ts';
import { NOT_SUCCESSFUL } from '../chat-texts.ts';

export interface ChatRequestBody {
  message: string;
  sessionId: string;
  regenerate?: string;
}

/** Cuts a stream of server-sent events into its frames; comments and unknown fields are passed over. */
export function createFrameReader(onFrame: (frame: ChatStreamFrame) => void): (text: string) => void {
  let pending = '';
  return (text) => {
    pending += text;
    const events = pending.split('\n\n');
    pending = events.pop() ?? '';
    for (const event of events) {
      const data = event
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trim())
        .join('\n');
      if (data !== '') onFrame(JSON.parse(data) as ChatStreamFrame);
    }
  };
}

/** What an answer that is no stream says: it did not succeed, with a reason or without. */
async function refusalOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as { error?: string | null } | null;
  return new ApiError('chat_failed', body?.error || NOT_SUCCESSFUL, { status: response.status });
}

/**
 * Asks and hands on each frame as it comes. Resolves to true when the answer arrived whole, to false when the line broke
 * first: the answer then goes on without us. Throws `ApiError` for refusals.
 */
export async function streamAnswer(
  api: ApiClient,
  body: ChatRequestBody,
  onFrame: (frame: ChatStreamFrame) => void,
): Promise<boolean> {
  const response = await api.send({
    method: 'POST',
    path: '/functions/v1/chat-with-ai',
    body,
    idempotencyKey: newIdempotencyKey(),
    headers: { Accept: 'text/event-stream' },
  });
  if (!response.headers.get('content-type')?.includes('text/event-stream')) throw await refusalOf(response);
  let whole = false;
  const read = createFrameReader((frame) => {
    if (frame.type === 'error') {
      throw new ApiError(frame.code as ApiErrorCode, frame.message || NOT_SUCCESSFUL, {
        retryAfter: frame.retry_after,
      });
    }
    whole ||= frame.type === 'done';
    onFrame(frame);
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  while (reader) {
    const chunk = await reader.read().catch(() => null);
    if (chunk === null || chunk.done) break;
    read(decoder.decode(chunk.value, { stream: true }));
  }
  return whole;
}
