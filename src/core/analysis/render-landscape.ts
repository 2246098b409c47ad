import {
  type Holding,
  type PartsChart,
  partsHeld,
  type ShownPrinciple,
  usualText,
  type Ways,
  waysByPrinciple,
} from '../../contract/landscape.ts';
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

function familiesOf({ families, own, own_count: all }: ShownPrinciple): string {
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

/** Rows under the principle that they show, and what is not seen at all. */
function jobLines(job: Job, style: Style): string[] {
  const { afar = [], unseen = [], query } = job;
  const groups = waysByPrinciple(job);
  const headingOf = (principle: (typeof groups)[number]['principle']): string[] => {
    if (principle !== null)
      return [
        `**By ${principle.name}** (${notes(familiesOf(principle), usualText(principle))}). It ${principle.limit}.`,
      ];
    return groups.length === 1 ? [] : ['**In other ways**'];
  };
  const notSeen = unseen.map((each) => `${each.name} (${notes(usualText(each), each.limit)})`).join('; ');
  return [
    style.heading(`### ${capitalise(job.job)}`),
    '',
    ...groups.flatMap(({ principle, rows }) => [...headingOf(principle), ...rows.map(rowLine), '']),
    ...(afar.length === 0
      ? []
      : [
          `**Also seen, further from the idea:** ${afar.map((each) => `${each.name}, for ${each.use} (${notes(each.number, usualText(each))})`).join('; ')}.`,
          '',
        ]),
    ...(notSeen === '' ? [] : [`**Not found for this job:** ${notSeen}.`, '']),
    ...(query ? [`For what is missing here, ask a full database for ${query}.`, ''] : []),
  ];
}

/** How the idea's jobs are done, whatever they are done to, by working principle. */
export function waysLines({ jobs, note }: Ways, style: Style): string[] {
  return [
    style.heading('## Known ways'),
    '',
    'How patents of this library do the idea’s jobs, whatever they do them to, by working principle, those nearest to the idea first. What limits a principle and what it is usual for is general engineering knowledge and stands in none of the patents; which way suits is yours to judge.',
    '',
    ...jobs.flatMap((job) => jobLines(job, style)),
    ...(note.left_out > 0 ? [style.dim(`${note.left_out} further ${note.reason}.`), ''] : []),
  ];
}
