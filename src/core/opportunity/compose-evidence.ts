import type { NearestArt, Statement } from '../../contract/report.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { functionName, functionTest } from '../functions/function-names.ts';
import { docsOf } from '../gaps/candidates.ts';
import { hasLikelyEnded } from '../landscape/timeline.ts';
import { capitalise, counted, inTurn, joinList, quotedList } from '../language/inflection.ts';
import type { GapFacts } from './facts.ts';
import {
  aMechanism,
  hasFor,
  isElsewhere,
  isSeveral,
  mechanismOf,
  namesMechanism,
  purposeOf,
  supportsTold,
  theMechanism,
  topicOf,
  yearOf,
} from './facts.ts';
import { isAbolished } from './search-query.ts';

/** Source and idea name the same function; whether they name the same kind of object is said only where they do. */
function sharedJob(f: GapFacts): string {
  const { source } = f.candidate;
  const job = functionName(f.shared);
  if (f.sharesMaterial)
    return inTurn(
      [
        'The material is of the kind that the idea asks for.',
        `${capitalise(job)} is what the idea asks of its material, and what ${source.record.number} states of its own.`,
      ],
      f.position,
    );
  const same = source.priorArt;
  const patterns = [
    `${source.record.number} has the same job as the idea, ${job}${same ? ', on the same kind of thing' : ''}.`,
    `Like the idea, ${source.record.number} speaks of ${job}${same ? ' and of the same kind of thing' : ''}.`,
    `${capitalise(job)} is named by both${same ? ', and so is the kind of thing it is done to' : ''}.`,
  ];
  return inTurn(patterns, f.position);
}

/** What speaks for the gap; each statement names its patents. */
export function evidenceFor(f: GapFacts): Statement[] {
  const { source, partner, kind } = f.candidate;
  const out: Statement[] = [
    {
      text: `The mechanism exists: ${source.record.number} (${yearOf(source)}) ${hasFor(source)}.`,
      cites: [source.record.number],
    },
  ];
  if (partner !== null) {
    out.push({
      text: `The other half exists too: ${partner.record.number} (${yearOf(partner)}) ${hasFor(partner)}.`,
      cites: [partner.record.number],
    });
  }
  for (const { doc, part } of supportsTold(f)) {
    const lead = part.kind === 'thing' ? 'So does something to build it into' : `So does “${part.label}”`;
    out.push({
      text: `${lead}: ${doc.record.number} (${yearOf(doc)}) ${hasFor(doc)}.`,
      cites: [doc.record.number],
    });
  }
  if (f.sharesJob) {
    out.push({
      text: sharedJob(f),
      cites: [source.record.number],
    });
  }
  if (f.principle !== null && f.embodiments.length > 0) {
    const others = f.embodiments.map((d) => d.record.number);
    out.push({
      text: `The same principle, ${f.principle.name}, stands in ${joinList(others)}.`,
      cites: others,
    });
  }
  const further = f.alike.filter((d) => !f.embodiments.includes(d));
  if (further.length > 0) {
    const numbers = further.slice(0, 3).map((d) => d.record.number);
    out.push({
      text: `${capitalise(counted(further.length, 'further family'))} ${further.length === 1 ? 'uses' : 'use'} a like mechanism${further.length > numbers.length ? ', among them' : ':'} ${joinList(numbers)}.`,
      cites: numbers,
    });
  }
  if (kind === 'revive' && hasLikelyEnded(source.record.date, f.asOf)) {
    out.push({
      text: `${source.record.number} was published in ${yearOf(source)}: 20 years from filing have passed, so its own term has likely ended; later patents may still stand.`,
      cites: [source.record.number],
    });
  }
  return out;
}

/** What speaks against it: nearest art, distance of the analogy, thin data. */
export function evidenceAgainst(f: GapFacts): Statement[] {
  const { source } = f.candidate;
  const out: Statement[] = [];
  if (source.priorArt)
    out.push({
      text: `${source.record.number} is prior art for the idea itself: same job, same kind of thing.`,
      cites: [source.record.number],
    });
  if (f.joined !== undefined)
    out.push({
      text: `${f.joined.record.number} joins the two already: it ${hasFor(f.joined)}.`,
      cites: [f.joined.record.number],
    });
  const nearest = f.against;
  if (nearest !== undefined) {
    out.push({
      text: `Nearest art: ${nearest.record.number} ${hasFor(nearest)}${nearest.statesJob ? `, and its text already speaks of ${f.names.job}` : ''}.`,
      cites: [nearest.record.number],
    });
  }
  if (!source.sameThing) {
    out.push({
      text: `${source.record.number} works on something else (${purposeOf(source)}); it has yet to be shown that ${theMechanism(source)} ${isSeveral(source) ? 'carry' : 'carries'} over.`,
      cites: [source.record.number],
    });
  }
  if (source.medium === 'information' && f.idea.product !== null && source.compatible < 1) {
    out.push({
      text: `${source.record.number} is a method of data handling; the hardware around it would be all the idea’s own.`,
      cites: [source.record.number],
    });
  }
  // How patchy the years are is told once, in the state of the art.
  for (const check of f.checks.filter((c) => c.outcome === 'weakened' && c.id !== 'data_coverage'))
    out.push({ text: check.text, cites: check.cites });
  return out;
}

