import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Rating } from '../../../contract/analysis/evidence.ts';
import type { SessionStatus } from '../../../contract/analysis/report.ts';
import type { Db } from '../../db/database.ts';
import type { AnalysisResult, Candidate } from '../analysis/run-state.ts';
import { ideaSessions, ideas, patents } from './analyses.tables.ts';
import { ideaRow, patentRows } from './session-rows.ts';

export type SessionRow = typeof ideaSessions.$inferSelect;
export type IdeaRow = typeof ideas.$inferSelect;
export type PatentRow = typeof patents.$inferSelect;

export interface NewSession {
  userId: string;
  prompt: string;
  category?: string;
  stateOfArt?: string;
  status: SessionStatus;
}

/** Saves a new session and returns its id. */
export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const [row] = await db
    .insert(ideaSessions)
    .values({
      userId: session.userId,
      prompt: session.prompt,
      category: session.category ?? null,
      stateOfArt: session.stateOfArt ?? '',
      clusteringStatus: session.status,
    })
    .returning({ id: ideaSessions.id });
  return row!.id;
}

/** A session of its owner that is not deleted, or null. */
export async function findSession(
  db: Db,
  owned: { sessionId: string; userId: string },
): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(ideaSessions)
    .where(
      and(
        eq(ideaSessions.id, owned.sessionId),
        eq(ideaSessions.userId, owned.userId),
        isNull(ideaSessions.deletedAt),
      ),
    );
  return row ?? null;
}

/** A session whoever owns it: for work that was authorized when it was started, and for shared links. */
export async function readSession(db: Db, sessionId: string): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(ideaSessions)
    .where(and(eq(ideaSessions.id, sessionId), isNull(ideaSessions.deletedAt)));
  return row ?? null;
}

export function listIdeas(db: Db, sessionId: string): Promise<IdeaRow[]> {
  return db.select().from(ideas).where(eq(ideas.sessionId, sessionId)).orderBy(asc(ideas.position));
}

export function listPatents(db: Db, sessionId: string): Promise<PatentRow[]> {
  return db.select().from(patents).where(eq(patents.sessionId, sessionId)).orderBy(asc(patents.rank));
}

export async function setStatus(db: Db, sessionId: string, status: SessionStatus): Promise<void> {
  await db.update(ideaSessions).set({ clusteringStatus: status }).where(eq(ideaSessions.id, sessionId));
}

/** After a run that brought nothing: what was saved before stays and is the session's state again; else `otherwise`. */
export async function restoreStatus(
  db: Db,
  sessionId: string,
  otherwise: 'stopped' | 'failed',
): Promise<void> {
  await db
    .update(ideaSessions)
    .set({
      clusteringStatus: sql`case when report is not null or category is not null then 'completed' else ${otherwise} end`,
    })
    .where(eq(ideaSessions.id, sessionId));
}

/** Rows a statement: writing a hundred in one would hold the event loop for too long. */
const ROWS_PER_INSERT = 25;

export async function insertPatents(
  db: Db,
  sessionId: string,
  found: { candidates: readonly Candidate[]; ratings: readonly Rating[] },
): Promise<void> {
  const rows = patentRows(sessionId, found.candidates, found.ratings);
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT) {
    await db.insert(patents).values(rows.slice(i, i + ROWS_PER_INSERT));
  }
}

/** Puts a finished analysis in the place of what the session held. */
export async function replaceResults(db: Db, sessionId: string, result: AnalysisResult): Promise<void> {
  const { report, notice } = result;
  await db.delete(ideas).where(eq(ideas.sessionId, sessionId));
  await db.delete(patents).where(eq(patents.sessionId, sessionId));
  const rows = report.opportunities.map((opportunity, i) => ideaRow(sessionId, opportunity, i + 1));
  if (rows.length > 0) await db.insert(ideas).values(rows);
  await insertPatents(db, sessionId, { candidates: result.patents, ratings: report.ratings });
  await db
    .update(ideaSessions)
    .set({ report, notice, stateOfArt: report.state_of_art, clusteringStatus: 'completed' })
    .where(eq(ideaSessions.id, sessionId));
}
