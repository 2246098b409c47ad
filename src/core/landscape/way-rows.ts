import type { LaidBesideRow } from '../../contract/conflict.ts';
import type { Ways } from '../../contract/ways.ts';
import { dot } from '../clustering/vectors.ts';
import type { AimDocument } from '../evidence/aim-documents.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { tellingSentence } from '../evidence/quotes.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';
import { hasLikelyEnded, termOf } from './timeline.ts';

/** Rows of what is wanted as a whole. */
const MOST_OF_AIM = 3;
/** Mechanisms in such like words, for uses not far apart, are one way. */
const SAME_WAY = 0.7;
const SAME_USE = 0.5;

type Job = Ways['jobs'][number];

/** A way of doing something: the first document that does it so, and others much alike. */
export interface Way {
  doc: EvidenceDoc;
  also: EvidenceDoc[];
}

const isSameWay = (a: EvidenceDoc, b: EvidenceDoc): boolean =>
  dot(a.mechanismVector, b.mechanismVector) >= SAME_WAY && dot(a.useVector, b.useVector) >= SAME_USE;

/** Joins documents whose mechanisms are much alike to the first of them. */
export function joinAlike(docs: readonly EvidenceDoc[]): Way[] {
  const ways: Way[] = [];
  for (const doc of docs) {
    const like = ways.find((way) => isSameWay(way.doc, doc));
    if (like === undefined) ways.push({ doc, also: [] });
    else like.also.push(doc);
  }
  return ways;
}

/** A way as it is told. */
export function rowOf(
  { doc, also }: Way,
  principle: WorkingPrinciple | null,
  asOf: string,
): Job['rows'][number] {
  const { record, mechanism, use } = doc;
  return {
    number: record.number,
    date: record.date,
    mechanism: mechanism?.full ?? '',
    use: use?.full ?? '',
    says: tellingSentence(doc),
    ended: record.date === null ? null : hasLikelyEnded(record.date, asOf),
    term: termOf(record, asOf),
    also: also.map(({ record: { number } }) => number),
    principle: principle?.name ?? null,
  };
}

/** A document as it is told beside a design; null for what relies on what the idea must do without, or names no use. */
export function tellBeside(
  { record, use, excluded }: EvidenceDoc,
  lends: string,
  asOf: string,
): LaidBesideRow | null {
  if (excluded || use === null) return null;
  const { number, title } = record;
  return { number, title, term: termOf(record, asOf), use: use.full, lends };
}

/** What is wanted, and the documents whose words say that. */
interface AimArt {
  aim: string;
  docs: readonly AimDocument[];
}

/** What does all that is wanted already, or says so; undefined where nothing does. */
export function tellArt({ aim, docs }: AimArt, asOf: string): Ways['art'] {
  if (docs.length === 0) return undefined;
  const saysOf = new Map(docs.map(({ doc, says }) => [doc, says]));
  const ways = joinAlike([...saysOf.keys()]).slice(0, MOST_OF_AIM);
  return {
    aim,
    rows: ways.map((way) => {
      const row = rowOf(way, null, asOf);
      return { ...row, says: saysOf.get(way.doc) ?? row.says };
    }),
  };
}
