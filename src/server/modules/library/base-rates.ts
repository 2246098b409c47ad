import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { shareByYear, underCovered } from '../../../core/landscape/base-rates.ts';
import type { Library, LibraryStats } from './library.ts';

const schema = z.object({
  source: z.string(),
  cpc_sections_per_year: z.array(z.tuple([z.number(), z.string(), z.number()])),
  cpc_subclass_total: z.record(z.string(), z.number()),
  utility_per_year: z.record(z.string(), z.number()),
});

/** What all US patents are like, to tell a thin sample from a thin field. */
export interface BaseRates {
  of(codes: readonly string[], stats: LibraryStats): Awaited<ReturnType<Library['baseRates']>>;
}

/** Reads the counts of all US patents that ship with the product (`source` in the file says who counted). */
export async function readBaseRates(shippedDataDir: string): Promise<BaseRates> {
  const raw = JSON.parse(await readFile(join(shippedDataDir, 'base-rates.json'), 'utf8'));
  const rates = schema.parse(raw);
  const sections = rates.cpc_sections_per_year.map(([year, section, count]) => ({ year, section, count }));
  const yearly = new Map(
    Object.entries(rates.utility_per_year).map(([year, count]) => [Number(year), count]),
  );
  const totals = new Map(Object.entries(rates.cpc_subclass_total));
  return {
    of: (codes, stats) => ({
      shareByYear: shareByYear(codes, { sections, yearly }),
      underCovered: underCovered(codes, {
        all: totals,
        held: new Map(Object.entries(stats.byClass)),
      }),
    }),
  };
}
