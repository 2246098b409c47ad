import {
  type Coverage,
  type Holding,
  type PartsChart,
  partsHeld,
  type Ways,
} from '../../contract/landscape.ts';
import { isWorthReading, type Opportunity, type Statement } from '../../contract/report.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaFrame } from '../evidence/idea-frame.ts';
import { sentenceWith } from '../evidence/quotes.ts';
import type { IdeaNames } from '../evidence/read-idea.ts';
import { usualThings } from '../evidence/usual-principle.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';
import type { Candidate } from '../gaps/candidates.ts';
import { holdsAll } from '../landscape/parts-chart.ts';
import { hasLikelyEnded } from '../landscape/timeline.ts';
import { counted, joinList, quotedList } from '../language/inflection.ts';
import { hasFor, topicOf } from './facts.ts';
import { principlesSeen } from './principles-seen.ts';
import { searchQuery } from './search-query.ts';

export interface SummaryFacts {
  names: IdeaNames;
  frame: IdeaFrame;
  /** Stems of what the idea names. */
  ideaStems: ReadonlySet<string>;
  /** What the idea must do without ("cameras"), or null. */
  without: string | null;
  coverage: Coverage;
  /** What the fullest documents hold of the idea, and everything retrieved, to look them up. */
  chart: PartsChart | null;
  ways: Ways | null;
  read: readonly EvidenceDoc[];
  /** Documents read, nearest first. */
  field: readonly EvidenceDoc[];
  /** What is presented, best first, and the candidates behind it, in the same order. */
  opportunities: readonly Opportunity[];
  candidates: readonly Candidate[];
  /** Date of the analysis, `YYYY-MM-DD`. */
  asOf: string;
}

const number = (d: EvidenceDoc) => d.record.number;

/** The thing with what it is to do: "a baby bottle cooling formula to drinking temperature". */
const wholeOf = ({ product, full, serves }: IdeaNames): string =>
  product === null || serves.includes(product) ? serves : `${full} ${serves}`;

/** What a document may be about apart from the thing; "reporting their position" says nothing without it. */
const taskOf = (names: IdeaNames): string =>
  /\b(?:its|their)\b/.test(names.serves) ? wholeOf(names) : names.serves;

/** Whether somebody is at it already, and who stands nearest. */
function standing({ field, names, ideaStems }: SummaryFacts): Statement {
  const saying = (d: EvidenceDoc) => {
    const quote = sentenceWith(d, ideaStems);
    return quote === null ? '' : ` ${d.record.digest ? 'Its summary here' : 'Its abstract'} says: “${quote}”`;
  };
  const serving = field.filter((d) => d.serves || d.statesJob);
  const told = serving.slice(0, 2);
  if (told.length > 0) {
    const those = told.map((d) => `${number(d)} ${hasFor(d)}`).join('; ');
    const [many, are, them] =
      serving.length === 1
        ? ['One family', 'is', 'it']
        : [counted(serving.length, 'family'), 'are', told.length < serving.length ? 'these' : 'them'];
    return {
      text: `${many} of the ${field.length} read ${are} already about ${taskOf(names)}: ${those}. Read ${them} before anything else.${saying(told[0]!)}`,
      cites: told.map(number),
    };
  }
  const near = field[0];
  if (near?.priorArt)
    return {
      text: `${number(near)} does the same job on the same kind of thing: it ${hasFor(near)}. Read it before anything else: what you plan is new only where it differs.${saying(near)}`,
      cites: [number(near)],
    };
  const none = `By its words, none of the ${counted(field.length, 'family')} read is about ${wholeOf(names)}`;
  return near === undefined
    ? { text: `${none}.`, cites: [] }
    : {
        text: `${none}. The nearest, ${number(near)}, ${hasFor(near)}.`,
        cites: [number(near)],
      };
}

/** Which documents hold the idea part by part: one alone, or two that an examiner may join. */
function partByPart({ chart, read }: SummaryFacts, told: readonly string[]): Statement[] {
  if (chart === null) return [];
  const named = (n: string) => {
    const known = read.find((d) => number(d) === n);
    return known === undefined ? n : `${n} (${topicOf(known)})`;
  };
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
  if (chart.together === null) return [];
  const { numbers, missing } = chart.together;
  const silent = missing.length === 0 ? '' : `, though neither names ${quotedList(missing, 'or')}`;
  return [
    {
      text: `Part by part, ${joinList(numbers.map(named))} name most parts of the idea between them${silent}. Read the two side by side.`,
      cites: numbers,
    },
  ];
}

/** What the idea must do without, and how many of the families read rely on it. */
function without({ field, without: thing }: SummaryFacts): Statement[] {
  const many = field.filter((d) => d.excluded).length;
  if (thing === null || many === 0) return [];
  return [
    {
      text: `Your idea does without ${thing}: ${many} of the families read ${many === 1 ? 'relies' : 'rely'} on ${thing}, so nothing is borrowed from ${many === 1 ? 'it' : 'them'}.`,
      cites: [],
    },
  ];
}

const chanceOf = (o: Opportunity): number => o.score_components.aptness ?? 1;
const inHundred = (o: Opportunity): number => Math.round(100 * chanceOf(o));

