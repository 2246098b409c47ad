import type { PatentRecord } from '../../../contract/patents.ts';
import type { Ctx } from '../../context.ts';

const LIMIT = 50;
const TIMEOUT = 30_000;

/** What a saved search brings today, over all sources, best first. */
export async function runSavedSearch(ctx: Ctx, query: string): Promise<PatentRecord[]> {
  const words = query.split(/\s+/).slice(0, 8);
  const { candidates } = await ctx.search.search(
    [{ text: query, purpose: 'whole', groups: words.map((word) => [word]) }],
    { limit: LIMIT, signal: AbortSignal.timeout(TIMEOUT) },
  );
  return candidates.slice(0, LIMIT).map(({ record }) => record);
}
