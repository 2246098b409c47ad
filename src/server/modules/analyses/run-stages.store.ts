import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { FinishedStage } from '../analysis/pipeline.ts';
import { analysisRuns, runStages } from './analyses.tables.ts';
import type { RunRow } from './runs.store.ts';

/** Finished stages of a run, in no particular order. */
export async function listStages(db: Db, runId: string): Promise<FinishedStage[]> {
  const rows = await db.select().from(runStages).where(eq(runStages.runId, runId));
  return rows.map(
    ({ stage, by, ms, fallback, output }) => ({ stage, by, ms, fallback, output }) as FinishedStage,
  );
}

/** Keeps the output of a stage; one that is stored already stays as it is. */
export async function saveStage(db: Db, runId: string, finished: FinishedStage): Promise<void> {
  await db
    .insert(runStages)
    .values({ runId, ...finished })
    .onConflictDoNothing();
}

/** Removes the stage outputs of a run: after its completion the report holds what they said. */
export async function deleteStages(db: Db, runId: string): Promise<void> {
  await db.delete(runStages).where(eq(runStages.runId, runId));
}

/** Hands the stages of a session's earlier, unfinished runs to a new one, so that it goes on where they ended. */
export async function inheritStages(db: Db, run: { id: string; sessionId: string }): Promise<void> {
  const [earlier] = await db
    .select({ id: analysisRuns.id })
    .from(analysisRuns)
    .where(
      and(
        eq(analysisRuns.sessionId, run.sessionId),
        ne(analysisRuns.id, run.id),
        inArray(analysisRuns.status, ['cancelled', 'failed']),
      ),
    )
    .orderBy(desc(analysisRuns.createdAt))
    .limit(1);
  if (earlier) await db.update(runStages).set({ runId: run.id }).where(eq(runStages.runId, earlier.id));
}

/** The newest run of a session, or null. */
export async function newestRun(db: Db, sessionId: string): Promise<RunRow | null> {
  const [row] = await db
    .select()
    .from(analysisRuns)
    .where(eq(analysisRuns.sessionId, sessionId))
    .orderBy(desc(analysisRuns.createdAt))
    .limit(1);
  return row ?? null;
}
