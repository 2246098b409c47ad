import type { ChatMessage } from '../../../contract/routes/chat.routes.ts';
import type { ChatRow } from './chat.store.ts';

/** A row as the client sees it. */
export const messageDto = (row: ChatRow): ChatMessage => ({
  id: row.id,
  session_id: row.sessionId,
  role: row.role,
  content: row.content,
  citations: row.citations,
  answered_by: row.answeredBy,
  notice: row.notice,
  status: row.status,
  created_at: row.createdAt.toISOString(),
});
