import { z } from 'zod';
import { shownNoteSchema } from './shown-note.ts';
import { waysSchema } from './ways.ts';

export const themeSchema = z.object({
  id: z.string(),
  label: z.string(),
  size: z.number().int(),
  terms: z.array(z.string()),
  numbers: z.array(z.string()),
  /** Change of the theme's share of its years' records, per year; null when not measurable. */
  growth: z.number().nullable(),
  stage: z.enum(['emerging', 'growing', 'mature', 'declining', 'not measurable']),
});
export type Theme = z.infer<typeof themeSchema>;

export const axisEntrySchema = z.object({
  id: z.string(),
  label: z.string(),
  support: z.number().int(),
  numbers: z.array(z.string()),
});
export type AxisEntry = z.infer<typeof axisEntrySchema>;

export const matrixCellSchema = z.object({
  use: z.string(),
  solution: z.string(),
  count: z.number().int(),
  /** Families expected if use and solution were independent. */
  expected: z.number(),
  numbers: z.array(z.string()),
  /** Id of the opportunity that sits in this cell, if any. */
  opportunity: z.string().nullable(),
});
export type MatrixCell = z.infer<typeof matrixCellSchema>;

/** How well the library covers the idea; absence from a thin library is never white space. */
export const coverageSchema = z.object({
  level: z.enum(['good', 'partial', 'thin', 'none']),
  /** 0 to 1. */
  score: z.number(),
  /** Patents close enough to count as the idea's own field. */
  near: z.number().int(),
  /** Content words of the idea that the library does not know at all. */
  unknown_terms: z.array(z.string()),
  text: z.string(),
  advice: z.string().nullable(),
});
export type Coverage = z.infer<typeof coverageSchema>;

/** How a patent holds a part of the idea, by its words: in them, in part or in other words for the same, or not at all. */
export const holdingSchema = z.enum(['named', 'partly', 'absent']);
export type Holding = z.infer<typeof holdingSchema>;

/** The idea part by part against the patents that hold most of it, as in a claim chart. */
export const partsChartSchema = z.object({
  parts: z.array(z.string()),
  /** The fullest first; `held` in the order of `parts`. */
  rows: z.array(z.object({ number: z.string(), title: z.string().nullable(), held: z.array(holdingSchema) })),
  /** The two that hold most of the idea between them, and what both lack; null where one holds nearly as much alone. */
  together: z.object({ numbers: z.array(z.string()), missing: z.array(z.string()) }).nullable(),
  note: shownNoteSchema,
});
export type PartsChart = z.infer<typeof partsChartSchema>;

/** The parts of an idea that a row holds so. */
export const partsHeld = (
  { parts }: Pick<PartsChart, 'parts'>,
  held: readonly Holding[],
  so: Holding,
): string[] => parts.filter((_, i) => held[i] === so);

export const landscapeSchema = z.object({
  /** Documents retrieved, and families left after collapse. */
  retrieved: z.number().int(),
  families: z.number().int(),
  coverage: coverageSchema,
  themes: z.array(themeSchema),
  themes_note: shownNoteSchema,
  timeline: z.object({
    years: z.array(
      z.object({
        year: z.number().int(),
        count: z.number().int(),
        /** Records of the whole library in that year; under 30 is "no data". */
        library: z.number().int(),
        share: z.number().nullable(),
        lag: z.boolean(),
      }),
    ),
    usable_years: z.number().int(),
    note: shownNoteSchema,
  }),
  assignees: z.object({
    rows: z.array(
      z.object({
        name: z.string(),
        count: z.number().int(),
        numbers: z.array(z.string()),
        entrant: z.boolean().nullable(),
      }),
    ),
    /** Herfindahl–Hirschman index over known assignees, 0 to 1; null when too few are known. */
    hhi: z.number().nullable(),
    note: shownNoteSchema,
  }),
  classes: z.object({
    rows: z.array(z.object({ code: z.string(), title: z.string(), count: z.number().int() })),
    note: shownNoteSchema,
  }),
  ageing: z.object({
    /** Documents whose term likely ended, by publication date as a proxy. */
    likely_expired: z.number().int(),
    soon: z.number().int(),
    blocks: z.array(z.object({ number: z.string(), title: z.string(), likely_no_earlier_than: z.string() })),
    note: shownNoteSchema,
  }),
  matrix: z.object({
    uses: z.array(axisEntrySchema),
    solutions: z.array(axisEntrySchema),
    cells: z.array(matrixCellSchema),
    note: shownNoteSchema,
  }),
  /** Null where the idea has no parts to tell apart; absent in older reports. */
  parts: partsChartSchema.nullish(),
  /** Null where no patent read does a stated job; absent in older reports. */
  ways: waysSchema.nullish(),
  /** Two-dimensional map for drawing, coordinates in 0..1. */
  map: z.object({
    points: z.array(
      z.object({ number: z.string(), x: z.number(), y: z.number(), theme: z.string().nullable() }),
    ),
    gaps: z.array(z.object({ opportunity: z.string(), x: z.number(), y: z.number() })),
  }),
});
export type Landscape = z.infer<typeof landscapeSchema>;
