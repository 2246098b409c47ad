import { z } from 'zod';
import { expirySchema } from './analysis/evidence.ts';

/**
 * One patent document of a library, after reading and before ranking.
 * Only `number` is certain: larger libraries often lack title, date, names or classes.
 */
export const patentRecordSchema = z.object({
  /** Publication number without kind code, e.g. `US10000004`. */
  number: z.string(),
  title: z.string().nullable(),
  /** Date of grant or publication (never of filing), `YYYY-MM-DD`. */
  date: z.string().nullable(),
  /** The text shown: the office's abstract, or this library's own digest. */
  abstract: z.string().nullable(),
  /** True when `abstract` is a plain-language digest, not the office's text. */
  digest: z.boolean(),
  /** Noun phrase: what the invention serves. Hand-written in the starter library. */
  use: z.string().nullable(),
  /** Noun phrase: the mechanism. Hand-written in the starter library. */
  novelty: z.string().nullable(),
  inventors: z.array(z.string()),
  assignee: z.string().nullable(),
  /** CPC or IPC symbols, possibly only subclasses (`A01G`, `A01G9/02`). */
  cpc: z.array(z.string()),
  kind: z.string().nullable(),
  type: z.enum(['grant', 'application', 'other']),
  citations: z.array(z.string()),
  /** Category ids of `data/categories.json`. */
  categories: z.array(z.string()),
  /** Link to the full patent, always https; null where no link is known. */
  url: z.string().nullable(),
  /** Date of filing, `YYYY-MM-DD`; absent or null where the source does not say. */
  filed: z.string().nullish(),
  /** Earliest priority date, `YYYY-MM-DD`; absent or null where the source does not say. */
  priority: z.string().nullish(),
  /** First independent claim, where the source has claims. */
  claim: z.string().nullish(),
  /** Key shared by the members of one patent family, as the source names it. */
  family: z.string().nullish(),
  /** Where the record came from: `library`, `google-patents`, `epo-ops`, `lens`, `uspto-odp`. */
  source: z.string().nullish(),
});
export type PatentRecord = z.infer<typeof patentRecordSchema>;

/** A browsing category with the number of library patents in it. */
export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  count: z.number().int(),
});
export type Category = z.infer<typeof categorySchema>;

/** A patent as the client sees it (SPEC §3), with why it is there. */
export const patentSchema = z.object({
  patent_title: z.string(),
  patent_number: z.string(),
  patent_date: z.string().nullable(),
  /** Link to the full text, or null where no link is known. */
  patent_url: z.string().nullable(),
  /** Empty where the source gave a title only. */
  patent_abstract: z.string(),
  inventors: z.array(z.string()),
  assignee: z.string().nullable(),
  abstract_is_digest: z.boolean(),
  use: z.string().nullable(),
  novelty: z.string().nullable(),
  cpc: z.array(z.string()),
  kind: z.string().nullable(),
  type: z.enum(['grant', 'application', 'other']),
  filed: z.string().nullable(),
  /** Estimated end of term; null where dates or kind are unknown. */
  expires: expirySchema.nullable(),
  /** Names of the sources that gave it, for people. */
  sources: z.array(z.string()),
  /** Query terms found in this patent, rarest first. */
  matched_terms: z.array(z.string()),
  /** Position in the list, from 1, closest first. */
  rank: z.number().int(),
  /** Calibrated chance that it is related to the idea, 0 to 1; null in a category list. */
  closeness: z.number().nullable(),
  /** Numbers collapsed into this one as same family or near-identical text. */
  duplicates: z.array(z.string()),
});
export type Patent = z.infer<typeof patentSchema>;
