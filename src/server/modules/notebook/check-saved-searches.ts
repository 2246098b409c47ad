import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { emailsOf } from '../accounts/find-users.ts';
import { runSavedSearch } from './run-saved-search.ts';
import { listDueSearches, noteCheck, type SavedSearchRow } from './saved-searches.store.ts';

/** Searches checked in one round; the rest wait for the next. */
const BATCH = 20;
const NAMED = 5;

/** Runs saved searches again after the library changed, or daily, and mails about patents that came in. */
export async function checkSavedSearches(ctx: Ctx): Promise<void> {
  if (!ctx.library.ready()) return;
  const { version } = await ctx.library.stats();
  for (const row of await listDueSearches(ctx.database.db, version, BATCH)) {
    await check(ctx, row, version).catch((error) =>
      ctx.log.warn({ err: error, search_id: row.id }, 'saved search was not checked'),
    );
  }
}

async function check(ctx: Ctx, row: SavedSearchRow, libraryVersion: string): Promise<void> {
  const records = await runSavedSearch(ctx, row.query);
  const known = new Set(row.seen);
  const news = records.filter(({ number }) => !known.has(number));
  const numbers = records.map(({ number }) => number);
  const email = (await emailsOf(ctx.database.db, [row.userId])).get(row.userId);
  await inTransaction(ctx.database.db, async (tx) => {
    const noted = await noteCheck(tx, row, {
      numbers,
      fresh: news.map(({ number }) => number),
      libraryVersion,
    });
    if (!noted || news.length === 0 || !email) return;
    const list = news.slice(0, NAMED).map(({ number, title }) => `${number}: ${title ?? 'untitled'}`);
    const data = { query: row.query, count: String(news.length), list: list.join('\n') };
    await ctx.jobs.enqueue('send-mail', { to: email, template: 'saved-search', data }, { tx });
  });
}
