import type { Coverage } from '../../contract/landscape.ts';
import { comesSecond, isWorthReading, type Opportunity, type Statement } from '../../contract/report.ts';
import { leadingConflict } from '../../contract/ways.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaFrame } from '../evidence/idea-frame.ts';
import { usualThings } from '../evidence/usual-principle.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';
import { type Candidate, isDoubt } from '../gaps/candidates.ts';
import { hasLikelyEnded, nearsEnd } from '../landscape/timeline.ts';
import { joinList } from '../language/inflection.ts';
import type { AimConflict } from '../retrieval/general-knowledge.ts';
import { type KnownFacts, partByPart, standing } from './compose-known.ts';
import { patentsToRead, whereToStart } from './compose-start.ts';
import { principlesSeen } from './principles-seen.ts';
import { aimQuery, searchQuery } from './search-query.ts';

export interface SummaryFacts extends KnownFacts {
  frame: IdeaFrame;
  /** What the idea must do without ("cameras"), or null. */
  without: string | null;
  coverage: Coverage;
  /** What is wanted, where that is known and no job's conflict comes before it. */
  aim: AimConflict | null;
  /** What is presented, best first, and the candidates behind it, in the same order. */
  opportunities: readonly Opportunity[];
  candidates: readonly Candidate[];
  /** Date of the analysis, `YYYY-MM-DD`. */
  asOf: string;
}

const number = (d: EvidenceDoc) => d.record.number;

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
  if (source.priorArt)
    return `It starts from prior art: what you plan is new only where it differs from ${number(source)}.`;
  if (partner === null && source.shown !== null && !source.substitute)
    return `Its catch: the principle ${source.shown.principle.limit}.${expected(source.shown.principle, frame)}`;
  return `Of the cases with evidence like this that a language model graded, about ${inHundred(best)} in 100 were apt.`;
}

/** True where designs that get round the idea's conflict come before the leads. */
const standsBeside = (facts: SummaryFacts): boolean => comesSecond(facts.opportunities[0]!, facts);

function bestLead(facts: SummaryFacts): Statement[] {
  const { opportunities, candidates, frame } = facts;
  // Beside designs a lead says less of the idea than they do.
  if (standsBeside(facts)) return [];
  const best = opportunities[0]!;
  const source = number(candidates[0]!.source);
  const lead = opportunities.some(isWorthReading) ? 'The first lead' : 'Even the best lead';
  const said = isWorthReading(best)
    ? `The best lead is “${best.title}”`
    : `${lead} is a long shot: “${best.title}”`;
  return [
    {
      // The number stands with the lead: what limits a principle is in no patent.
      text: `${said} (${source}), ${best.opportunity_score} of 100 points. ${catchOf(candidates[0]!, best, frame)}`,
      cites: [source],
    },
  ];
}

/** What the people who would pay know best: the weightiest job decides what to ask them, unless more is known of what is wanted. */
function question({ ways }: SummaryFacts): Statement[] {
  const ask = ways?.jobs[0]?.ask;
  return ask === undefined || ways?.conflict?.of_aim
    ? []
    : [{ text: `Before building, ask five people who would pay: “${ask}”`, cites: [] }];
}

/** Which of the others to read next, by their places in the list. */
function otherLeads(facts: SummaryFacts): Statement[] {
  const { opportunities, candidates } = facts;
  if (standsBeside(facts)) return [];
  const rest = opportunities.slice(1).flatMap((o, i) => {
    const candidate = candidates[i + 1];
    const isTold = candidate !== undefined && !isDoubt(candidate);
    return isTold ? [{ place: String(i + 2), worth: isWorthReading(o) }] : [];
  });
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
  const told = [...next, ...shots];
  return told.length === 0 ? [] : [{ text: told.join(' '), cites: [] }];
}