/** What is usual is hardly new anywhere but here. */
function expected(principle: WorkingPrinciple, { usual }: IdeaFrame): string {
  const things = usualThings(usual, principle);
  return things.length === 0
    ? ''
    : ` It is usual for ${joinList(things)}: expect art on it in a full database, and look for what is new in how you make it.`;
}

/** What the best lead has to live with: prior art, the limit of its principle, or the chance that it suits. */
function catchOf({ source, partner }: Candidate, best: Opportunity, frame: IdeaFrame): string {
  if (source.priorArt) return `It starts from prior art: yours is only what ${number(source)} does not have.`;
  if (partner === null && source.shown !== null && !source.substitute)
    return `Its catch: the principle ${source.shown.principle.limit}.${expected(source.shown.principle, frame)}`;
  return `Of the cases with evidence like this that a language model graded, about ${inHundred(best)} in 100 were apt.`;
}

function bestLead({ opportunities, candidates, frame }: SummaryFacts): Statement {
  const best = opportunities[0]!;
  const lead = opportunities.some(isWorthReading) ? 'The first lead' : 'Even the best lead';
  const said = isWorthReading(best)
    ? `The best lead is “${best.title}”`
    : `${lead} is a long shot: “${best.title}”`;
  return {
    // The number stands with the lead: what limits a principle is in no patent.
    text: `${said} (${number(candidates[0]!.source)}), ${best.opportunity_score} of 100 points. ${catchOf(candidates[0]!, best, frame)}`,
    cites: [number(candidates[0]!.source)],
  };
}

/** Which of the others to read next, by their places in the list. */
function otherLeads({ opportunities }: SummaryFacts): Statement[] {
  const rest = opportunities.slice(1).map((o, i) => ({ place: String(i + 2), worth: isWorthReading(o) }));
  const places = (worth: boolean) => rest.filter((r) => r.worth === worth).map((r) => r.place);
  const [worth, long] = [places(true), places(false)];
  const noun = (list: readonly string[]) => (list.length === 1 ? 'Number' : 'Numbers');
  const next =
    worth.length === 0
      ? []
      : [`${noun(worth)} ${joinList(worth)} ${worth.length === 1 ? 'is' : 'are'} worth reading next.`];
  const shots =
    long.length === 0
      ? []
      : [
          `${noun(long)} ${joinList(long)} ${long.length === 1 ? 'is a long shot' : 'are long shots'}: less than one chance in three to suit, or taken already.`,
        ];
  return next.length + shots.length === 0 ? [] : [{ text: [...next, ...shots].join(' '), cites: [] }];
}

/** Where every lead is a long shot, how others do the job is the better start. */
function knownWays({ opportunities, ways }: SummaryFacts): Statement[] {
  if (ways === null || opportunities.some(isWorthReading)) return [];
  const many = ways.jobs.reduce((sum, { rows }) => sum + rows.length, 0);
  if (many < 2) return [];
  return [
    {
      text: `No lead stands out. The known ways of ${joinList(ways.jobs.map(({ job }) => job))} listed below, most of them from other fields, are the better place to start.`,
      cites: [],
    },
  ];
}

/** What rights may stand in the way, by dates alone: of who does it already, and of the best lead. */
function rights({ candidates, field, asOf }: SummaryFacts, first: readonly string[]): Statement[] {
  const already = field.filter((d) => (d.serves || d.statesJob) && first.includes(number(d))).slice(0, 1);
  const records = [...already, candidates[0]!.source].map(({ record }) => record);
  return [...new Map(records.map((record) => [record.number, record])).values()].flatMap((record) => {
    if (record.date === null) return [];
    const year = Number(record.date.slice(0, 4));
    const text = hasLikelyEnded(record.date, asOf)
      ? `What ${record.number} discloses has been public since ${year}, so its own term has likely ended; later patents may still stand.`
      : record.type === 'application'
        ? `${record.number} is an application published in ${year}: look up whether it was granted, and with which claims, before building.`
        : `${record.number} dates from ${year} and may bind until about ${year + 20} at the latest, counted from publication: read its claims before building.`;
    return [{ text, cites: [record.number] }];
  });
}

function caution({ coverage, names, frame, field }: SummaryFacts): Statement[] {
  if (coverage.level === 'good') return [];
  const search = `search a full database for ${searchQuery(names, frame, field)}`;
  const text =
    coverage.level === 'partial'
      ? `The library covers part of the field: before spending money, ${search}.`
      : `The library is thin here, so an empty cell proves nothing: before spending money, ${search}.`;
  return [{ text, cites: [] }];
}

/** What to take from a report: who stands nearest, the best lead and the others, rights, and how far to trust it. Empty without a lead. */
export function composeSummary(facts: SummaryFacts): Statement[] {
  if (facts.opportunities.length === 0) return [];
  const first = standing(facts);
  return [
    first,
    ...partByPart(facts, first.cites),
    ...principlesSeen(facts.ways),
    ...without(facts),
    bestLead(facts),
    ...otherLeads(facts),
    ...knownWays(facts),
    ...rights(facts, first.cites),
    ...caution(facts),
  ];
}
