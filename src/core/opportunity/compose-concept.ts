import { tellingSentence } from '../evidence/quotes.ts';
import { functionName } from '../functions/function-names.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';
import { capitalise, inTurn, joinList, quotedList } from '../language/inflection.ts';
import type { GapFacts } from './facts.ts';
import {
  aMechanism,
  hasFor,
  isElsewhere,
  isSeveral,
  mechanismOf,
  purposeOf,
  supportsTold,
  theMechanism,
  withMechanism,
  yearOf,
} from './facts.ts';
import { questionAt } from './open-questions.ts';

function quoteOf(f: GapFacts): string {
  const { source } = f.candidate;
  const sentence = tellingSentence(source);
  if (sentence === null) return '';
  const { digest, number } = source.record;
  const lead = inTurn(
    digest
      ? [
          'This library sums it up like this:',
          'In the words of this library:',
          `Of ${number} this library says:`,
          'As summed up here:',
        ]
      : [
          'There it works like this:',
          'In its own setting:',
          `${number} puts it this way:`,
          'The idea behind it:',
        ],
    f.position,
  );
  return ` ${lead} “${sentence}”`;
}

/** For sources that do something else than the idea's job: what has to be tested first. */
function testFirst(f: GapFacts, task: string): string {
  const { source, kind } = f.candidate;
  const it = theMechanism(source);
  const number = source.record.number;
  const open = questionAt(f.shared, f.position);
  const many = isSeveral(source);
  const even = f.position % 2 === 0;
  if (kind === 'extend') {
    const whom = f.idea.context ?? f.names.serves;
    return even
      ? `Whether ${it} ${many ? 'suit' : 'suits'} ${whom} is the question to test first; then comes ${open}.`
      : `${number} leaves ${whom} aside: what changes there in loads, sizes and costs has to be found out first, then ${open}.`;
  }
  const where = f.idea.purpose === null && f.shared === undefined ? `in ${f.names.full}` : `with ${task}`;
  return even
    ? `Whether ${it} ${many ? 'help' : 'helps'} ${where} is the question to test first; then comes ${open}.`
    : `${number} does not aim at ${f.names.job}. In ${f.names.full}, ${it} would have to prove ${many ? 'themselves' : 'itself'} on it first; then comes ${open}.`;
}

/** What carries over, what stays open, and what differs, in one of four orders. */
function carry(f: GapFacts): string {
  const { source } = f.candidate;
  const job = functionName(f.shared);
  // What the idea itself says it does ("cleaning solar panels"), where it does.
  const ofPurpose = f.idea.purpose !== null && !f.sharesMaterial;
  const task = ofPurpose ? f.names.job : `the ${job} in ${f.names.full}`;
  const setting = f.sharesMaterial ? f.names.full : f.names.serves;
  if (!f.sharesJob) return testFirst(f, task);
  if (f.candidate.partner === null && source.priorArt)
    return `What it leaves open there: ${questionAt(f.shared, f.position)}.`;
  if (isElsewhere(f))
    return `It belongs on what gets dirty rather than on ${f.names.full}: what has to be found out is how much is then left to clean.`;
  const it = theMechanism(source);
  const number = source.record.number;
  const open = questionAt(f.shared, f.position);
  const were = isSeveral(source) ? 'They were' : 'It was';
  const patterns = [
    `Carried over, ${it} would have to help with ${task}. ${were} made for ${purposeOf(source)}, so what has to be settled is ${open}.`,
    `In ${f.names.full}, ${it} would have to help with the ${job}; what ${number} leaves open for that setting is ${open}.`,
    `For ${task}, try ${it}. What differs from ${number} is the setting: ${setting} instead of ${purposeOf(source)}. To be settled: ${open}.`,
    `${number} stops at ${purposeOf(source)}. For ${setting}, the ${job} would have to be laid out anew, starting with ${open}.`,
  ];
  return inTurn(patterns, f.position);
}

function transferOpening(f: GapFacts): string {
  const { source } = f.candidate;
  const n = source.record.number;
  const patterns = [
    `Build ${f.names.full} around ${aMechanism(source)}, which ${n} uses for ${purposeOf(source)}.`,
    `Borrow from ${purposeOf(source)}: ${n} relies on ${mechanismOf(source)}, and ${f.names.full} could do the same.`,
    `Start from ${n}, made for ${purposeOf(source)}, and keep what carries it: ${mechanismOf(source)}.`,
    `Give ${f.names.full} ${mechanismOf(source)}, as in ${n}.`,
  ];
  return inTurn(patterns, f.ofKind);
}

/** Where the source does the idea's job already: that it does, and where its text is silent. */
function beyond(f: GapFacts): string {
  const { source } = f.candidate;
  const yours =
    f.missing.length === 0
      ? 'Its claims tell what is left.'
      : `Its ${source.record.digest ? 'summary here' : 'abstract'} is silent on ${quotedList(f.missing)}; whether its claims are too decides what can be yours.`;
  return `${source.record.number} does this job already, ${withMechanism(source)}, for ${purposeOf(source)}. ${yours}`;
}

