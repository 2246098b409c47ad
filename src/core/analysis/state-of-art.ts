import type { Landscape } from '../../contract/landscape.ts';
import type { Statement } from '../../contract/report.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { functionsFrom, type IdeaProfile } from '../evidence/match-profile.ts';
import type { IdeaNames } from '../evidence/read-idea.ts';
import { functionName } from '../functions/function-names.ts';
import { byRelevance } from '../landscape/owners.ts';
import { TREND_YEARS } from '../landscape/timeline.ts';
import { capitalise, counted, joinList } from '../language/inflection.ts';
import { listPurposes } from '../opportunity/compose-problem.ts';
import { hasFor, mechanismOf, namesMechanism, purposeOf, topicOf, yearOf } from '../opportunity/facts.ts';

const number = (d: EvidenceDoc) => d.record.number;

/** The key job of the idea and the documents of other uses whose own use names it, nearest first. */
function sameJob(
  near: readonly EvidenceDoc[],
  profile: IdeaProfile,
): { job: string; docs: EvidenceDoc[] } | null {
  const best = functionsFrom(1, profile)
    .map((f) => ({ job: functionName(f), docs: near.filter((d) => d.sharedFunctions.includes(f)) }))
    .sort((a, b) => b.docs.length - a.docs.length)[0];
  return best === undefined || best.docs.length === 0 ? null : best;
}

const inFull = (d: EvidenceDoc) =>
  `${namesMechanism(d) ? `${mechanismOf(d)} for ${purposeOf(d)}` : topicOf(d)} (${number(d)}, ${yearOf(d)})`;

function howMany(own: number, landscape: Landscape, names: IdeaNames): string {
  const { families, retrieved } = landscape;
  if (families === 0)
    return `Of ${counted(retrieved, 'document')} retrieved for ${names.intro}, none was close enough to read.`;
  const read = `${families} ${families === 1 ? 'family was' : 'families were'} close enough to read`;
  const field =
    own === 0
      ? 'none of them close to the idea by its thing or its job'
      : `${own} of them close to the idea by its thing or its job`;
  return `Of ${counted(retrieved, 'document')} retrieved for ${names.intro}, ${read}, ${field}.`;
}

function ownField(own: readonly EvidenceDoc[], names: IdeaNames): Statement[] {
  const [first, ...rest] = own.slice(0, 4);
  if (first === undefined) return [];
  const speaks = first.statesJob ? `; its text already speaks of ${names.job}` : '';
  const out: Statement[] = [
    {
      text: `Closest in its words is ${number(first)} (${yearOf(first)}): it ${hasFor(first)}${speaks}.`,
      cites: [number(first)],
    },
  ];
  if (rest.length > 0)
    out.push({
      text: `Also close: ${joinList(rest.map(inFull))}.`,
      cites: rest.map(number),
    });
  return out;
}

const MOST_KIN = 5;
const LEAST_KIN = 2;

/** What else such things do, apart from what has been told. */
function ofKind(kin: readonly EvidenceDoc[], told: readonly Statement[]): Statement[] {
  const cited = new Set(told.flatMap(({ cites }) => cites));
  const rest = kin.filter((d) => !cited.has(number(d))).slice(0, MOST_KIN);
  if (rest.length < LEAST_KIN) return [];
  return [
    { text: `Things of the same kind serve other ends: ${listPurposes(rest)}.`, cites: rest.map(number) },
  ];
}

