import type { FiledElsewhere } from '../../contract/conflict.ts';

/** A design that gets round a conflict. */
export interface DesignWay {
  /** "a wider, slower jet". */
  way: string;
  /** Why it does, with figures, to follow "<way>:". */
  how: string;
  /** As patents word it: "flared nozzle". */
  ask: readonly string[];
}

/** A patent that was laid beside designs, from its summary, for what it would lend there. */
export interface DesignPatent {
  number: string;
  /** Place of the design among the ways, from 0; null where it bears on all that is wanted. */
  design: number | null;
  /** "its timed cam would let the line go", to follow what it has. */
  lends: string;
}

/** What stands against doing a job on a thing, and how it is got round. */
export interface DesignConflict {
  /** To follow "The conflict to win:". */
  conflict: string;
  /** The likeliest first. */
  ways: readonly DesignWay[];
  /** The cheapest trial of the first of them. */
  trial: string;
  /** What people buy for it today and what that leaves unsolved, to follow "Sold today:". */
  sold: string;
  /** What the first way does that those do not, to follow "Against what is sold:". */
  edge?: string | undefined;
  /** What nobody is known to have shown of the first way, to follow "Still open:". */
  open?: string | undefined;
  /** What the trouble costs and what the first way would, to follow "In money, roughly:". */
  money?: string | undefined;
  /** What follows from that, to follow "so". */
  pays?: string | undefined;
  /** Makers or product lines that sell such things. */
  makers?: readonly string[] | undefined;
  /** Who tried the nearest before and what came of it, to follow "Tried before:". */
  tried?: string | undefined;
  /** Patents that come near, whether a library holds them or not. */
  filed?: readonly FiledElsewhere[] | undefined;
  /** Patents to read for it, the most telling first; numbers that a library does not hold are passed over. */
  patents?: readonly DesignPatent[];
}

/** What stands against doing one thing to another, whatever jobs that takes. */
export interface AimConflict extends DesignConflict {
  /** "keeping soup hot in lunch boxes", to follow "The conflict in". */
  aim: string;
  /** Groups of words: an idea has this aim where it has a word, or words in a row, of each. */
  needs: readonly (readonly string[])[];
}

/** What is known at large beside the patents: general engineering knowledge, written for this product. */
export interface GeneralKnowledge {
  /** How a working principle of a job is usually done on a thing, to follow "On planters:"; null where nothing is noted. */
  noteOn(job: string, principle: string, thing: string): string | null;
  /** What binds any design for a thing, by thing, to follow "What binds planters:". */
  thingFacts: ReadonlyMap<string, string>;
  /** What patents call a thing, the commonest first, by its everyday name: "feeding bottle" for "baby bottles". */
  thingNames: ReadonlyMap<string, readonly string[]>;
  /** Conflicts by job and thing. */
  conflicts: ReadonlyMap<string, ReadonlyMap<string, DesignConflict>>;
  /** Conflicts by what is wanted of what. */
  aims: readonly AimConflict[];
}

export const NO_KNOWLEDGE: GeneralKnowledge = {
  noteOn: () => null,
  thingFacts: new Map(),
  thingNames: new Map(),
  conflicts: new Map(),
  aims: [],
};