function opening(f: GapFacts): string {
  const { source, partner, kind } = f.candidate;
  const n = source.record.number;
  if (partner === null && source.priorArt) return beyond(f);
  if (kind === 'transfer') return transferOpening(f);
  if (kind === 'combine' && partner !== null) {
    return f.ofKind % 2 === 0
      ? `Join what two families have apart: ${mechanismOf(partner)} from ${partner.record.number}, and ${mechanismOf(source)} from ${n}.`
      : `Take ${aMechanism(partner)} from ${partner.record.number} as the base and add ${aMechanism(source)}, which ${n} uses for ${purposeOf(source)}.`;
  }
  if (isElsewhere(f))
    return `${n} keeps surfaces clean ${withMechanism(source)}, made for ${purposeOf(source)}.`;
  if (kind === 'revive') {
    return `Take up ${mechanismOf(source)}, published in ${yearOf(source)} for ${purposeOf(source)} (${n}), and build ${isSeveral(source) ? 'them' : 'it'} into ${f.names.full} with the ${source.medium === 'information' ? 'data and computing' : 'parts and materials'} of today.`;
  }
  if (kind === 'extend')
    return `Bring ${mechanismOf(source)} of ${n} to ${f.idea.context ?? f.names.serves}.`;
  return `Let ${f.names.full} also answer for ${purposeOf(source)}. ${n} does this ${withMechanism(source)}.`;
}

/** What the mechanism could be built into, and what has the rest of the idea. */
function startOf(f: GapFacts): string {
  const { names } = f;
  const itself = `${names.short} ${names.plural ? 'themselves' : 'itself'}`;
  return supportsTold(f)
    .map(({ doc, part }) =>
      part.kind === 'thing'
        ? ` For ${itself}, this library has ${doc.record.number}, which ${hasFor(doc)}.`
        : ` It leaves out “${part.label}”: for that, ${doc.record.number} ${hasFor(doc)}.`,
    )
    .join('');
}

/** The principle first, then who shows it, and how where the mechanism is named after it: else the name is of something beside it. */
function principleOpening(f: GapFacts, { name, cues }: WorkingPrinciple): string {
  const { source } = f.candidate;
  const job = functionName(f.shared);
  const n = source.record.number;
  if (!cues.test(source.mechanism?.full ?? ''))
    return inTurn(
      [
        `${capitalise(job)} by ${name} is known for ${purposeOf(source)} (${n}); what is special there is ${mechanismOf(source)}.`,
        `One way of ${job} is ${name}, known for ${purposeOf(source)} from ${n}; that one has ${mechanismOf(source)} besides.`,
        `Let ${name} do the ${job}, as for ${purposeOf(source)} (${n}), where ${mechanismOf(source)} ${isSeveral(source) ? 'come' : 'comes'} on top.`,
      ],
      f.position,
    );
  const patterns = [
    `${capitalise(job)} by ${name}: ${n} does it ${withMechanism(source)}, for ${purposeOf(source)}.`,
    `One way of ${job} is ${name}: ${n} has ${mechanismOf(source)}, for ${purposeOf(source)}.`,
    `Let ${name} do the ${job}. It is known for ${purposeOf(source)}, from ${n}: ${mechanismOf(source)}.`,
    `For the ${job}, try ${name}. For ${purposeOf(source)}, ${n} uses ${mechanismOf(source)}.`,
  ];
  return inTurn(patterns, f.position);
}

function otherEmbodiments({ embodiments }: GapFacts): string {
  if (embodiments.length === 0) return '';
  const list = embodiments.map((doc) => `${doc.record.number} ${hasFor(doc)}`);
  return ` The same principle stands behind others: ${list.join('; ')}.`;
}

/** Where the principle is at home already. */
const usualOf = ({ usualFor }: GapFacts): string =>
  usualFor.length === 0 ? '' : ` In general the principle is usual for ${joinList(usualFor)}.`;

function principleClosing(f: GapFacts, { limit }: WorkingPrinciple): string {
  const open = questionAt(f.shared, f.position);
  const hard = f.candidate.source.shown?.hard ?? null;
  const known = hard === null ? '' : ` Hard here: ${hard}.`;
  const patterns = [
    `What limits the principle in general: it ${limit}.${known} To be settled for ${f.names.full}: ${open}.`,
    `The catch of this principle: it ${limit}.${known} To be settled first for ${f.names.full}: ${open}.`,
    `Whatever is built on it has to live with this: the principle ${limit}.${known} Still open: ${open}.`,
    `Know before you start that this principle ${limit}.${known} After that it is open ${open}.`,
  ];
  return inTurn(patterns, f.position);
}

/** What it was laid beside a design for. */
function besideOf({ candidate: { source, partner } }: GapFacts): string {
  if (partner !== null || source.beside === null) return '';
  const { way, lends } = source.beside;
  return way === null
    ? ` It bears on all that is wanted: ${lends}.`
    : ` Of the designs it goes with ${way}: ${lends}.`;
}

/** How the mechanism would work for the idea, what the source patent does, and what differs. */
export function composeConcept(f: GapFacts): string {
  const { flowMatch, kinship } = f.candidate.source;
  const warning =
    f.sharesMaterial && flowMatch <= 0 && kinship !== 'own'
      ? ' The material is what the idea asks for; nothing shows yet that it can do the rest.'
      : '';
  const [lead, close] =
    f.principle === null
      ? [opening(f), carry(f)]
      : [principleOpening(f, f.principle), principleClosing(f, f.principle)];
  const text =
    `${lead}${quoteOf(f)}${besideOf(f)}${otherEmbodiments(f)}${usualOf(f)}${startOf(f)} ${close}${warning}`.trim();
  return capitalise(text.replace(/\b(helps?) with helping\b/g, '$1'));
}