function whatItDoes({ field, landscape, names, profile, kin }: StateOfArtInput): Statement[] {
  const isNear = (d: EvidenceDoc) => d.kinship === 'own' || d.priorArt;
  const own = field.filter(isNear);
  const near = field.filter((d) => !isNear(d) && !d.excluded);
  const out: Statement[] = [
    { text: howMany(own.length, landscape, names), cites: [] },
    ...ownField(own, names),
  ];
  const shared = sameJob(near, profile);
  const doing = shared?.docs.slice(0, 4) ?? [];
  if (shared !== null)
    out.push({
      text: `The job itself, ${shared.job}, also comes up in other uses: ${listPurposes(doing)}.`,
      cites: doing.map(number),
    });
  out.push(...ofKind(kin, out));
  const told = new Set(out.flatMap(({ cites }) => cites));
  const others = near.filter((d) => !shared?.docs.includes(d) && !told.has(number(d))).slice(0, 3);
  if (others.length > 0 && shared === null)
    out.push({
      text: `Neighbouring work deals with ${listPurposes(others)}.`,
      cites: others.map(number),
    });
  return out;
}

function themesParagraph(landscape: Landscape): Statement[] {
  const themes = landscape.themes.slice(0, 4);
  if (themes.length === 0)
    return [{ text: 'The documents read are too few and too different to form themes.', cites: [] }];
  const named = themes.map(
    (t, i) => `“${t.label}” (${i === 0 ? counted(t.size, 'document') : t.size}, such as ${t.numbers[0]})`,
  );
  const left = landscape.families - themes.reduce((sum, t) => sum + t.size, 0);
  const rest =
    left <= 0
      ? ''
      : `; ${counted(left, 'further document')} ${left === 1 ? 'stands' : 'stand'} in smaller groups or in none`;
  const opening =
    themes.length === 1 ? 'One group stands out, around' : 'Grouped by likeness of use, most gather around';
  return [
    {
      text: `${opening} ${joinList(named)}${rest}.`,
      cites: themes.map((t) => t.numbers[0] as string),
    },
  ];
}

function spreadOfOwners(hhi: number | null, rows: Landscape['assignees']['rows']): string {
  if (rows[0]?.count === 1) return 'No organisation has more than one of these.';
  if (hhi === null) return 'Too few documents name an owner to say whether a few hold the field.';
  const value = `(concentration index ${hhi.toFixed(2)}, where 1 is a single owner)`;
  if (hhi < 0.15) return `Ownership is scattered: nobody dominates ${value}.`;
  return hhi < 0.35
    ? `A few owners hold a good part of it ${value}.`
    : `Very few owners hold most of it ${value}.`;
}

/** First part of a class title, lower-cased, without its examples: "containers for storage or transport". */
function shortTitle(title: string): string {
  // "Machines or devices for, or methods of, packaging": what is done tells, not by what.
  const object = /^[^;]*\bfor, or methods of, ([^;]+)/i.exec(title)?.[1] ?? title;
  const first = (object.split(/;|, e\.g\.|,? not | specially /)[0] ?? title)
    .replace(/ \[[^\]]*\]/, '')
    .trim();
  const words =
    first.length <= 60
      ? first
      : first
          .slice(0, 60)
          .replace(/[\s,]+\S*$/, '')
          .replace(/,? (?:or|and|of|for|in|the|with|to)$/, '');
  return /^[A-Z]{2}/.test(words) ? words : words.slice(0, 1).toLowerCase() + words.slice(1);
}

function whoWorks(landscape: Landscape, field: readonly EvidenceDoc[]): Statement[] {
  const { hhi, note } = landscape.assignees;
  const rows = byRelevance(landscape.assignees.rows, field);
  const out: Statement[] = [];
  if (rows.length === 0)
    out.push({
      text: 'None of the documents read names an organisation as owner, so who works on this cannot be said.',
      cites: [],
    });
  else {
    const top = rows.slice(0, 4);
    const named = top.map(
      (r) =>
        `${r.name} (${r.count === 1 ? r.numbers[0] : `${r.count} documents, among them ${r.numbers[0]}`})`,
    );
    const more = rows.length > top.length ? [`${rows.length - top.length} more`] : [];
    out.push({
      text: `${rows.length === 1 ? 'The one organisation named as owner is' : 'Organisations named as owners are'} ${joinList([...named, ...more])}.`,
      cites: top.map((r) => r.numbers[0] as string),
    });
    out.push({ text: spreadOfOwners(hhi, landscape.assignees.rows), cites: [] });
  }
  if (rows.length > 0 && note.left_out > 0) out.push({ text: `Of the others, ${note.reason}`, cites: [] });
  const classes = landscape.classes.rows.filter(({ count }) => count > 1).slice(0, 3);
  if (classes.length > 0)
    out.push({
      text: `Where classes are given, the most frequent are ${joinList(classes.map((c) => `${shortTitle(c.title)} (${c.code}, ${c.count})`))}.`,
      cites: [],
    });
  return out;
}

