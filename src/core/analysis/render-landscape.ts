import {
  type Conflict,
  FILED_SOURCE,
  type FiledElsewhere,
  type LaidBesideRow,
  marketOf,
} from '../../contract/conflict.ts';
import { fullSearchUrl } from '../../contract/full-search.ts';
import { type Holding, type PartsChart, partsHeld } from '../../contract/landscape.ts';
import {
  knowledgeOf,
  leftOver,
  patentsBesideDesigns,
  usualText,
  type WayGroup,
  type Ways,
  wayGroups,
} from '../../contract/ways.ts';
import { capitalise, counted } from '../language/inflection.ts';
import type { Style } from './render-style.ts';

/** The idea part by part, one line per patent. */
export function partsLines({ parts, rows, note }: PartsChart, style: Style): string[] {
  const quoted = (labels: readonly string[]) => labels.map((label) => `“${label}”`).join(', ');
  const told = (held: readonly Holding[], wanted: Holding, lead: string) => {
    const labels = partsHeld({ parts }, held, wanted);
    return labels.length === 0 ? [] : [`${lead} ${quoted(labels)}`];
  };
  return [
    style.heading('## Part by part'),
    '',
    `The idea names ${quoted(parts)}. By the words of their summaries, these hold most of it:`,
    '',
    ...rows.map(({ number, title, held }) => {
      const said = [
        ...told(held, 'named', 'names'),
        ...told(held, 'partly', 'in part or in other words'),
        ...told(held, 'absent', 'not'),
      ];
      return `- ${number}${title === null ? '' : ` ${title}`}: ${said.join('; ')}.`;
    }),
    ...(note.left_out > 0 ? ['', style.dim(`${note.left_out} further ${note.reason}.`)] : []),
    '',
  ];
}

type Job = Ways['jobs'][number];

/** How many families show a principle, or where else it is known. */
function seenIn({ principle, afar }: WayGroup): string {
  if (afar === null) return 'not found here';
  if (afar !== undefined) return `only far from the idea, ${afar.number}, for ${afar.use}`;
  const { families = 0, own = [], own_count: all = 0 } = principle ?? {};
  const more = all > own.length ? ` and ${all - own.length} more` : '';
  return `${counted(families, 'family')}${own.length === 0 ? '' : `, on like things ${own.join(', ')}${more}`}`;
}

function rowLine({ number, date, mechanism, use, says, ended, term, also }: Job['rows'][number]): string {
  const when =
    term ?? [date?.slice(0, 4), ended ? 'own term likely ended' : undefined].filter(Boolean).join(', ');
  const source = when === '' ? number : `${number}, ${when}`;
  const alike = also.length === 0 ? '' : `; much alike ${also.join(', ')}`;
  return `- ${mechanism}, for ${use} (${source}${alike}).${says === null ? '' : ` “${says}”`}`;
}

const notes = (...list: (string | null)[]): string => list.filter((note) => note !== null).join('; ');

export interface WayOptions {
  style: Style;
  /** Tells what shows a way on other things too. */
  full: boolean;
}

/** Where a lead tells a trial already ("see opportunity 1"), or null. */
export type LeadOf = (trial: string) => string | null;

/** What limits a principle, and what else is known of it in general. */
const knownOf = (principle: NonNullable<WayGroup['principle']>): string[] => [
  ...(principle.limit === undefined ? [] : [`It ${principle.limit}.`]),
  ...knowledgeOf(principle).map(({ label, text }) => `${label}: ${text}.`),
];

/** What shows a principle on like things: what does it on others is no example of what is usual here. */
const examplesOf = ({ principle, rows }: WayGroup): string[] =>
  rows.filter(({ number }) => principle?.own?.includes(number)).map(rowLine);

/** A principle to start from, with its trial, who shows it, and where to ask for more. */
function startingPoint(group: WayGroup, leadOf: LeadOf, style: Style): string[] {
  const { principle } = group;
  if (principle === null) return [];
  const { name, trial, query } = principle;
  const told = [
    ...knownOf(principle),
    ...(trial === undefined ? [] : [`Cheapest trial: ${leadOf(trial) ?? trial}.`]),
    ...(query === undefined ? [] : [style.link('Ask a full database', fullSearchUrl(query))]),
  ];
  // What shows it on other things alone is no place to start from.
  const seen = group.afar ? 'not found near the idea' : seenIn(group);
  return [
    `**By ${name}** (${notes(seen, usualText(principle))}). ${told.join(' ')}`,
    ...examplesOf(group),
    '',
  ];
}

const LONGEST_TITLE = 90;

const titleOf = (title: string): string =>
  title.length <= LONGEST_TITLE ? title : `${title.slice(0, LONGEST_TITLE).replace(/\W+\w*$/, '')}…`;

/** Patents to read for a design. */
const besideLines = (rows: readonly LaidBesideRow[]): string[] =>
  rows.map(({ number, title, term, use, lends }) => {
    const told = `${number}${term === null ? '' : ` (${term})`}${title === null ? '' : ` “${titleOf(title)}”`}`;
    return `- ${told}, for ${use}: ${lends}.`;
  });

const filedLine = ({ number, says }: FiledElsewhere, style: Style): string =>
  `- ${style.link(number, fullSearchUrl(number))} ${says}.`;

/** How the start is told: in which style, and after which statements. */
export interface StartOptions {
  style: Style;
  /** Statements told before, which need no second telling. */
  before: ReadonlySet<string>;
}

