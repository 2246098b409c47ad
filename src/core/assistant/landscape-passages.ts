import { type Holding, type Landscape, partsHeld, type Theme } from '../../contract/landscape.ts';
import type { AnalysisReport } from '../../contract/report.ts';
import type { ShownNote } from '../../contract/shown-note.ts';
import {
  knowledgeOf,
  leftOver,
  usualText,
  type WayGroup,
  type Ways,
  wayGroups,
} from '../../contract/ways.ts';
import { conflictLines } from './conflict-passages.ts';
import { percent } from './opportunity-passages.ts';
import { asSentence, makePassage, type Passage } from './passage.ts';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

function noteLine(note: ShownNote): string {
  return note.left_out === 0
    ? ''
    : asSentence(`${note.shown} are shown and ${note.left_out} left out: ${note.reason}`);
}

function coverageLines({ coverage, retrieved, families }: Landscape): string[] {
  return [
    asSentence(coverage.text),
    `The coverage of this idea by the library is ${coverage.level}, with ${plural(coverage.near, 'patent')} near enough to count as its own field.`,
    `${plural(retrieved, 'document')} were retrieved and ${plural(families, 'family', 'families')} were close enough to be read.`,
    coverage.unknown_terms.length > 0
      ? `The library does not know these words of the idea at all: ${coverage.unknown_terms.join(', ')}.`
      : '',
    coverage.advice ? asSentence(coverage.advice) : '',
  ];
}

/** What the report says of a theme, in one sentence. */
export function themeSentence(theme: Theme): string {
  const growth =
    theme.growth === null
      ? 'growth not measurable'
      : `growth ${signed(theme.growth)} percentage points a year`;
  const stage = theme.stage === 'not measurable' ? growth : `${theme.stage}, ${growth}`;
  return `Theme “${theme.label}”: ${plural(theme.size, 'patent')}, ${stage}${examples(theme.numbers)}.`;
}

const examples = (numbers: readonly string[]): string =>
  numbers.length === 0 ? '' : `, for example ${numbers.slice(0, 4).join(', ')}`;

function themeLines({ themes, themes_note: note }: Landscape): string[] {
  return [...themes.map(themeSentence), noteLine(note)];
}

/** Growth of a share a year, told in percentage points. */
export function signed(growth: number): string {
  const points = Math.round(growth * 1000) / 10;
  return points > 0 ? `+${points}` : `${points}`;
}

type Owner = Landscape['assignees']['rows'][number];

/** What the report says of a holder, in one sentence. */
export const ownerSentence = (row: Owner): string =>
  `${row.name} holds ${plural(row.count, 'patent')} of those found${row.entrant ? ' and is a recent entrant' : ''}${examples(row.numbers)}.`;

function ownerLines({ assignees }: Landscape): string[] {
  const known = assignees.rows.reduce((sum, row) => sum + row.count, 0);
  return [
    ...assignees.rows.map(ownerSentence),
    known > 0
      ? `The holder is known for ${plural(known, 'patent')}.`
      : 'No patent found here names its holder.',
    assignees.hhi === null
      ? 'Too few holders are known to measure concentration.'
      : `Concentration (Herfindahl–Hirschman index) is ${assignees.hhi.toFixed(2)} on a scale of 0 to 1.`,
    noteLine(assignees.note),
  ];
}

function ageingLines({ ageing }: Landscape): string[] {
  return [
    `${plural(ageing.likely_expired, 'document has', 'documents have')} likely run out and ${ageing.soon} will soon, judged by publication date.`,
    ...ageing.blocks.map(
      (block) =>
        `${block.number}, “${block.title}”, likely expires no earlier than ${block.likely_no_earlier_than}.`,
    ),
    noteLine(ageing.note),
  ];
}

function timelineLines({ timeline }: Landscape): string[] {
  const years = timeline.years.filter((year) => year.count > 0);
  const lines = years.map((year) => {
    const share =
      year.share === null
        ? 'too few records in the library to tell a share'
        : `${percent(year.share)} of the library's records of that year`;
    return `${year.year}: ${plural(year.count, 'patent')}, ${share}${year.lag ? ', inside the publication lag' : ''}.`;
  });
  const usable = `${plural(timeline.usable_years, 'year has', 'years have')} enough records to measure a trend.`;
  return [...lines, usable, noteLine(timeline.note)];
}

const HELD: Readonly<Record<Holding, string>> = {
  named: 'names',
  partly: 'holds in part or in other words',
  absent: 'does not name',
};

/** What each of the fullest patents holds of the idea's parts. */
function partLines({ parts: chart }: Landscape): string[] {
  if (!chart) return [];
  const quoted = (labels: readonly string[]) => labels.map((label) => `“${label}”`).join(', ');
  const rows = chart.rows.map(({ number, held }) => {
    const told = (Object.keys(HELD) as Holding[]).flatMap((holding) => {
      const labels = partsHeld(chart, held, holding);
      return labels.length === 0 ? [] : [`${HELD[holding]} ${quoted(labels)}`];
    });
    return `${number} ${told.join(', ')}.`;
  });
  return [`The parts of the idea are ${quoted(chart.parts)}.`, ...rows, noteLine(chart.note)];
}