/** What a neighbour is for and has, and that the source's mechanism is not there. */
function neighbourOf(doc: EvidenceDoc, lacking: string): string {
  if (!namesMechanism(doc)) return `${capitalise(hasFor(doc))}; ${lacking}.`;
  return doc.serves
    ? `Serves the idea’s use, ${purposeOf(doc)}, with ${mechanismOf(doc)}; ${lacking}.`
    : `Is for ${purposeOf(doc)} and relies on ${mechanismOf(doc)}; ${lacking}.`;
}

/** Where a patent stands against the opportunity, in one line. */
export function differs(doc: EvidenceDoc, f: GapFacts): string {
  const { source, partner } = f.candidate;
  const lacking = `lacks ${theMechanism(source)}`;
  if (doc.index === source.index) {
    const silent =
      f.missing.length === 0
        ? ''
        : `; ${source.record.digest ? 'its summary here' : 'its text'} does not name ${quotedList(f.missing, 'or')}`;
    return `${capitalise(hasFor(doc))}${silent}.`;
  }
  if (f.alike.some((d) => d.index === doc.index))
    return namesMechanism(doc)
      ? `Has a like mechanism, ${mechanismOf(doc)}, for ${purposeOf(doc)}.`
      : `Has a like mechanism; ${hasFor(doc)}.`;
  if (doc.index === partner?.index) return `Has ${mechanismOf(doc)}; ${lacking}.`;
  if (doc.statesJob) return `Its text already speaks of ${f.names.job}; ${hasFor(doc)}, ${lacking}.`;
  return neighbourOf(doc, lacking);
}

/** What a lead is made of: source, partner, and what has the rest of the idea. */
const ownDocs = (f: GapFacts): EvidenceDoc[] => [
  ...docsOf(f.candidate),
  ...supportsTold(f).map(({ doc }) => doc),
];

/** Nearest art as rows: first what the lead is made of, then the nearest documents. */
export function nearestArt(f: GapFacts): NearestArt[] {
  const docs = [...ownDocs(f), ...f.nearest].filter(
    (d, i, all) => all.findIndex((o) => o.index === d.index) === i,
  );
  return docs.slice(0, 5).map((d) => ({
    number: d.record.number,
    title: d.record.title ?? topicOf(d),
    date: d.record.date,
    url: d.record.url,
    similarity: Math.round(Math.max(0, Math.min(1, d.affinity)) * 100) / 100,
    differs: differs(d, f),
  }));
}

const MOST_CODES = 4;

/** A subgroup; main groups from 2000 on only index. */
const CLASSIFYING = /^[A-H]\d\d[A-Z]\d{1,3}\//;

/** The classes that the office gave it, to the subgroup. */
const codesOf = ({ record }: EvidenceDoc): string[] =>
  record.cpc.filter((code) => CLASSIFYING.test(code) && !isAbolished(code)).slice(0, MOST_CODES);

/** Whose claims to read: what the lead is made of and, with the first lead, who does the idea's job already. */
function claimsOf(f: GapFacts): string {
  const taken = f.position > 0 ? [] : f.nearest.filter((d) => d.serves || d.statesJob).slice(0, 1);
  const docs = [...new Set([...taken, ...ownDocs(f)])];
  const standing = docs.filter(({ record }) => !hasLikelyEnded(record.date, f.asOf));
  const read = `Read claim 1 of ${joinList(docs.map((d) => d.record.number))}: ${docs.length === 1 ? 'does it' : 'do they'} reach ${isElsewhere(f) ? 'what is to be cleaned' : f.names.full}`;
  const codes = taken.flatMap(codesOf);
  const classes = codes.length === 0 ? '' : ` Search its classes, ${joinList(codes)}.`;
  return `${read}${standing.length === 0 ? ', and which later patents build on it' : `, and ${inForce(standing)}`}?${classes}`;
}

/** What is to be asked of rights: of an application first whether it was granted. */
function inForce(docs: readonly EvidenceDoc[]): string {
  const applications = docs.filter((d) => d.record.type === 'application').map((d) => d.record.number);
  if (applications.length === 0)
    return `${docs.length === 1 ? 'is the patent' : 'are the patents'} still in force`;
  const were = applications.length === 1 ? 'was' : 'were';
  if (applications.length < docs.length)
    return `${were} ${joinList(applications)} granted, and what is in force`;
  return docs.length === 1 ? 'was it granted and is it in force' : 'were they granted and are they in force';
}

/** What anybody with the same thought is filed under; else who cites the source. */
const searchFor = ({ query, names, candidate: { source } }: GapFacts): string =>
  query === null
    ? `On the page of ${source.record.number} at Google Patents, go through “Cited by” and “Similar documents” for ${names.full}: who has carried it over is there.`
    : `Ask a full database for this very lead: ${query}. Whoever has carried it over stands there.`;

/** The plainest thing to try. */
function firstTest(f: GapFacts): string {
  const { source } = f.candidate;
  if (isElsewhere(f))
    return `Give one surface ${aMechanism(source)}, leave one bare, and compare them after a month: what is left for ${f.names.full} to do decides.`;
  const measured = `measure ${functionTest(f.shared)}`;
  return source.priorArt
    ? `Write down what yours does that ${source.record.number} does not, show it to people who would pay for it, and ${measured}.`
    : f.principle === null
      ? `Build the plainest version of ${theMechanism(source)} for ${f.names.short} and ${measured}.`
      : `Cheapest trial${f.names.product === null ? '' : ` for ${f.names.short}`}: ${f.principle.trial}. Then ${measured}.`;
}

/** Concrete steps: whose claims to read, where to look who carried it over, and what to test first. */
export function nextSteps(f: GapFacts): string[] {
  return [claimsOf(f), searchFor(f), firstTest(f)];
}
