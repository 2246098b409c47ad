import type { EvidenceDoc } from '../analysis/evidence.ts';
import type { GapFacts } from './facts.ts';
import { mechanismOf, purposeOf, theMechanism, yearOf } from './facts.ts';
import { functionName } from './function-names.ts';
import { capitalise, counted, joinList } from './inflection.ts';

const ref = (doc: EvidenceDoc) => doc.record.number;

/** One sentence on what the idea has to do. */
export function ideaLine(f: GapFacts): string {
  const { names, idea } = f;
  if (idea.purpose !== null)
    return idea.product === null
      ? `The job is ${idea.purpose}.`
      : `The job of ${names.full} here is ${idea.purpose}.`;
  const place = idea.context === null ? '' : ` for ${idea.context}`;
  const verb = names.plural ? 'stand or fall with their' : 'stands or falls with its';
  return `${capitalise(names.full)}${place} ${verb} ${functionName(f.shared)}.`;
}

/** "keeping drinks and food cool (US1) and cooling bottles (US2)". */
export function listPurposes(docs: readonly EvidenceDoc[]): string {
  return joinList(docs.map((d) => `${purposeOf(d)} (${ref(d)})`));
}

function transferProblem(f: GapFacts): string {
  const { source } = f.candidate;
  const others = f.nearest.filter((d) => d.index !== source.index).slice(0, 2);
  const first = others[0];
  const job = functionName(f.shared);
  const patterns = [
    `${ideaLine(f)} In the ${counted(f.counts.families, 'family')} read, ${job} is solved for other uses: ${listPurposes([source, ...others])}. None of these serves ${f.names.full} with ${mechanismOf(source)}.`,
    first === undefined
      ? `${ideaLine(f)} Whoever deals with ${purposeOf(source)} has ${mechanismOf(source)} (${ref(source)}); nothing like it was found for ${f.names.full}.`
      : `Whoever deals with ${purposeOf(source)} has ${mechanismOf(source)} to turn to (${ref(source)}). For ${f.names.full}, the nearest art offers ${mechanismOf(first)}, made for ${purposeOf(first)} (${ref(first)}), which leaves the ${job} as it is.`,
    first === undefined
      ? `${ideaLine(f)} The only close answer read comes from another use, ${purposeOf(source)} (${ref(source)}).`
      : `${ideaLine(f)} ${ref(first)} comes close with ${mechanismOf(first)}, but it was made for ${purposeOf(first)}. A different route to the ${job} is known for ${purposeOf(source)} (${ref(source)}).`,
    `A known answer from next door is missing in ${f.names.full}: for ${purposeOf(source)}, ${ref(source)} relies on ${mechanismOf(source)}. ${ideaLine(f)}`,
  ];
  return patterns[f.ofKind % patterns.length] as string;
}

function combineProblem(f: GapFacts): string {
  const { source, partner } = f.candidate;
  if (partner === null) return transferProblem(f);
  const patterns = [
    `Two halves of ${f.names.full} are known, each on its own: ${mechanismOf(partner)} for ${purposeOf(partner)} (${ref(partner)}), and ${mechanismOf(source)} for ${purposeOf(source)} (${ref(source)}). No family among the ${f.counts.families} read joins them.`,
    `${ideaLine(f)} ${ref(partner)} covers one side with ${mechanismOf(partner)}; ${ref(source)} covers the other with ${mechanismOf(source)}. A product that has both was not found.`,
    `Whoever builds on ${ref(partner)} gets ${mechanismOf(partner)} but not ${theMechanism(source)} of ${ref(source)}, and the other way round. ${ideaLine(f)}`,
  ];
  return patterns[f.ofKind % patterns.length] as string;
}

function reviveProblem(f: GapFacts): string {
  const { source } = f.candidate;
  const patterns = [
    `${ideaLine(f)} An answer to the ${functionName(f.shared)} has been on file since ${yearOf(source)}: ${mechanismOf(source)}, made for ${purposeOf(source)} (${ref(source)}). The later families read do not take it up for ${f.names.full}.`,
    `Older art tends to be forgotten. In ${yearOf(source)}, ${ref(source)} showed ${mechanismOf(source)} for ${purposeOf(source)}; among the ${f.counts.families} families read, none brings it to ${f.names.full}.`,
    `${ref(source)} of ${yearOf(source)} dealt with ${purposeOf(source)} by ${mechanismOf(source)}. ${ideaLine(f)} That old route was not found in it.`,
  ];
  return patterns[f.ofKind % patterns.length] as string;
}

function extendProblem(f: GapFacts): string {
  const { source } = f.candidate;
  const whom = f.idea.context ?? f.names.serves;
  const crowd = [source, ...f.alike].slice(0, 3);
  const patterns = [
    `Work on ${f.names.full} goes on elsewhere: ${listPurposes(crowd)}. Not one of these texts mentions ${whom}.`,
    `For ${whom}, ${f.names.full} would have to be thought through again. ${ref(source)} gives ${mechanismOf(source)} for ${purposeOf(source)}, with no word on ${whom}.`,
    `${capitalise(whom)}: that use is named in none of the nearest families. What they have is ${mechanismOf(source)}, for ${purposeOf(source)} (${ref(source)}).`,
  ];
  return patterns[f.ofKind % patterns.length] as string;
}

function relieveProblem(f: GapFacts): string {
  const { source } = f.candidate;
  const patterns = [
    `${ideaLine(f)} Makers of neighbouring products also work on a trouble that ${f.names.full} may share: ${purposeOf(source)} (${ref(source)}). The art nearest to the idea is silent on it.`,
    `A second need comes with ${f.names.full}: ${purposeOf(source)}. Next door it is met by ${mechanismOf(source)} (${ref(source)}); for the idea itself no family read meets it.`,
    `Users of ${f.names.full} may soon ask for what ${ref(source)} gives in its own field, ${purposeOf(source)}. ${ideaLine(f)}`,
  ];
  return patterns[f.ofKind % patterns.length] as string;
}

/** The problem of one opportunity, in two or three sentences about the user's own idea. */
export function composeProblem(f: GapFacts): string {
  switch (f.candidate.kind) {
    case 'transfer':
      return transferProblem(f);
    case 'combine':
      return combineProblem(f);
    case 'revive':
      return reviveProblem(f);
    case 'extend':
      return extendProblem(f);
    case 'relieve':
      return relieveProblem(f);
  }
}