/** What stands against an idea, the ways round it, and how to try the first. */
function conflictLines(told: Conflict, { style, before }: StartOptions): string[] {
  const { lead, conflict, ways, patents = [], filed = [], trial } = told;
  return [
    `**${lead}:** ${conflict}. Designs that get round it, the likeliest first:`,
    '',
    ...ways.flatMap(({ way, how, query, patents: beside = [] }, i) => [
      `${i + 1}. **${capitalise(way)}:** ${how}. ${style.link('Ask a full database', fullSearchUrl(query))}`,
      ...besideLines(beside).map((line) => `   ${line}`),
    ]),
    '',
    ...(patents.length === 0 ? [] : ['**Also to read:**', '', ...besideLines(patents), '']),
    ...(filed.length === 0
      ? []
      : [`**Filed elsewhere** (${FILED_SOURCE}):`, '', ...filed.map((each) => filedLine(each, style)), '']),
    ...(trial === undefined ? [] : [`Cheapest trial of the first: ${trial}.`, '']),
    ...marketOf(told)
      .filter(({ label, text }) => !before.has(`${label}: ${text}.`))
      .flatMap(({ label, text }) => [`**${label}:** ${text}.`, '']),
  ];
}

const headingOf = ({ job }: Job, jobs: readonly Job[], style: Style): string[] =>
  jobs.length === 1 ? [] : [style.heading(`### ${capitalise(job)}`), ''];

/** What does all that is wanted already, or says so. */
const artLines = ({ art }: Ways): string[] =>
  art === undefined ? [] : [`**Nearest in this library to ${art.aim}:**`, '', ...art.rows.map(rowLine), ''];

/** What to reckon first, and the ways that are usual for things like the idea's or used on them, here or not. */
export function startLines(ways: Ways, leadOf: LeadOf, options: StartOptions): string[] {
  const { style } = options;
  const { binds = [], conflict, jobs } = ways;
  const lines = jobs.flatMap((job, i) => {
    const start = wayGroups(job).filter(({ isLikely }) => isLikely);
    const reckon = job.reckon === undefined ? [] : [`**Reckon first:** ${job.reckon}.`, ''];
    // Of a further job that nothing usual is known for, the reckoning alone would lead nowhere.
    if (start.length === 0 && job.conflict === undefined && (i > 0 || reckon.length === 0)) return [];
    return [
      ...headingOf(job, jobs, style),
      ...(job.conflict === undefined ? [] : conflictLines(job.conflict, options)),
      ...reckon,
      ...start.flatMap((group) => startingPoint(group, leadOf, style)),
    ];
  });
  if (lines.length + binds.length === 0 && conflict === undefined) return [];
  return [
    style.heading('## Where to start'),
    '',
    `What the idea has to win${lines.length === 0 ? ' and' : ','} designs that may get round it${lines.length === 0 ? '' : ', and the ways that are usual for things like yours, whether this library holds them or not'}. All of this but the patents named is general engineering knowledge, not taken from patents: check a figure before you build on it.${patentsBesideDesigns(ways).length === 0 ? '' : ' What a patent would lend is read from its summary here, not from its claims; till when it may bind is reckoned from its year of publication, at the latest, and ends sooner where an earlier filing is claimed.'}`,
    '',
    ...(conflict === undefined ? [] : conflictLines(conflict, options)),
    ...artLines(ways),
    ...binds.flatMap(({ thing, fact }) => [`**What binds ${thing}:** ${fact}.`, '']),
    ...lines,
  ];
}

/** One line for a way that is not usual for such things; what shows it on others is an example only for who asks for all. */
function otherWay(group: WayGroup, { full }: WayOptions): string {
  const { principle, rows } = group;
  const example = full ? rows[0] : undefined;
  if (principle === null) return rows.map(rowLine).join('\n');
  const shown = example === undefined ? '' : `, such as ${example.number}, for ${example.use}`;
  const told = knownOf({ ...principle, rule: undefined });
  return `- **By ${principle.name}** (${seenIn(group)}${shown}). ${told.join(' ')}`;
}

function otherLines(job: Job, options: WayOptions): string[] {
  const { style, full } = options;
  const others = wayGroups(job)
    .filter(({ isLikely }) => !isLikely)
    .filter(({ principle }) => full || principle !== null);
  const none = leftOver(job).map(({ name, limit }) => (limit === undefined ? name : `${name} (${limit})`));
  const { query } = job;
  return [
    ...(others.length === 0 ? [] : [...others.map((group) => otherWay(group, options)), '']),
    ...(none.length === 0 ? [] : [`**Not found for this job:** ${none.join('; ')}.`, '']),
    ...(query
      ? [
          `For what is missing here, ask a full database for ${query} (${style.link('Google Patents', fullSearchUrl(query))}).`,
          '',
        ]
      : []),
  ];
}

/** How else the idea's jobs are done, whatever they are done to. */
export function otherWaysLines({ jobs, note }: Ways, options: WayOptions): string[] {
  const { style } = options;
  const lines = jobs.flatMap((job) => {
    const told = otherLines(job, options);
    return told.length === 0 ? [] : [...headingOf(job, jobs, style), ...told];
  });
  if (lines.length === 0) return [];
  return [
    style.heading('## Other ways'),
    '',
    ...lines,
    ...(note.left_out > 0 ? [style.dim(`${note.left_out} further ${note.reason}.`), ''] : []),
  ];
}
