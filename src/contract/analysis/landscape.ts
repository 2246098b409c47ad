import { z } from 'zod';
import { DISCLOSURES } from './evidence.ts';

const note = z.object({
  /** How many are shown, how many are left out, and why. */
  shown: z.number().int(),
  left_out: z.number().int(),
  reason: z.string().nullable(),
});

export const COVERAGE_LEVELS = ['good', 'partial', 'thin', 'none'] as const;

/** How well the sources cover the idea's field. Where it is thin or none, nothing is called open. */
export const coverageSchema = z.object({
  level: z.enum(COVERAGE_LEVELS),
  /** Patents read, related (topic 2 or 3), and about the same thing (topic 3). */
  read: z.number().int(),
  related: z.number().int(),
  core: z.number().int(),
  /** Stated elements that at least one patent discloses, and stated elements in all. */
  elements_found: z.number().int(),
  elements: z.number().int(),
  /** One or two sentences for the reader. */
  text: z.string(),
  /** What to do about it, or null. */
  advice: z.string().nullable(),
});
export type Coverage = z.infer<typeof coverageSchema>;

export const matrixSchema = z.object({
  elements: z.array(z.object({ id: z.string(), text: z.string(), given: z.boolean() })),
  rows: z.array(
    z.object({
      number: z.string(),
      title: z.string(),
      year: z.number().int().nullable(),
      owner: z.string().nullable(),
      /** One per element, in the order of `elements`; null: not seen in the text read. */
      cells: z.array(z.object({ how: z.enum(DISCLOSURES), quote: z.string().nullable() }).nullable()),
      /** True when only the title was available. */
      title_only: z.boolean(),
    }),
  ),
  note,
});
export type Matrix = z.infer<typeof matrixSchema>;

/** What is computed from the related patents. */
export const landscapeSchema = z.object({
  matrix: matrixSchema,
  owners: z.object({
    rows: z.array(z.object({ name: z.string(), count: z.number().int(), numbers: z.array(z.string()) })),
    /** Related patents without a recorded owner. */
    unknown: z.number().int(),
    /** Herfindahl–Hirschman index over known owners, 0 to 1; null when fewer than five are known. */
    hhi: z.number().nullable(),
    note,
  }),
  timeline: z.object({
    years: z.array(
      z.object({
        year: z.number().int(),
        count: z.number().int(),
        /** Related patents expected if they followed all US patents of these classes; null without base rates. */
        expected: z.number().nullable(),
        /** True within the last 18 months, when applications are still unpublished. */
        lag: z.boolean(),
        /** False when the sources hold too little of that year to say anything. */
        usable: z.boolean(),
      }),
    ),
    /** One sentence: rising, falling, steady, or that the sample cannot tell. */
    trend: z.string(),
    note,
  }),
  classes: z.object({
    rows: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        count: z.number().int(),
        /** True when the sources hold far less of this class than there is. */
        under_covered: z.boolean(),
      }),
    ),
    note,
  }),
  themes: z.object({
    rows: z.array(z.object({ label: z.string(), count: z.number().int(), numbers: z.array(z.string()) })),
    note,
  }),
  /** Related patents whose term has probably ended, with the estimate. */
  expired: z.array(z.object({ number: z.string(), title: z.string(), date: z.string() })),
});
export type Landscape = z.infer<typeof landscapeSchema>;
