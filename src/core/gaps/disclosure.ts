import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaFrame } from '../evidence/idea-frame.ts';
import { inverseFrequency } from '../evidence/idea-terms.ts';
import type { IdeaReading } from '../evidence/read-idea.ts';
import type { CorpusModel, LibraryStats, RankedPatent, SearchOutcome } from '../retrieval/library-view.ts';
import { countStems } from '../text/tokenize.ts';
import { type Candidate, docsOf } from './candidates.ts';

/** What the checks need besides the library. */
export interface CheckContext {
  idea: IdeaReading;
  frame: IdeaFrame;
  model: CorpusModel;
  stats: LibraryStats;
  asOf: string;
  /** Documents already read, by number. */
  read: ReadonlyMap<string, EvidenceDoc>;
  /** The documents with the mechanism, to look beyond them. */
  themeDocs: readonly EvidenceDoc[];
}

/** Shares of the idea's term weight and of the mechanism's words found in a hit, 0..1. */
export interface Disclosure {
  use: number;
  mechanism: number;
}

/** What a disproof search brought up. */
export interface Sifted {
  /** Hits that disclose both sides, and hits that come close. */
  refuting: RankedPatent[];
  close: RankedPatent[];
  /** Of the others, the one that holds most of both sides; null where there is none. */
  miss: { hit: RankedPatent; disclosure: Disclosure } | null;
}

interface WeighedStem {
  stem: string;
  weight: number;
}

/** What a hit must hold to disclose a candidate: the idea's terms, and the words of each of its mechanisms. */
interface Sides {
  idea: readonly WeighedStem[];
  mechanisms: readonly (readonly WeighedStem[])[];
}

function sidesOf(candidate: Candidate, ctx: CheckContext): Sides {
  const mechanism = (doc: EvidenceDoc) =>
    [...countStems(doc.mechanism?.full ?? '').keys()].map((stem) => ({
      stem,
      weight: inverseFrequency(ctx.model.df(stem), ctx.model.documents),
    }));
  return { idea: ctx.frame.terms.list, mechanisms: docsOf(candidate).map(mechanism) };
}

function disclosureOf(hit: RankedPatent, sides: Sides, ctx: CheckContext): Disclosure {
  const { record } = hit;
  const stems =
    ctx.read.get(record.number)?.stems ??
    countStems(`${record.title ?? ''} ${record.use ?? ''} ${record.novelty ?? ''} ${record.abstract ?? ''}`);
  const weigh = (terms: readonly WeighedStem[]) => {
    const total = terms.reduce((sum, t) => sum + t.weight, 0);
    return total > 0 ? terms.reduce((sum, t) => sum + (stems.has(t.stem) ? t.weight : 0), 0) / total : 0;
  };
  return { use: weigh(sides.idea), mechanism: Math.min(...sides.mechanisms.map(weigh)) };
}

/** Both sides stand in one document when most of the idea's and of the mechanism's word weight does. */
const refutes = (d: Disclosure) => d.use >= 0.7 && d.mechanism >= 0.7;
const ofBoth = (d: Disclosure) => Math.min(d.use, d.mechanism) + (d.use + d.mechanism) / 10;
const comesClose = (d: Disclosure) =>
  (d.use >= 0.45 && d.mechanism >= 0.45) || (d.use >= 0.3 && d.mechanism >= 0.75);

/** What was read and names neither a job of the idea nor its thing shares words alone. */
function isRelated(hit: RankedPatent, { read, frame }: CheckContext): boolean {
  const doc = read.get(hit.record.number);
  if (doc === undefined || frame.profile.functions.size === 0) return true;
  return doc.sharedJobs.length > 0 || doc.aboutThing;
}

/** Sorts the hits of a disproof search by what they disclose; the candidate's own documents aside. */
export function sift(outcome: SearchOutcome, candidate: Candidate, ctx: CheckContext): Sifted {
  const sides = sidesOf(candidate, ctx);
  const own = new Set([candidate.source.record.number, candidate.partner?.record.number]);
  const sifted: Sifted = { refuting: [], close: [], miss: null };
  for (const hit of outcome.hits) {
    if (own.has(hit.record.number)) continue;
    const disclosure = disclosureOf(hit, sides, ctx);
    if (refutes(disclosure)) sifted.refuting.push(hit);
    else if (comesClose(disclosure) && isRelated(hit, ctx)) sifted.close.push(hit);
    else if (sifted.miss === null || ofBoth(disclosure) > ofBoth(sifted.miss.disclosure))
      sifted.miss = { hit, disclosure };
  }
  return sifted;
}
