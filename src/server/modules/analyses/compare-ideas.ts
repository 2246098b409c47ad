import { AppError } from '../../../contract/errors.ts';
import type { Idea } from '../../../contract/routes/analyses.routes.ts';
import { MAX_COMPARED } from '../../../contract/routes/notebook.routes.ts';
import type { UserCtx } from '../../context.ts';
import { ownIdeas } from './find-anywhere.store.ts';
import { ideaDto } from './session-dto.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Two or three own opportunities in the order asked for, with the idea of each. Throws `invalid_input`. */
export async function compareIdeas(
  ctx: UserCtx,
  input: { ids: string },
): Promise<(Idea & { prompt: string })[]> {
  const ids = [...new Set(input.ids.split(',').filter((id) => id !== ''))];
  if (ids.length === 0 || ids.length > MAX_COMPARED || !ids.every((id) => UUID.test(id)))
    throw new AppError('invalid_input');
  const rows = await ownIdeas(ctx.database.db, ctx.actor.userId, ids);
  return ids.flatMap((id) => {
    const row = rows.find(({ idea }) => idea.id === id);
    return row ? [{ ...ideaDto(row.idea), prompt: row.prompt }] : [];
  });
}
