import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModuleContext, type ModuleContext } from '../../../../tests/module-context.ts';
import { LIMIT_TYPES, PLANS } from '../../../contract/plans.ts';
import type { UserCtx } from '../../context.ts';
import { claimUnit } from './claim-unit.ts';
import { commitUnit } from './commit-unit.ts';
import { expireUnits } from './expire-units.ts';
import { extendUnit } from './extend-unit.ts';
import { findUsageDifferences } from './find-usage-differences.ts';
import { incrementUsage } from './increment-usage.ts';
import { readUsage } from './read-usage.ts';
import { releaseUnit } from './release-unit.ts';

let app: ModuleContext;
beforeAll(async () => {
  app = await createModuleContext({ connections: 20 });
});
afterAll(() => app.close());

type Step =
  | { do: 'increment' | 'claim'; type: (typeof LIMIT_TYPES)[number] }
  | { do: 'commit' | 'release' | 'extend' | 'crash'; unit: number }
  | { do: 'sweep' };

const unit = fc.nat(20);
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('increment', 'claim'), type: fc.constantFrom(...LIMIT_TYPES) }),
  fc.record({ do: fc.constantFrom('commit', 'release', 'extend', 'crash'), unit }),
  fc.constant({ do: 'sweep' as const }),
) as fc.Arbitrary<Step>;

/** Runs one step; a crash is a unit whose holder is silent until its lease has ended. */
async function perform(ctx: UserCtx, step: Step, ids: string[]): Promise<void> {
  if (step.do === 'sweep') {
    await expireUnits(app.system);
    return;
  }
  if (step.do === 'increment') {
    await incrementUsage(ctx, { limitType: step.type });
    return;
  }
  if ('type' in step) {
    const claimed = await claimUnit(ctx, { limitType: step.type }).catch(() => null);
    if (claimed) ids.push(claimed.id);
    return;
  }
  const id = ids[step.unit % Math.max(1, ids.length)];
  if (!id) return;
  if (step.do === 'commit') await commitUnit(ctx, { id });
  else if (step.do === 'release') await releaseUnit(ctx, { id });
  else if (step.do === 'extend') await extendUnit(ctx, { id });
  else {
    await app.deps.database.db.execute(
      sql`update usage_ledger set expires_at = now() - interval '1 second' where id = ${id}`,
    );
  }
}

test('after any interleaving of steps from parallel connections each counter equals its ledger', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(stepArbitrary, { maxLength: 8 }), { maxLength: 8 }), async (lanes) => {
      const ctx = await app.newUser();
      const ids: string[] = [];
      const run = async (steps: Step[]) => {
        for (const step of steps) await perform(ctx, step, ids);
      };
      await Promise.all(lanes.map(run));
      expect(await findUsageDifferences(app.system)).toEqual([]);
      const { counters } = await readUsage(ctx, { userId: ctx.actor.userId });
      for (const type of LIMIT_TYPES) expect(counters[type]).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('open work never exceeds the limit, whatever expired or was released in between', async () => {
  const { limits } = PLANS.free;
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 30 }), async (steps) => {
      const ctx = await app.newUser();
      const ids: string[] = [];
      for (const step of steps) {
        const late = step.do === 'commit' && ids.length > 0;
        await perform(ctx, step, ids);
        if (late) continue;
        const { rows } = await app.deps.database.db.execute<{
          limit_type: keyof typeof limits;
          units: number;
        }>(sql`
          select limit_type, count(*)::int as units from usage_ledger
          where user_id = ${ctx.actor.userId} and state = 'reserved' group by limit_type`);
        for (const row of rows) expect(row.units).toBeLessThanOrEqual(limits[row.limit_type]);
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);