type Job = Ways['jobs'][number];

/** A principle with everything known of it in general, as one passage. */
function principleLine(job: Job, lead: string, principle: NonNullable<WayGroup['principle']>): string {
  const usual = usualText(principle);
  const { name, limit, trial } = principle;
  return [
    asSentence(
      `${lead} of ${job.job}: ${name}${usual === null ? '' : ` (${usual})`}${limit === undefined ? '' : `, which ${limit}`}`,
    ),
    ...knowledgeOf(principle).map(({ label, text }) => asSentence(`${label}: ${text}`)),
    ...(trial === undefined ? [] : [asSentence(`Cheapest trial: ${trial}`)]),
  ].join(' ');
}

/** How patents do the idea's jobs, by working principle, and which principles none of them shows. */
function wayLines({ ways }: Landscape): string[] {
  if (!ways) return [];
  const jobs = ways.jobs.flatMap((job) => [
    ...conflictLines(job.conflict),
    ...(job.reckon === undefined ? [] : [asSentence(`For ${job.job}, reckon first: ${job.reckon}`)]),
    ...(job.ask === undefined ? [] : [`For ${job.job}, ask a buyer: ${job.ask}`]),
    ...wayGroups(job).flatMap(({ principle, rows }) => [
      ...(principle === null
        ? []
        : [
            principleLine(
              job,
              rows.length === 0 ? 'Principle that no document near the idea shows' : 'Known principle',
              principle,
            ),
          ]),
      ...rows.map(
        ({ number, mechanism, use }) => `Known way of ${job.job}: ${mechanism}, for ${use} (${number}).`,
      ),
    ]),
    ...leftOver(job).map((each) => principleLine(job, 'Principle that no document found here shows', each)),
  ]);
  const binds = (ways.binds ?? []).map(({ thing, fact }) => asSentence(`What binds ${thing}: ${fact}`));
  const art = (ways.art?.rows ?? []).map(
    ({ number, mechanism, use }) => `Known for ${ways.art?.aim}: ${mechanism}, for ${use} (${number}).`,
  );
  return [...conflictLines(ways.conflict), ...art, ...binds, ...jobs, noteLine(ways.note)];
}

/** How many opportunities an analysis found, in one sentence. */
export const foundSentence = ({ opportunities }: AnalysisReport): string =>
  `The analysis found ${plural(opportunities.length, 'opportunity', 'opportunities')}.`;

function methodLines(report: AnalysisReport): string[] {
  const { method, reason, verdict } = report;
  return [
    foundSentence(report),
    ...method.queries.map((query) =>
      asSentence(`Query for ${query.purpose}: ${plural(query.hits, 'hit')} in ${query.source}`),
    ),
    ...method.sources.map(
      (source) =>
        `Source ${source.name}: ${plural(source.documents, 'document')}${source.from_year && source.to_year ? `, ${source.from_year} to ${source.to_year}` : ''}, status ${source.status}.`,
    ),
    ...method.left_out.map((entry) => asSentence(`Left out: ${entry.count}, because ${entry.reason}`)),
    asSentence(`Verdict: ${verdict}${reason ? `, ${reason}` : ''}`),
  ];
}

/** A class with its title, cut to the first thing that the title names. */
export const className = ({ code, title }: { code: string; title: string }): string =>
  `${code} (${title.split(/;|, e\.g\./)[0]?.trim() ?? title})`;

export const classSentence = (row: { code: string; title: string; count: number }): string =>
  `${className(row)}: ${plural(row.count, 'patent')}.`;

/** The passages of a report beside its opportunities. */
export function landscapePassages(report: AnalysisReport): Passage[] {
  const { landscape } = report;
  const part = (ref: string, title: string, lines: string[]): Passage =>
    makePassage({
      id: `landscape:${ref}`,
      kind: ref === 'method' ? 'method' : 'landscape',
      ref,
      title,
      url: null,
      sentences: lines,
    });
  return [
    part('coverage', 'Coverage of the idea', coverageLines(landscape)),
    part('parts', 'The idea part by part', partLines(landscape)),
    part('ways', 'Known ways of doing the idea’s jobs', wayLines(landscape)),
    part('themes', 'Themes', themeLines(landscape)),
    part('owners', 'Who owns the area', ownerLines(landscape)),
    part('ageing', 'Run-out building blocks', ageingLines(landscape)),
    part('timeline', 'Publications by year', timelineLines(landscape)),
    part('classes', 'Patent classes', [
      ...landscape.classes.rows.map(classSentence),
      noteLine(landscape.classes.note),
    ]),
    ...report.state_of_art.map((paragraph, index) => ({
      ...part(
        `state of the art ${index + 1}`,
        'State of the art',
        paragraph.map((statement) => asSentence(statement.text)),
      ),
      numbers: paragraph.flatMap((statement) => statement.cites),
    })),
    part('method', 'Method', methodLines(report)),
  ].filter((passage) => passage.text !== '');
}
