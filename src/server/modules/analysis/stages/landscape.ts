import { buildLandscape, subclassOf } from '../../../../core/landscape/build-landscape.ts';
import { ownerKey } from '../../../../core/patents/owner-key.ts';
import { estimateExpiry } from '../estimate-expiry.ts';
import { candidatesByNumber, ratedRecords } from '../related-records.ts';
import type { Outputs, RunContext, StageResult } from '../run-state.ts';

const RELATED = 2;

/** Stage 5: figures computed from the related patents. */
export async function landscapeStage(
  ctx: RunContext,
  done: Outputs<'frame' | 'search' | 'screen'>,
): Promise<StageResult<'landscape'>> {
  const related = ratedRecords(done, RELATED);
  const codes = [...new Set(related.flatMap(({ record }) => record.cpc.map(subclassOf)))];
  const titles = await ctx.library.classTitles(codes);
  const byCode = new Map(codes.map((code, i) => [code, titles[i] ?? null]));
  const rates = await ctx.library.baseRates(codes);
  const output = buildLandscape({
    frame: done.frame,
    related,
    reviewed: [...candidatesByNumber(done).values()].map(({ record }) => record),
    supply: {
      held: done.search.sources.some(({ name }) => name !== 'library')
        ? null
        : (done.search.library?.byYear ?? null),
      expected: rates.shareByYear === null ? null : new Map(rates.shareByYear),
    },
    asOf: ctx.asOf,
    ownerKey,
    classTitle: (code) => byCode.get(code) ?? null,
    isUnderCovered: (code) => rates.underCovered.includes(code),
    expiryOf: (record) => estimateExpiry(record, ctx.asOf),
  });
  return { output, by: 'code', fallback: null };
}
