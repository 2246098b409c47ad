import type { EvidenceDoc } from '../evidence/evidence.ts';
import { functionName } from '../functions/function-names.ts';
import { capitalise, counted, inTurn, joinList, quotedList } from '../language/inflection.ts';
import { countStems } from '../text/tokenize.ts';
import type { GapFacts } from './facts.ts';
import {
  isSeveral,
  mechanismOf,
  namesMechanism,
  purposeOf,
  theMechanism,
  topicOf,
  withMechanism,
  yearOf,
} from './facts.ts';

const ref = (doc: EvidenceDoc) => doc.record.number;

/** One sentence on what the idea has to do, in other words from one opportunity to the next. */
export function ideaLine(f: GapFacts): string {
  const { names, idea } = f;
  if (idea.purpose !== null && !f.sharesMaterial) {
    if (names.product === null || idea.purpose.includes(names.product))
      return inTurn(
        [
          `The job is ${idea.purpose}.`,
          `The task: ${idea.purpose}.`,
          `What is asked for is ${idea.purpose}.`,
        ],
        f.position,
      );
    const patterns = [
      `The job of ${names.full} here is ${idea.purpose}.`,
      `What ${names.full} ${names.plural ? 'have' : 'has'} to master is ${idea.purpose}.`,
      `${capitalise(names.full)} ${names.plural ? 'are' : 'is'} asked to do one thing more: ${idea.purpose}.`,
    ];
    return inTurn(patterns, f.position);
  }
  const whole = `${capitalise(names.full)}${idea.context === null ? '' : ` for ${idea.context}`}`;
  const inner = `${whole.slice(0, 1).toLowerCase()}${whole.slice(1)}`;
  if (f.shared === undefined)
    return inTurn([`${whole}: that is the aim.`, `The aim is ${inner}.`, `Wanted: ${inner}.`], f.position);
  const job = functionName(f.shared);
  const patterns = [
    `Part of what ${inner} must do is the ${job}.`,
    `${whole}: one thing asked of ${names.plural ? 'them' : 'it'} is the ${job}.`,
    `Among what ${inner} ${names.plural ? 'need' : 'needs'} is the ${job}.`,
  ];
  return inTurn(patterns, f.position);
}

/** "keeping drinks and food cool (US1), cooling bottles (US2 and US3)". */
export function listPurposes(docs: readonly EvidenceDoc[]): string {
  const numbers = new Map<string, string[]>();
  for (const d of docs) {
    const topic = topicOf(d);
    numbers.set(topic, [...(numbers.get(topic) ?? []), ref(d)]);
  }
  return joinList([...numbers].map(([topic, refs]) => `${topic} (${joinList(refs)})`));
}

/** About the thing, or about what the job is done to, or near in words: the idea's own field rather than another use. */
const goesPartWay = (source: EvidenceDoc): boolean =>
  source.priorArt || source.aboutThing || source.namesObject || source.strongCoverage >= 0.45;

/** That all of these were made for something else, where none is of the idea's thing. */
const madeForOthers = (docs: readonly EvidenceDoc[], { names }: GapFacts): string =>
  docs.some((d) => d.aboutThing || d.buildsOnThing)
    ? ''
    : ` By their summaries, none of these was made for ${names.full}.`;

function transferProblem(f: GapFacts): string {
  const { source } = f.candidate;
  const job = functionName(f.shared);
  if (f.missing.length > 0 && goesPartWay(source)) return partWay(f);
  if (!f.sharesJob) {
    return f.ofKind % 2 === 0
      ? `${ideaLine(f)} The texts nearest in words and matter deal with something else, ${listPurposes([source, ...f.nearest.slice(0, 1)])}. ${capitalise(mechanismOf(source))}, as in ${ref(source)}, ${isSeveral(source) ? 'were' : 'was'} not found in ${f.names.full}.`
      : `${ideaLine(f)} ${ref(source)} works in the same surroundings, on ${purposeOf(source)}, and has ${mechanismOf(source)}; nothing of the kind was found for ${f.names.full}.`;
  }
  const others = f.nearest
    .filter((d) => f.shared !== undefined && d.sharedFunctions.includes(f.shared) && !d.statesJob)
    .filter(namesMechanism)
    .slice(0, 2);
  const first = others[0];
  const alone = `${ideaLine(f)} For ${purposeOf(source)} there ${isSeveral(source) ? 'are' : 'is'} ${mechanismOf(source)} (${ref(source)}); ${source.flowMatch >= 1 ? `whether that reaches ${f.names.full}, its claims tell` : `${isSeveral(source) ? 'they were' : 'it was'} not made for ${f.names.full}`}.`;
  if (first === undefined) return f.ofKind % 2 === 0 ? alone : lonely(f);
  const patterns = [
    `${ideaLine(f)} In the ${counted(f.counts.families, 'family')} read, ${job} comes up for other uses: ${listPurposes([source, ...others])}.${madeForOthers([source, ...others], f)}`,
    `For ${purposeOf(source)} there ${isSeveral(source) ? 'are' : 'is'} already ${mechanismOf(source)} (${ref(source)}). Another way of ${job}, ${mechanismOf(first)}, is known for ${purposeOf(first)} (${ref(first)}).`,
    `${ideaLine(f)} ${ref(first)} comes close ${withMechanism(first)}, but it was made for ${purposeOf(first)}. A different route to the ${job} is known for ${purposeOf(source)} (${ref(source)}).`,
    lonely(f),
  ];
  return inTurn(patterns, f.ofKind);
}

