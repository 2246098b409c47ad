import { AppError } from '../../../contract/errors.ts';
import {
  compareRoute,
  deleteSavedSearchRoute,
  findRoute,
  listMarksRoute,
  listSavedSearchesRoute,
  putMarkRoute,
  saveSearchRoute,
  similarPatentsRoute,
} from '../../../contract/routes/notebook.routes.ts';
import { type Api, mount } from '../../http/mount.ts';
import { compareIdeas } from '../analyses/compare-ideas.ts';
import { findAnywhere } from '../analyses/find-anywhere.ts';
import { listMarks } from './marks.store.ts';
import { putMark } from './put-mark.ts';
import { savedSearchDto, saveSearch } from './save-search.ts';
import { deleteSavedSearch, listSavedSearches } from './saved-searches.store.ts';
import { similarPatents } from './similar-patents.ts';

/** Stars, notes, similar patents, the search over everything, comparison, and saved searches. */
export function notebookRoutes(api: Api): void {
  mount(api, listMarksRoute, async (ctx, { query }) => {
    const rows = await listMarks(ctx.database.db, ctx.actor.userId, query.kind);
    return {
      marks: rows.map(({ kind, ref, starred, note, updatedAt }) => ({
        kind,
        ref,
        starred,
        note,
        updated_at: updatedAt.toISOString(),
      })),
    };
  });
  mount(api, putMarkRoute, (ctx, { body }) => putMark(ctx, body));
  mount(api, similarPatentsRoute, async (ctx, { params }) => ({
    patents: await similarPatents(ctx, params),
  }));
  mount(api, findRoute, (ctx, { query }) => findAnywhere(ctx, query));
  mount(api, compareRoute, async (ctx, { query }) => ({ opportunities: await compareIdeas(ctx, query) }));
  mount(api, listSavedSearchesRoute, async (ctx) => ({
    searches: (await listSavedSearches(ctx.database.db, ctx.actor.userId)).map(savedSearchDto),
  }));
  mount(api, saveSearchRoute, (ctx, { body }) => saveSearch(ctx, body));
  mount(api, deleteSavedSearchRoute, async (ctx, { params }) => {
    if (!(await deleteSavedSearch(ctx.database.db, { ...params, userId: ctx.actor.userId })))
      throw new AppError('not_found');
  });
}
