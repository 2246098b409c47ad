import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { ChatMessage } from '../../../contract/routes/chat.routes.ts';
import type { Db } from '../../db/database.ts';
import { chatMessages } from './chat.tables.ts';

export type ChatRow = typeof chatMessages.$inferSelect;

export interface Owned {
  sessionId: string;
  userId: string;
}

/** Seconds without a heartbeat after which an answer under way is given up. */
const STALE_SECONDS = 20;

const ownedBy = ({ sessionId, userId }: Owned) =>
  and(eq(chatMessages.sessionId, sessionId), eq(chatMessages.userId, userId));

export async function insertMessage(
  db: Db,
  owned: Owned,
  message: { role: ChatMessage['role']; content: string; status: ChatMessage['status'] },
): Promise<ChatRow> {
  const [row] = await db
    .insert(chatMessages)
    .values({ ...owned, ...message })
    .returning();
  return row!;
}

/** Ends answers whose process died, so that the person can ask again. */
export async function giveUpStale(db: Db, userId: string): Promise<void> {
  await db
    .update(chatMessages)
    .set({ status: 'failed' })
    .where(
      and(
        eq(chatMessages.userId, userId),
        eq(chatMessages.status, 'streaming'),
        sql`${chatMessages.aliveAt} < now() - make_interval(secs => ${STALE_SECONDS})`,
      ),
    );
}

/** The newest messages before a position (or all), oldest first. */
export async function listMessages(
  db: Db,
  owned: Owned,
  page: { before: number | null; limit: number },
): Promise<ChatRow[]> {
  const older = page.before === null ? undefined : lt(chatMessages.position, page.before);
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(ownedBy(owned), older))
    .orderBy(desc(chatMessages.position))
    .limit(page.limit);
  return rows.reverse();
}

export async function findMessage(db: Db, owned: Owned, id: string): Promise<ChatRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(ownedBy(owned), eq(chatMessages.id, id)));
  return row ?? null;
}

export async function deleteMessage(db: Db, owned: Owned, id: string): Promise<void> {
  await db.delete(chatMessages).where(and(ownedBy(owned), eq(chatMessages.id, id)));
}

export type ChatState = Partial<Pick<ChatRow, 'content' | 'citations' | 'answeredBy' | 'notice' | 'status'>>;

/** Writes the state of an answer under way, as a heartbeat. Tells whether a stop was asked for; null when the answer is gone or ended. */
export async function saveProgress(
  db: Db,
  id: string,
  state: ChatState,
): Promise<{ stopRequested: boolean } | null> {
  const [row] = await db
    .update(chatMessages)
    .set({ ...state, aliveAt: sql`now()` })
    .where(and(eq(chatMessages.id, id), eq(chatMessages.status, 'streaming')))
    .returning({ stopRequested: chatMessages.stopRequested });
  return row ?? null;
}

/** Ends an answer. Null when its session was deleted meanwhile. */
export async function finishMessage(db: Db, id: string, state: ChatState): Promise<ChatRow | null> {
  const [row] = await db.update(chatMessages).set(state).where(eq(chatMessages.id, id)).returning();
  return row ?? null;
}

/** Asks the process that answers to stop. False when no answer is under way. */
export async function requestStop(db: Db, owned: Owned): Promise<boolean> {
  const rows = await db
    .update(chatMessages)
    .set({ stopRequested: true })
    .where(and(ownedBy(owned), eq(chatMessages.status, 'streaming')))
    .returning({ id: chatMessages.id });
  return rows.length > 0;
}
