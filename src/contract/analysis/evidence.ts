import { z } from 'zod';

/**
 * How a patent discloses an element: `literal` and `other_setting` are a reader's judgement (the model's), `mentioned`
 * says only that the words were found.
 */
export const DISCLOSURES = ['literal', 'other_setting', 'mentioned'] as const;
export const disclosureSchema = z.object({
  element: z.string(),
  how: z.enum(DISCLOSURES),
  /** Exact words of the patent's text (or of our summary of it) that show it. */
  quote: z.string().nullable(),
});
export type Disclosure = z.infer<typeof disclosureSchema>;

/** How close a patent's subject is: 3 same thing, 2 same job or mechanism, 1 same broad field, 0 unrelated. */
export const topicSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** Groups of related patents where no model has read them. */
export const RELATED_GROUPS = ['same_thing', 'same_job', 'one_part'] as const;

/** What the screening says of one patent against the idea. */
export const ratingSchema = z.object({
  number: z.string(),
  topic: topicSchema,
  /** Calibrated chance that the patent is related, 0 to 1. */
  closeness: z.number(),
  group: z.enum(RELATED_GROUPS).nullable(),
  disclosures: z.array(disclosureSchema),
  /** What it does, about 15 words; null where nobody read it. */
  does: z.string().nullable(),
  mechanism: z.string().nullable(),
  /** Decisive difference from the idea, about 15 words. */
  differs: z.string().nullable(),
});
export type Rating = z.infer<typeof ratingSchema>;

/** Estimated end of term, by kind and dates; never "free to use". */
export const expirySchema = z.object({
  /** `YYYY-MM-DD` */
  date: z.string(),
  /** What the estimate rests on, e.g. "20 years from filing". */
  basis: z.string(),
  passed: z.boolean(),
});
export type Expiry = z.infer<typeof expirySchema>;
