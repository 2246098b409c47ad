import { z } from 'zod';
import { type Conflict, conflictSchema, type LaidBesideRow, patentsOf } from './conflict.ts';
import { shownNoteSchema } from './shown-note.ts';

/** How it is done on a thing like the idea's: "On planters: cords of 5 to 10 mm …". */
const noteSchema = z.object({ thing: z.string(), note: z.string() });

/** A way of doing a job, whatever is built on it: general engineering knowledge. */
const principleSchema = z.object({
  /** "stored cold", to follow "by". */
  name: z.string(),
  /** What limits it, to follow "It"; absent of what is far off in older reports. */
  limit: z.string().optional(),
  /** What decides whether it is enough, to follow "Rule of thumb:", and the cheapest trial that could show that it is not; absent in older reports. */
  rule: z.string().optional(),
  trial: z.string().optional(),
  /** What it needs and the idea's thing or place lacks: "it needs a drain, and a room has none"; absent where nothing is known against it. */
  hard: z.string().optional(),
  /** What to ask a full database for the idea's thing done so; absent in older reports. */
  query: z.string().optional(),
  /** Things like the idea's on which it is customary, to follow "usual for"; absent in older reports. */
  usual_for: z.array(z.string()).optional(),
  /** How it is done on the likest of these; absent where nothing is noted, and in older reports. */
  on: noteSchema.optional(),
});

type Principle = z.infer<typeof principleSchema>;

/** One that documents show. */
const shownPrincipleSchema = principleSchema.extend({
  families: z.number().int(),
  /** Documents that do the job so on the same kind of thing as the idea, the first of them, and how many they are in all. */
  own: z.array(z.string()),
  own_count: z.number().int(),
});

/** A patent and how it does what is wanted. */
const rowSchema = z.object({
  number: z.string(),
  date: z.string().nullable(),
  mechanism: z.string(),
  use: z.string(),
  /** The sentence of its text that tells most of the mechanism, or null. */
  says: z.string().nullable(),
  /** True where its own term has likely ended, by date of publication; null when undated. */
  ended: z.boolean().nullable(),
  /** "2018, may bind to 2038"; null when undated, absent in older reports. */
  term: z.string().nullish(),
  /** Further patents that do it much alike. */
  also: z.array(z.string()),
  /** Working principle by which it does the job, null where its words show none; absent in older reports. */
  principle: z.string().nullish(),
});

/** How patents do a job that the idea states, whatever they do it to. */
export const waysSchema = z.object({
  /** What binds any design for the idea's thing and for what it serves: general knowledge; absent in older reports. */
  binds: z.array(z.object({ thing: z.string(), fact: z.string() })).optional(),
  /** What the idea runs into as a whole: by what it wants of its thing, else by the thing whatever it does; absent where nothing is known, and in older reports. */
  conflict: conflictSchema.optional(),
  /** What is wanted ("quietening leaf blowers") and the patents whose words say that; absent where neither is known, and in older reports. */
  art: z.object({ aim: z.string(), rows: z.array(rowSchema) }).optional(),
  jobs: z.array(
    z.object({
      /** "watering", "noise reduction". */
      job: z.string(),
      /** What stands against doing the job on such things; absent where nothing is known, and in older reports. */
      conflict: conflictSchema.optional(),
      /** What to reckon before building, to follow "Reckon first:", and what to ask a buyer; absent in older reports. */
      reckon: z.string().optional(),
      ask: z.string().optional(),
      rows: z.array(rowSchema),
      /** Working principles that the documents show, the nearest to the idea first; absent in older reports. */
      principles: z.array(shownPrincipleSchema).optional(),
      /** Principles that only documents far from the idea show, with one of these each. */
      afar: z.array(principleSchema.extend({ number: z.string(), use: z.string() })).optional(),
      /** Working principles of the job that none of the documents shows, those usual for things like the idea's first. */
      unseen: z.array(principleSchema).optional(),
      /** What to ask a full database for these and for what is usual and seen only afar, or null. */
      query: z.string().nullish(),
    }),
  ),
  note: shownNoteSchema,
});
export type Ways = z.infer<typeof waysSchema>;
type WaysOfJob = Ways['jobs'][number];
export type ShownPrinciple = z.infer<typeof shownPrincipleSchema>;

