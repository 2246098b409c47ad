import type { Ctx } from '../../context.ts';
import { pruneAnswers } from './answer-cache.store.ts';
import { deleteUseBefore } from './source-usage.store.ts';

const DAY = 24 * 3_600_000;
/** An older answer is no stand-in for a source that is down. */
const ANSWER_AGE = 30 * DAY;
const MOST_ANSWERS = 20_000;
const USE_AGE = 400 * DAY;

/** Removes answers older than a month, all but the newest 20,000, and counts older than thirteen months. */
export async function pruneSources({ database, clock }: Ctx): Promise<void> {
  const now = clock.now().getTime();
  await pruneAnswers(database.db, { before: new Date(now - ANSWER_AGE), keep: MOST_ANSWERS });
  await deleteUseBefore(database.db, new Date(now - USE_AGE).toISOString().slice(0, 10));
}
