import { z } from 'zod';

/** A patent to read for a design, and what it would lend there, by its summary. */
const laidBesideSchema = z.object({
  number: z.string(),
  title: z.string().nullable(),
  /** "2018, may bind to 2038", "application of 2026", "2001, own term likely ended"; null when undated. */
  term: z.string().nullable(),
  use: z.string(),
  /** "its timed cam would let the line go". */
  lends: z.string(),
});
export type LaidBesideRow = z.infer<typeof laidBesideSchema>;

/** A patent known at large, whether the library holds it or not. */
export const filedSchema = z.object({
  /** "US7895973", "WO2022098552". */
  number: z.string(),
  /** What it discloses, to follow the number: "regulates several animals at one feeder and has lapsed". */
  says: z.string(),
});
export type FiledElsewhere = z.infer<typeof filedSchema>;

/** How far such patents may be trusted, to follow "Filed elsewhere". */
export const FILED_SOURCE = 'known at large, not read here: check number and status';

/** What stands against an idea, and designs that get round it: general engineering knowledge. */
export const conflictSchema = z.object({
  /** "The conflict to win", with the thing where that is not the idea's own. */
  lead: z.string(),
  /** True where it is of all that the idea wants of its thing; absent otherwise. */
  of_aim: z.boolean().optional(),
  /** To follow the lead. */
  conflict: z.string(),
  /** The likeliest first. */
  ways: z.array(
    z.object({
      /** "a wider, slower jet", and why it gets round the conflict. */
      way: z.string(),
      how: z.string(),
      /** What to ask a full database for the idea's thing made so. */
      query: z.string(),
      /** Patents to read for it, the most telling first; absent where none is known, and in older reports. */
      patents: z.array(laidBesideSchema).optional(),
    }),
  ),
  /** Patents that bear on all that is wanted; absent where none is known, and in older reports. */
  patents: z.array(laidBesideSchema).optional(),
  /** The cheapest trial of the first way; absent where that is not open to the idea. */
  trial: z.string().optional(),
  /** What people buy for it today and what that leaves unsolved, to follow "Sold today:"; absent in older reports. */
  sold: z.string().optional(),
  /** What the first way does that those do not, to follow "Against what is sold:"; absent where not known. */
  edge: z.string().optional(),
  /** What nobody is known to have shown of the first way, to follow "Still open:"; absent where not known. */
  open: z.string().optional(),
  /** What the trouble costs and what the first way would, to follow "In money, roughly:"; absent where not known. */
  money: z.string().optional(),
  /** What follows from that, to follow "so"; absent where nothing plain does. */
  pays: z.string().optional(),
  /** Makers or product lines that sell such things; absent where not known. */
  makers: z.array(z.string()).optional(),
  /** Who tried the nearest before and what came of it, to follow "Tried before:"; absent where not known. */
  tried: z.string().optional(),
  /** Patents known at large that come near, whether the library holds them or not; absent where none is known. */
  filed: z.array(filedSchema).optional(),
});
export type Conflict = z.infer<typeof conflictSchema>;

/** What is told of the market of a conflict. */
export interface MarketLine {
  label: string;
  text: string;
}

/** What is sold, by whom, what was tried before, how the first way stands against it, and the money in it; what is not known is left out. */
export function marketOf({ sold, tried, edge, open, money, pays, makers = [] }: Conflict): MarketLine[] {
  const names = makers.length === 0 ? undefined : `${makers.join(', ')}, as far as is known`;
  const reckoned = pays === undefined ? money : `${money}. So ${pays}`;
  return [
    { label: 'Sold today', text: sold },
    { label: 'Makers to look at', text: names },
    { label: 'Tried before', text: tried },
    { label: 'Against what is sold', text: edge },
    { label: 'Still open', text: open },
    { label: 'In money, roughly', text: reckoned },
  ].flatMap(({ label, text }) => (text === undefined ? [] : [{ label, text }]));
}

/** The patents to read for a conflict, design by design, then those on all that is wanted. */
export const patentsOf = ({ patents = [], ways }: Conflict): LaidBesideRow[] => [
  ...ways.flatMap((way) => way.patents ?? []),
  ...patents,
];
