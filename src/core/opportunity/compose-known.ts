import { type Holding, type PartsChart, partsHeld } from '../../contract/landscape.ts';
import type { Statement } from '../../contract/report.ts';
import { leadingConflict, patentsBesideDesigns, type Ways } from '../../contract/ways.ts';
import { LEAST_APTNESS } from '../evidence/aptness.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaFrame } from '../evidence/idea-frame.ts';
import { sentenceWith } from '../evidence/quotes.ts';
import type { IdeaNames } from '../evidence/read-idea.ts';
import { byNearness } from '../landscape/job-documents.ts';
import { holdsAll } from '../landscape/parts-chart.ts';
import { counted, joinList, quotedList } from '../language/inflection.ts';
import { hasFor, topicOf } from './facts.ts';

/** What tells whether the idea is known already. */
export interface KnownFacts {
  names: IdeaNames;
  /** What the idea names. */
  frame: Pick<IdeaFrame, 'terms' | 'thing' | 'purposeTerms'>;
  /** What the fullest documents hold of the idea, and everything retrieved, to look them up. */
  chart: PartsChart | null;
  ways: Ways | null;
  read: readonly EvidenceDoc[];
  /** Documents read, nearest first. */
  field: readonly EvidenceDoc[];
}

const number = (d: EvidenceDoc) => d.record.number;

/** What was retrieved under a number. */
const documentOf = ({ read }: Pick<KnownFacts, 'read'>, wanted: string | undefined) =>
  read.find((d) => number(d) === wanted);

/** The thing with what it is to do: "a baby bottle cooling formula to drinking temperature". */
const wholeOf = ({ product, full, serves }: IdeaNames): string =>
  product === null || serves.includes(product) ? serves : `${full} ${serves}`;

/** What a document may be about apart from the thing; "reporting their position" says nothing without it. */
const taskOf = (names: IdeaNames): string =>
  /\b(?:its|their)\b/.test(names.serves) ? wholeOf(names) : names.serves;

/** True where none of them is about the idea's thing. */
const isOfOther = (told: readonly EvidenceDoc[], { frame }: Pick<KnownFacts, 'frame'>): boolean =>
  frame.thing != null && !told.some((d) => d.aboutThing);

const near = (statement: Statement): Standing => ({ statement, isDirect: false, isNone: false });

/** Those that are at the idea's task already, two by name; what does it without the thing is no reason to stop. */
function alreadyAt(
  serving: readonly EvidenceDoc[],
  told: readonly EvidenceDoc[],
  { field, names, frame, ways }: KnownFacts,
): string {
  const isOther = isOfOther(told, { frame });
  const those = told.map((d) => `${number(d)} ${hasFor(d)}`).join('; ');
  const [many, are, them] =
    serving.length === 1
      ? ['One family', 'is', 'it']
      : [counted(serving.length, 'family'), 'are', told.length < serving.length ? 'these' : 'them'];
  const how = isOther ? `, though not with ${names.full}` : ', or close to it';
  // Where designs are known, what comes near to those is read before what shares the task.
  const isDesigned = ways !== null && leadingConflict(ways) !== undefined;
  const advice = isOther || isDesigned ? '' : ` Read ${them} before anything else.`;
  return `${many} of the ${field.length} read in this library ${are} already at ${taskOf(names)}${how}: ${those}.${advice}`;
}

/** How a report begins that knows no art of the whole idea. */
const NONE = 'By its words, none of the';

/** Whether somebody is at it already, and who stands nearest. */
export interface Standing {
  statement: Statement;
  /** True where it does the same job; else it is no more than near, in words or by part of it. */
  isDirect: boolean;
  /** True where nothing is at it. */
  isNone: boolean;
}

/** Whether somebody is at it already, and who stands nearest. */
export function standing(facts: KnownFacts): Standing {
  const { field, names, frame } = facts;
  const ideaStems = new Set(frame.terms.list.map(({ stem }) => stem));
  const saying = (d: EvidenceDoc, whose = 'Its') => {
    const quote = sentenceWith(d, ideaStems);
    return quote === null
      ? ''
      : ` ${whose} ${d.record.digest ? 'summary here' : 'abstract'} says: “${quote}”`;
  };
  const known = nearestToAim(facts);
  if (known !== null) {
    const says = facts.ways?.art?.rows[0]?.says;
    const of = known.docs[0]?.record.digest ? 'The summary here' : 'The abstract';
    const whose = known.docs.length === 1 ? '' : ' of the first';
    const quote = says == null ? '' : ` ${of}${whose} says: “${says}”`;
    return near({ text: `${known.text}${quote}`, cites: known.docs.map(number) });
  }
  // What has the words of the job and is hardly likely to be apt does something else.
  const serving = field.filter((d) => (d.serves || d.statesJob) && d.aptness >= LEAST_APTNESS);
  if (serving.length > 0) {
    const told = serving.toSorted((a, b) => Number(b.aboutThing) - Number(a.aboutThing)).slice(0, 2);
    const first = told[0]!;
    const whose = told.length === 1 ? 'Its' : `${number(first)}’s`;
    const statement = {
      text: `${alreadyAt(serving, told, facts)}${saying(first, whose)}`,
      cites: told.map(number),
    };
    return near(statement);
  }
  const nearestDoc = field[0];
  if (nearestDoc?.priorArt)
    return {
      statement: {
        text: `${number(nearestDoc)} does the same job: it ${hasFor(nearestDoc)}. Read it before anything else: what you plan is new only where it differs.${saying(nearestDoc)}`,
        cites: [number(nearestDoc)],
      },
      isDirect: true,
      isNone: false,
    };
  const nearest = nearestTold(facts);
  const none = `${NONE} ${counted(field.length, 'family')} read is about ${wholeOf(names)}.`;
  const statement = {
    text: [none, ...nearest.map(({ by, doc }) => `${by} ${number(doc)}, which ${hasFor(doc)}.`)].join(' '),
    cites: nearest.map(({ doc }) => number(doc)),
  };
  return { statement, isDirect: false, isNone: true };
}

