import { and, desc, eq, ilike, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { ideaSessions, ideas, patents } from './analyses.tables.ts';
import type { IdeaRow } from './sessions.store.ts';

const MOST = 6;

// Letters that `like` would read as wildcards.
const pattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
const mine = (userId: string) => and(eq(ideaSessions.userId, userId), isNull(ideaSessions.deletedAt));

/** Own sessions, opportunities, and patents whose prompt or title holds the words, newest first. */
export async function findOwn(db: Db, userId: string, words: string) {
  const like = pattern(words);
  const [sessions, opportunities, found] = await Promise.all([
    db
      .select({ id: ideaSessions.id, prompt: ideaSessions.prompt, createdAt: ideaSessions.createdAt })
      .from(ideaSessions)
      .where(and(mine(userId), ilike(ideaSessions.prompt, like)))
      .orderBy(desc(ideaSessions.createdAt))
      .limit(MOST),
    db
      .select({ id: ideas.id, sessionId: ideas.sessionId, reference: ideas.reference, title: ideas.title })
      .from(ideas)
      .innerJoin(ideaSessions, eq(ideas.sessionId, ideaSessions.id))
      .where(and(mine(userId), ilike(ideas.title, like)))
      .orderBy(desc(ideas.createdAt))
      .limit(MOST),
    db
      .selectDistinctOn([patents.patentNumber], {
        number: patents.patentNumber,
        title: patents.patentTitle,
        sessionId: patents.sessionId,
      })
      .from(patents)
      .innerJoin(ideaSessions, eq(patents.sessionId, ideaSessions.id))
      .where(and(mine(userId), ilike(patents.patentTitle, like)))
      .orderBy(patents.patentNumber)
      .limit(MOST),
  ]);
  return { sessions, opportunities, patents: found };
}

/** Own opportunities with the prompt of their session; another's are left out. */
export async function ownIdeas(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<{ idea: IdeaRow; prompt: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ idea: ideas, prompt: ideaSessions.prompt })
    .from(ideas)
    .innerJoin(ideaSessions, eq(ideas.sessionId, ideaSessions.id))
    .where(and(mine(userId), inArray(ideas.id, [...ids])));
}