/** Themes are told of only where what they are named after is this close to the idea. */
const NEAR = 0.45;

function whereItMoves(landscape: Landscape, field: readonly EvidenceDoc[]): Statement[] {
  const out: Statement[] = [];
  const near = new Set(field.filter((d) => d.kinship === 'own' || d.affinity >= NEAR).map(number));
  const measurable = landscape.themes.filter((t) => t.growth !== null && near.has(t.numbers[0] ?? ''));
  const compared = landscape.timeline.years
    .filter((y) => !y.lag)
    .slice(-TREND_YEARS)
    .filter((y) => y.share !== null).length;
  for (const t of measurable.slice(0, 3)) {
    const change = Math.round((t.growth as number) * 100);
    out.push({
      text: `The theme “${t.label}” is ${t.stage}: its share of the library ${change < 0 ? 'falls' : 'grows'} by ${Math.abs(change)} % a year, over the ${compared} of ${TREND_YEARS} years that hold enough records.`,
      cites: t.numbers.slice(0, 2),
    });
  }
  if (measurable.length === 0)
    out.push({
      text: 'Where the field moves cannot be measured here: too few of its documents fall into years of which the library holds enough.',
      cites: [],
    });
  const newest = field
    .filter((d) => d.record.date !== null && d.kinship !== 'far')
    .sort((a, b) => ((a.record.date as string) < (b.record.date as string) ? 1 : -1))[0];
  if (newest !== undefined)
    out.push({
      text: `The newest document read is ${number(newest)} of ${newest.record.date}, on ${topicOf(newest)}.`,
      cites: [number(newest)],
    });
  const { likely_expired: expired, blocks } = landscape.ageing;
  if (expired > 0) {
    const first = blocks.slice(0, Math.min(2, expired)).map((b) => b.number);
    out.push({
      text: `${capitalise(counted(expired, 'document'))} ${expired === 1 ? 'is' : 'are'} older than 20 years, so ${expired === 1 ? 'its term has' : 'their terms have'} likely ended (such as ${joinList(first)}).`,
      cites: first,
    });
  }
  return out;
}

function leftOut(landscape: Landscape, left: readonly { count: number; reason: string }[]): Statement[] {
  const out: Statement[] = [{ text: landscape.coverage.text, cites: [] }];
  const counts = left.filter((l) => l.count > 0).map((l) => `${l.count} (${l.reason})`);
  if (counts.length > 0) out.push({ text: `Left out: ${joinList(counts)}.`, cites: [] });
  return out;
}

export interface StateOfArtInput {
  /** Documents about things of the idea's kind, whatever they do, the closest first. */
  kin: readonly EvidenceDoc[];
  field: readonly EvidenceDoc[];
  profile: IdeaProfile;
  landscape: Landscape;
  names: IdeaNames;
  leftOut: readonly { count: number; reason: string }[];
}

/** The state of the art in paragraphs: what the field does, its themes, who works on it, where it moves, what was left out. */
export function describeStateOfArt(input: StateOfArtInput): Statement[][] {
  const { field, landscape, leftOut: left } = input;
  return [
    whatItDoes(input),
    themesParagraph(landscape),
    whoWorks(landscape, field),
    whereItMoves(landscape, field),
    leftOut(landscape, left),
  ];
}