/** Where every lead is a long shot, how others do the job is the better start. */
function knownWays({ opportunities, ways }: SummaryFacts): Statement[] {
  if (ways === null || leadingConflict(ways) !== undefined || opportunities.some(isWorthReading)) return [];
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
function rights(facts: SummaryFacts, first: readonly string[]): Statement[] {
  const { candidates, field, ways, asOf } = facts;
  const art = new Set(ways?.art?.rows.map((row) => row.number));
  const already = field
    .filter((d) => (d.serves || d.statesJob || d.priorArt || art.has(number(d))) && first.includes(number(d)))
    .sort((a, b) => first.indexOf(number(a)) - first.indexOf(number(b)))
    .slice(0, 1);
  const leads = standsBeside(facts) ? [] : [candidates[0]!.source];
  const records = [...already, ...leads].map(({ record }) => record);
  return [...new Map(records.map((record) => [record.number, record])).values()].flatMap((record) => {
    if (record.date === null) return [];
    const year = Number(record.date.slice(0, 4));
    const text = hasLikelyEnded(record.date, asOf)
      ? `What ${record.number} discloses has been public since ${year}, so its own term has likely ended; later patents may still stand.`
      : record.type === 'application'
        ? `${record.number} is an application published in ${year}: look up whether it was granted, and with which claims, before building.`
        : nearsEnd(record.date, asOf)
          ? `${record.number} dates from ${year} and is near the end of its term or past it (terms run from filing, some years earlier, and end sooner where fees go unpaid): look up its status before you weigh its claims.`
          : `${record.number} dates from ${year} and may bind until about ${year + 20} at the latest (terms run from filing, which is earlier, and end sooner where fees go unpaid): read its claims before building.`;
    return [{ text, cites: [record.number] }];
  });
}

/** Software alone is seldom allowed a patent: better known before the claims of others are read. */
function asSoftware({ frame }: SummaryFacts): Statement[] {
  if (frame.medium !== 'information') return [];
  return [
    {
      text: 'Rules and software as such are refused a patent in many countries: ask early which technical effect yours has, and expect to win by users rather than by claims.',
      cites: [],
    },
  ];
}

function caution({ coverage, names, frame, field, aim }: SummaryFacts): Statement[] {
  if (coverage.level === 'good') return [];
  const query = aim === null ? searchQuery(names, frame, field) : aimQuery(aim, names);
  const search = `search a full database for ${query}`;
  const text =
    coverage.level === 'partial'
      ? `The library covers part of the field: before spending money, ${search}.`
      : `The library is thin here, so an empty cell proves nothing: before spending money, ${search}.`;
  return [{ text, cites: [] }];
}

/** What to take where no lead stands: the conflict inside the idea and what to read and to search for it; empty where none is known. */
function withoutLeads(facts: SummaryFacts): Statement[] {
  if (facts.ways === null || leadingConflict(facts.ways) === undefined) return [];
  const first = facts.field.length === 0 ? [] : [standing(facts).statement];
  return [
    ...whereToStart(facts),
    ...first,
    ...patentsToRead(facts.ways, first[0]?.cites ?? []),
    ...asSoftware(facts),
    ...caution(facts),
  ];
}

/** What to take from a report: who stands nearest, the best lead and the others, rights, and how far to trust it. */
export function composeSummary(facts: SummaryFacts): Statement[] {
  if (facts.opportunities.length === 0) return withoutLeads(facts);
  const { statement: first, isDirect, isNone } = standing(facts);
  const [read] = patentsToRead(facts.ways, first.cites);
  const start = whereToStart(facts);
  const isDesigned = facts.ways !== null && leadingConflict(facts.ways) !== undefined;
  const known = [first, ...partByPart(facts, first.cites)];
  const joined =
    isNone && read !== undefined
      ? [{ text: `${first.text} ${read.text}`, cites: [...first.cites, ...read.cites] }]
      : [...known, ...(read === undefined ? [] : [read])];
  return [
    // What is no more than near comes after what there is to win.
    ...(isDesigned && !isDirect
      ? [...start, ...joined]
      : [...known, ...start, ...(read === undefined ? [] : [read])]),
    ...principlesSeen(facts.ways),
    ...without(facts),
    ...question(facts),
    ...bestLead(facts),
    ...otherLeads(facts),
    ...knownWays(facts),
    ...rights(facts, first.cites),
    ...asSoftware(facts),
    ...caution(facts),
  ];
}
