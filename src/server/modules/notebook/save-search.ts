import { AppError } from '../../../contract/errors.ts';
import { MAX_SAVED_SEARCHES, type SavedSearch } from '../../../contract/routes/notebook.routes.ts';
import type { UserCtx } from '../../context.ts';
import { runSavedSearch } from './run-saved-search.ts';
import { countSavedSearches, insertSavedSearch, type SavedSearchRow } from './saved-searches.store.ts';

export const savedSearchDto = (row: SavedSearchRow): SavedSearch => ({
  id: row.id,
  query: row.query,
  created_at: row.createdAt.toISOString(),
  checked_at: row.checkedAt?.toISOString() ?? null,
  new_count: row.fresh.length,
});

/** Saves a search with what it brings now, so that only later patents count as new. Throws `too_many`. */
export async function saveSearch(ctx: UserCtx, input: { query: string }): Promise<SavedSearch> {
  if (!ctx.library.ready()) throw new AppError('library_unavailable', { retryAfter: 2 });
  const { userId } = ctx.actor;
  const { db } = ctx.database;
  if ((await countSavedSearches(db, userId)) >= MAX_SAVED_SEARCHES) throw new AppError('too_many');
  const [records, { version }] = await Promise.all([runSavedSearch(ctx, input.query), ctx.library.stats()]);
  const seen = records.map(({ number }) => number);
  return savedSearchDto(
    await insertSavedSearch(db, { userId, query: input.query, seen, libraryVersion: version }),
  );
}
