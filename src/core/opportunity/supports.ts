import { LEAST_CHANCE } from '../evidence/aptness.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaPart } from '../evidence/idea-parts.ts';
import { leavesOut } from '../evidence/part-holding.ts';
import { isMaterial } from '../evidence/usable-mechanism.ts';
import { type Candidate, docsOf } from '../gaps/candidates.ts';
import { isVeryThing } from '../gaps/pairs.ts';
import type { HeldParts } from '../landscape/parts-chart.ts';
import { namesMechanism } from './facts.ts';

/** A document that has what a lead leaves out: the thing to build it into, or another job or quality that the idea states. */
export interface Support {
  doc: EvidenceDoc;
  part: IdeaPart;
}

/** Documents for each part of an idea that a lead may leave out, best first. */
export type SupportsByPart = ReadonlyMap<IdeaPart, readonly EvidenceDoc[]>;

/** Later ones hold too little of the idea beside the best. */
const LEAST_SHARE = 0.75;
const MOST = 3;
/** Likeness of the whole text, by what words mean at large, from which another word for the thing is the thing. */
const LEAST_MEANING = 0.45;

/**
 * Documents about the very thing. A thing of one word ("packaging") is too many things: then they must be close otherwise, or hold
 * another part, and what is such a thing in another word, with something more to it, comes first.
 */
function aboutThing(list: readonly HeldParts[], part: IdeaPart, at: number): EvidenceDoc[] {
  const telling = part.terms.list.length > 1;
  const fit = list.filter(
    ({ doc, held }) =>
      isVeryThing(doc) &&
      held[at] !== 'absent' &&
      (telling || doc.kinship === 'own' || held.some((each, i) => i !== at && each !== 'absent')),
  );
  const fullest = Math.max(...fit.map(({ share }) => share));
  const built = list
    .filter(({ doc }) => !telling && doc.buildsOnThing && doc.meaning.whole >= LEAST_MEANING)
    .sort((a, b) => b.doc.aptness - a.doc.aptness);
  return [...built, ...fit.filter(({ share }) => share >= LEAST_SHARE * fullest)].map(({ doc }) => doc);
}

/** A material made for the body ("a biodegradable nerve guide") is none to build a fishing net of. */
const OF_BODY = ['brain', 'skin', 'heart', 'eye', 'tooth', 'body', 'patient'];
const isForBody = ({ flowMatch, profile }: EvidenceDoc): boolean =>
  flowMatch <= 0 && OF_BODY.some((flow) => profile.flows.has(flow));

/** Documents with that job or quality, the likeliest to be apt first. */
const withPart = (list: readonly HeldParts[], at: number): EvidenceDoc[] =>
  list
    .filter(
      ({ doc, held }) =>
        held[at] !== 'absent' &&
        doc.jobMatch >= 0.8 &&
        doc.flowMatch >= 0 &&
        !isForBody(doc) &&
        isMaterial(doc),
    )
    .map(({ doc }) => doc)
    .filter((doc) => doc.sameMaterial || doc.aptness >= LEAST_CHANCE)
    .sort((a, b) => b.aptness - a.aptness || a.index - b.index);

/** What may stand in for the parts that a lead leaves out, of documents that rely on nothing the idea excludes. */
export function findSupports(list: readonly HeldParts[], parts: readonly IdeaPart[]): SupportsByPart {
  const usable = list.filter(({ doc }) => !doc.excluded && namesMechanism(doc));
  return new Map(
    parts.flatMap((part, at): [IdeaPart, EvidenceDoc[]][] => {
      if (part.kind === 'detail') return [[part, []]];
      const docs = part.kind === 'thing' ? aboutThing(usable, part, at) : withPart(usable, at);
      // One thing to build into is enough; of jobs and qualities each lead may bring in another.
      return [[part, docs.slice(0, part.kind === 'thing' ? 1 : MOST)]];
    }),
  );
}

/** For each part that the documents of a lead leave out, the best support not told yet. */
export function supportsOf(
  candidate: Candidate,
  supports: SupportsByPart,
  told: ReadonlySet<number>,
): Support[] {
  const own = docsOf(candidate);
  return [...supports].flatMap(([part, docs]) => {
    if (own.some((doc) => (part.kind === 'thing' ? doc.aboutThing : !leavesOut(part, doc)))) return [];
    const doc = docs.find((d) => !told.has(d.index) && !own.includes(d));
    return doc === undefined ? [] : [{ doc, part }];
  });
}
