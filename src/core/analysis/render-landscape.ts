import { fullSearchUrl } from '../../contract/full-search.ts';
import { type Holding, type PartsChart, partsHeld } from '../../contract/landscape.ts';
import { leftOver, usualText, type WayGroup, type Ways, wayGroups } from '../../contract/ways.ts';
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

function rowLine({ number, date, mechanism, use, says, ended, also }: Job['rows'][number]): string {
  const source = [
    number,
    ...(date === null ? [] : [date.slice(0, 4)]),
    ...(ended ? ['own term likely ended'] : []),
  ].join(', ');
  const alike = also.length === 0 ? '' : `; much alike ${also.join(', ')}`;
  return `- ${mechanism}, for ${use} (${source}${alike}).${says === null ? '' : ` “${says}”`}`;
}

const notes = (...list: (string | null)[]): string => list.filter((note) => note !== null).join('; ');

/** Where a lead tells a trial already ("see lead 1"), or null. */
export type LeadOf = (trial: string) => string | null;

/** A principle with what limits it and decides whether it is enough; the trial too for what is likeliest to serve. */
function principleLine(group: WayGroup, leadOf: LeadOf): string[] {
  const { principle, isLikely } = group;
  if (principle === null) return ['**In other ways**'];
  const { limit, hard, rule, trial } = principle;
  const told = [
    ...(limit === undefined ? [] : [`It ${limit}.`]),
    ...(hard === undefined ? [] : [`Hard here: ${hard}.`]),
    ...(rule === undefined ? [] : [`Rule of thumb: ${rule}.`]),
    ...(trial === undefined || !isLikely ? [] : [`Cheapest trial: ${leadOf(trial) ?? trial}.`]),
  ];
  return [
    `**By ${principle.name}** (${notes(seenIn(group), usualText(principle))}). ${told.join(' ')}`.trim(),
  ];
}

/** What is left of the principles, each kind in one line. */
function leftLines(job: Job): string[] {
  const { afar, unseen } = leftOver(job);
  const far = afar.map(({ name, use, number }) => `${name}, for ${use} (${number})`);
  const none = unseen.map(({ name, limit }) => (limit === undefined ? name : `${name} (${limit})`));
  return [
    ...(far.length === 0 ? [] : [`**Also seen, further from the idea:** ${far.join('; ')}.`, '']),
    ...(none.length === 0 ? [] : [`**Not found for this job:** ${none.join('; ')}.`, '']),
  ];
}

/** Rows under the principle that they show, and what is not seen at all. */
function jobLines(job: Job, leadOf: LeadOf, style: Style): string[] {
  const groups = wayGroups(job);
  const isNamed = groups.some(({ principle }) => principle !== null);
  const { query } = job;
  return [
    style.heading(`### ${capitalise(job.job)}`),
    '',
    ...(job.reckon === undefined ? [] : [`**Reckon first:** ${job.reckon}.`, '']),
    ...groups.flatMap((group) => [
      ...(isNamed ? principleLine(group, leadOf) : []),
      ...group.rows.map(rowLine),
      '',
    ]),
    ...leftLines(job),
    ...(query
      ? [
          `For what is missing here, ask a full database for ${query} (${style.link('Google Patents', fullSearchUrl(query))}).`,
          '',
        ]
      : []),
  ];
}

/** How the idea's jobs are done, whatever they are done to, by working principle. */
export function waysLines({ jobs, note }: Ways, leadOf: LeadOf, style: Style): string[] {
  return [
    style.heading('## Known ways'),
    '',
    'How patents of this library do the idea’s jobs, whatever they do them to, by working principle, those nearest to the idea first. What a principle is usual for, what limits it, its rule of thumb and its trial are general engineering knowledge and stand in none of the patents: check a figure before you build on it.',
    '',
    ...jobs.flatMap((job) => jobLines(job, leadOf, style)),
    ...(note.left_out > 0 ? [style.dim(`${note.left_out} further ${note.reason}.`), ''] : []),
  ];
}