/**
 * The conflict that decides most: of the idea as a whole, else of its weightiest job. What a thing runs into whatever it does leads to
 * nothing by itself: without a conflict of a job there is none.
 */
export function leadingConflict({ conflict, jobs }: Ways): Conflict | undefined {
  if (conflict?.of_aim) return conflict;
  const ofJob = jobs.find((job) => job.conflict !== undefined)?.conflict;
  return ofJob === undefined ? undefined : (conflict ?? ofJob);
}

/** The same without the leading conflict, for where that is told before. */
export function exceptLeading(ways: Ways): Ways {
  const leading = leadingConflict(ways);
  const rest = (conflict: Conflict | undefined) => (conflict === leading ? undefined : conflict);
  return {
    ...ways,
    conflict: rest(ways.conflict),
    jobs: ways.jobs.map((job) => ({ ...job, conflict: rest(job.conflict) })),
  };
}

/** The patents to read for the designs of all conflicts; of each what is told first. */
export function patentsBesideDesigns({ conflict, jobs }: Ways): LaidBesideRow[] {
  const rows = [conflict, ...jobs.map((job) => job.conflict)].flatMap((each) =>
    each === undefined ? [] : patentsOf(each),
  );
  return rows.filter(({ number }, i) => rows.findIndex((row) => row.number === number) === i);
}

/** "usual for planters and window boxes", or nothing where that is not known. */
export const usualText = ({ usual_for: things = [] }: Pick<Principle, 'usual_for'>): string | null =>
  things.length === 0 ? null : `usual for ${things.join(' and ')}`;

/** True for a principle that is usual for things like the idea's. */
export const isUsual = (principle: Pick<Principle, 'usual_for'>): boolean => usualText(principle) !== null;

/** What is known in general of a principle for the idea, each under its label, in the order in which it is told. */
export const knowledgeOf = ({ on, hard, rule }: Pick<Principle, 'on' | 'hard' | 'rule'>) => [
  ...(on === undefined ? [] : [{ label: `On ${on.thing}`, text: on.note }]),
  ...(hard === undefined ? [] : [{ label: 'Hard here', text: hard }]),
  ...(rule === undefined ? [] : [{ label: 'Rule of thumb', text: rule }]),
];

/** A principle of a job as a report tells it: with the patents that show it, or where else it is known. */
export interface WayGroup {
  /** Null for what shows no principle. */
  principle: (Principle & Partial<Pick<ShownPrinciple, 'families' | 'own' | 'own_count'>>) | null;
  rows: WaysOfJob['rows'];
  /** True where it is used on like things, or usual for them. */
  isLikely: boolean;
  /** Where nothing near the idea shows it: the nearest of what is far from it, or null where nothing does. */
  afar?: { number: string; use: string } | null;
}

/** The groups of a job, what is likely for the idea first, seen here or not; what shows no principle last. */
export function wayGroups({ rows, principles = [], afar = [], unseen = [] }: WaysOfJob): WayGroup[] {
  const shown = principles
    .map((principle) => ({
      principle,
      rows: rows.filter((row) => row.principle === principle.name),
      isLikely: principle.own.length > 0 || isUsual(principle),
    }))
    .filter((group) => group.rows.length > 0);
  const elsewhere = [
    ...afar.map(({ number, use, ...principle }) => ({ principle, afar: { number, use } })),
    ...unseen.map((principle) => ({ principle, afar: null })),
  ]
    .filter(({ principle }) => isUsual(principle))
    .map((group) => ({ ...group, rows: [], isLikely: true }));
  const others = rows.filter((row) => !principles.some(({ name }) => name === row.principle));
  return [
    ...shown.filter(({ isLikely }) => isLikely),
    ...elsewhere,
    ...shown.filter(({ isLikely }) => !isLikely),
    ...(others.length === 0 ? [] : [{ principle: null, rows: others, isLikely: false }]),
  ];
}

/** What no document shows, as far as it is not usual for things like the idea's. */
export const leftOver = ({ unseen = [] }: WaysOfJob) => unseen.filter((principle) => !isUsual(principle));
