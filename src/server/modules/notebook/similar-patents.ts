import { AppError } from '../../../contract/errors.ts';
import type { Patent } from '../../../contract/patents.ts';
import type { UserCtx } from '../../context.ts';
import { toPatent } from '../analyses/to-patent.ts';

const SHOWN = 10;

/** Patents of the local library most like one of them, nearest first; none for a patent that it does not hold. */
export async function similarPatents(ctx: UserCtx, input: { number: string }): Promise<Patent[]> {
  if (!ctx.library.ready()) throw new AppError('library_unavailable', { retryAfter: 2 });
  const asOf = ctx.clock.now().toISOString().slice(0, 10);
  const hits = await ctx.library.similar(input.number, SHOWN);
  return hits.map(({ record, matchedTerms, duplicates }, i) =>
    toPatent(record, {
      asOf,
      rank: i + 1,
      closeness: null,
      sources: ['Local library'],
      matchedTerms,
      duplicates,
    }),
  );
}
