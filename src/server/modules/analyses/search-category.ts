import { AppError } from '../../../contract/errors.ts';
import type { CategorySearch } from '../../../contract/routes/analyses.routes.ts';
import type { UserCtx } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { claimUnit } from '../usage/claim-unit.ts';
import { commitUnit } from '../usage/commit-unit.ts';
import { releaseUnit } from '../usage/release-unit.ts';
import { describeCategory } from './describe-category.ts';
import { patentDto } from './session-dto.ts';
import { insertPatents, insertSession, listPatents } from './sessions.store.ts';

/** Patents saved with a category session. */
const MOST_PATENTS = 100;

/**
 * Lists the newest patents of a category and saves them as a session. Costs one category search, given back when
 * nothing was delivered. Throws `usage_limit_reached`, or `not_found` for a name that is no category.
 */
export async function searchCategory(ctx: UserCtx, input: { name: string }): Promise<CategorySearch> {
  const unit = await claimUnit(ctx, { limitType: 'category_searches' });
  try {
    const found = await ctx.library.searchCategory(input.name, MOST_PATENTS);
    if (!found) throw new AppError('not_found');
    const { category, patents } = found;
    const sessionId = await inTransaction(ctx.database.db, async (tx) => {
      const { userId } = ctx.actor;
      const stateOfArt = describeCategory(category, patents);
      const session = { userId, prompt: category.name, category: category.name, stateOfArt };
      const id = await insertSession(tx, { ...session, status: 'completed' });
      const candidates = patents.map((record) => ({
        record,
        score: 0,
        matchedTerms: [],
        sources: ['Local library'],
        duplicates: [],
      }));
      await insertPatents(tx, id, { candidates, ratings: [] });
      await commitUnit({ ...ctx, database: { ...ctx.database, db: tx } }, { id: unit.id, tx });
      await ctx.events.publish(`user:${userId}`, { type: 'sessions.changed' }, tx);
      return id;
    });
    const asOf = ctx.clock.now().toISOString().slice(0, 10);
    return {
      session_id: sessionId,
      category,
      patents: (await listPatents(ctx.database.db, sessionId)).map((row) => patentDto(row, asOf)),
      total_patents: category.count,
    };
  } catch (error) {
    // When even this fails the reservation runs out by itself.
    await releaseUnit(ctx, { id: unit.id }).catch((cause) =>
      ctx.log.warn({ err: cause }, 'unit not released'),
    );
    throw error;
  }
}