/** Who comes nearest to what is wanted, where words for that are known, and who is such a thing. */
function nearestToAim(facts: KnownFacts): { text: string; docs: EvidenceDoc[] } | null {
  const { art } = facts.ways ?? {};
  const docs = (art?.rows ?? []).flatMap((row) => documentOf(facts, row.number) ?? []);
  if (docs.length === 0) return null;
  const told = docs.map((d) => `${number(d)}, which ${hasFor(d)}`).join('; ');
  const come = docs.length === 1 ? 'one comes' : 'these come';
  const like = ofSameName(facts);
  const things = like === undefined || like.aptness < LEAST_APTNESS || docs.includes(like) ? [] : [like];
  const near = things.map((d) => ` As a thing ${number(d)} is near, which ${hasFor(d)}.`);
  return {
    text: `Of all that was found, ${come} nearest to ${art?.aim}: ${told}.${near.join('')}`,
    docs: [...docs, ...things],
  };
}

/** Names the idea's thing, by the chart: the fullest that does. */
function ofSameName(facts: KnownFacts): EvidenceDoc | undefined {
  const { chart, names } = facts;
  const part = chart?.parts.findIndex((label) => names.product?.endsWith(label)) ?? -1;
  const row = part < 0 ? undefined : chart?.rows.find(({ held }) => held[part] === 'named');
  return documentOf(facts, row?.number);
}

/** True where patents to read for designs are told. */
const isLaid = ({ ways }: KnownFacts): boolean =>
  ways !== null && leadingConflict(ways) !== undefined && patentsBesideDesigns(ways).length > 0;

/** What is nearest by what it is, and by what it does; one alone where nothing is of that kind, none where there is better to read. */
function nearestTold(facts: KnownFacts): { by: string; doc: EvidenceDoc }[] {
  if (isLaid(facts)) return [];
  const near = facts.field[0];
  if (near === undefined) return [];
  const like = ofSameName(facts);
  const doing = facts.field.filter((d) => d.jobMatch >= 1 && !d.substitute && d !== like).sort(byNearness)[0];
  const by = near.kinship === 'own' ? 'The nearest is' : 'None stands near, the likest by its words is';
  if (like === undefined || doing === undefined) return [{ by, doc: near }];
  return [
    { by: 'Nearest as a thing is', doc: like },
    { by: 'Nearest in what it does is', doc: doing },
  ];
}

/** Which documents hold the idea part by part: one alone, or two that an examiner may join. */
export function partByPart(facts: KnownFacts, told: readonly string[]): Statement[] {
  const { chart, ways } = facts;
  if (chart === null) return [];
  const named = (n: string) => {
    const known = documentOf(facts, n);
    return known === undefined ? n : `${n} (${topicOf(known)})`;
  };
  // What shares the words alone, as a patch that keeps insects off, is no half of the idea.
  const isLikely = (n: string) => (documentOf(facts, n)?.aptness ?? 0) >= LEAST_APTNESS;
  const labels = (held: readonly Holding[], wanted: Holding) => partsHeld(chart, held, wanted);
  const full = chart.rows.find(({ held }) => holdsAll(held));
  if (full !== undefined) {
    if (told.includes(full.number)) return [];
    const partly = labels(full.held, 'partly');
    const rest = partly.length === 0 ? '' : ` and, in part or in other words, ${quotedList(partly)}`;
    return [
      {
        text: `Part by part, ${named(full.number)} holds all of the idea: it names ${quotedList(labels(full.held, 'named'))}${rest}. Ask first what is new beside it.`,
        cites: [full.number],
      },
    ];
  }
  // Where designs are known, two documents that share the idea's words between them say less.
  const isDesigned = ways !== null && leadingConflict(ways) !== undefined;
  if (isDesigned || chart.together === null || !chart.together.numbers.every(isLikely)) return [];
  const { numbers, missing } = chart.together;
  const silent = missing.length === 0 ? '' : `, though neither names ${quotedList(missing, 'or')}`;
  return [
    {
      text: `Part by part, ${joinList(numbers.map(named))} name most parts of the idea between them${silent}. Read the two side by side.`,
      cites: numbers,
    },
  ];
}
