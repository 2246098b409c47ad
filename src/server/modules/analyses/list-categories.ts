import { AppError } from '../../../contract/errors.ts';
import type { Category } from '../../../contract/patents.ts';
import type { Ctx } from '../../context.ts';

/** Browsing categories with the number of library patents in each. Throws `library_unavailable` until it is open. */
export async function listCategories(ctx: Ctx): Promise<Category[]> {
  if (!ctx.library.ready()) throw new AppError('library_unavailable', { retryAfter: 2 });
  return ctx.library.categoryCounts();
}