/** For sources in the idea's own field: what they have, and which words of the idea their text does not hold. */
function partWay(f: GapFacts): string {
  const { source } = f.candidate;
  const silent = quotedList(f.missing, 'or');
  const patterns = [
    `${ideaLine(f)} ${ref(source)} goes part of the way ${withMechanism(source)}, for ${purposeOf(source)}; its summary here does not name ${silent}.`,
    `Part of this exists: ${mechanismOf(source)}, made for ${purposeOf(source)} (${ref(source)}). Its summary here does not name ${silent}. ${ideaLine(f)}`,
    `${ref(source)} is close to the idea, with ${mechanismOf(source)} for ${purposeOf(source)}. Its summary here does not name ${silent}. ${ideaLine(f)}`,
    `${ideaLine(f)} A piece of it is on file in ${ref(source)}: ${mechanismOf(source)} for ${purposeOf(source)}; its summary here does not name ${silent}.`,
  ];
  return inTurn(patterns, f.ofKind);
}

const lonely = (f: GapFacts) =>
  `A known answer from next door is missing in ${f.names.full}: for ${purposeOf(f.candidate.source)}, ${ref(f.candidate.source)} relies on ${mechanismOf(f.candidate.source)}. ${ideaLine(f)}`;

function combineProblem(f: GapFacts): string {
  const { source, partner } = f.candidate;
  if (partner === null) return transferProblem(f);
  const patterns = [
    `Two pieces that ${f.names.full} could join are known, each on its own: ${mechanismOf(partner)} for ${purposeOf(partner)} (${ref(partner)}), and ${mechanismOf(source)} for ${purposeOf(source)} (${ref(source)}). No family among the ${f.counts.families} read joins them.`,
    `${ideaLine(f)} ${ref(partner)} covers one side ${withMechanism(partner)}; ${ref(source)} covers the other ${withMechanism(source)}. A product that has both was not found.`,
    `Whoever builds on ${ref(partner)} gets ${mechanismOf(partner)} but not ${theMechanism(source)} of ${ref(source)}, and the other way round. ${ideaLine(f)}`,
  ];
  return inTurn(patterns, f.ofKind);
}

function reviveProblem(f: GapFacts): string {
  const { source } = f.candidate;
  const patterns = [
    `${ideaLine(f)} An answer has been on file since ${yearOf(source)}: ${mechanismOf(source)}, made for ${purposeOf(source)} (${ref(source)}). The later families read do not take it up for ${f.names.full}.`,
    `Older art tends to be forgotten. In ${yearOf(source)}, ${ref(source)} showed ${mechanismOf(source)} for ${purposeOf(source)}; among the ${f.counts.families} families read, none brings it to ${f.names.full}.`,
    `${ref(source)} of ${yearOf(source)} dealt with ${purposeOf(source)} ${withMechanism(source)}. ${ideaLine(f)} For that, the old route was not found.`,
  ];
  return inTurn(patterns, f.ofKind);
}

function extendProblem(f: GapFacts): string {
  const { source } = f.candidate;
  const whom = f.idea.context ?? f.names.serves;
  const wanted = [...countStems(f.idea.context ?? '').keys()];
  const crowd = [source, ...f.alike.filter((d) => !wanted.some((w) => d.stems.has(w)))].slice(0, 3);
  const patterns = [
    `${capitalise(listPurposes(crowd))}: that is where work on ${f.names.full} goes on. None of these texts mentions ${whom}.`,
    `For ${whom}, ${f.names.full} would have to be thought through again. ${ref(source)} gives ${mechanismOf(source)} for ${purposeOf(source)}, with no word on ${whom}.`,
    `${capitalise(whom)}: ${ref(source)} does not name that use. What it has is ${mechanismOf(source)}, for ${purposeOf(source)}.`,
  ];
  return inTurn(patterns, f.ofKind);
}

function relieveProblem(f: GapFacts): string {
  const { source } = f.candidate;
  if (source.aboutThing && f.missing.length > 0) return partWay(f);
  const patterns = [
    `${ideaLine(f)} Makers of neighbouring products also work on a trouble that ${f.names.full} may share: ${purposeOf(source)} (${ref(source)}). No family read brings its answer to the idea.`,
    `A second need comes with ${f.names.full}: ${purposeOf(source)}. Next door it is met by ${mechanismOf(source)} (${ref(source)}); for the idea itself no family read meets it.`,
    `Users of ${f.names.full} may soon ask for what ${ref(source)} gives in its own field, ${purposeOf(source)}. ${ideaLine(f)}`,
  ];
  return inTurn(patterns, f.ofKind);
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
