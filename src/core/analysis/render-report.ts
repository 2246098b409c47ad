import { glanceOf } from '../../contract/glance.ts';
import type { Landscape } from '../../contract/landscape.ts';
import type { ProposedCombination } from '../../contract/proposed-combination.ts';
import { type AnalysisReport, designsFirst } from '../../contract/report.ts';
import type { Ways } from '../../contract/ways.ts';
import { counted } from '../language/inflection.ts';
import { otherWaysLines, partsLines, startLines } from './render-landscape.ts';
import { cited, leadOfTrial, opportunityLines } from './render-opportunities.ts';
import { type Style, styleOf } from './render-style.ts';

export interface RenderOptions {
  /** ANSI colours for a terminal; none in a pipe or file. */
  color: boolean;
  /** Tells every lead at length, and the state of the art of a thin field too. */
  full?: boolean;
}

const THIN_FIELD = 'Its neighbours, themes, owners and dates are in the session and with `--full`.';

/** How far a library reaches beside designs, to follow how much was read. */
const REACH: Readonly<Record<Landscape['coverage']['level'], string>> = {
  none: 'The library holds nothing of this field',
  thin: 'The library holds little of this field: what is missing here may well exist elsewhere, so an empty cell is no white space',
  partial: 'The library covers part of this field: check each gap in a full database',
  good: 'The library covers this field',
};

/** What the report has, in a line. */
function headOf(report: AnalysisReport): string {
  const { designs, beside, leads, families, retrieved, coverage } = glanceOf(report);
  return [
    ...(designs === 0 ? [] : [counted(designs, 'design')]),
    ...(beside === 0 ? [] : [`${counted(beside, 'patent')} beside them`]),
    counted(leads, designs === 0 ? 'opportunity' : 'scored lead'),
    `${counted(families, 'family')} read of ${retrieved} retrieved`,
    `coverage ${coverage}`,
  ].join(' · ');
}

const proposalLines = ({ title, text, sources }: ProposedCombination, style: Style): string[] => [
  style.heading(`### ${title}`),
  '',
  text,
  '',
  ...sources.map(({ number, quote }) => `- ${number}: “${quote}”`),
  '',
];

function whoPhrased({ opportunities }: AnalysisReport): string {
  const byModel = opportunities.filter((o) => o.phrased_by === 'model').length;
  if (byModel === 0) return 'Texts composed from the evidence; no language model wrote them.';
  const which =
    byModel === opportunities.length
      ? 'The opportunities were'
      : `${byModel} of ${opportunities.length} opportunities were`;
  return `${which} phrased by a language model from the evidence; gaps, scores and checks are computed without it.`;
}

/** The known ways as they are told: beside a conflict of all that is wanted, how its jobs are done to anything would lead away from it. */
const waysTold = ({ ways }: Landscape, full: boolean): Ways | null =>
  ways != null && !full && ways.conflict?.of_aim ? { ...ways, jobs: [] } : (ways ?? null);

/** What is told of an idea though no patent lends it anything. */
const DESIGNS_ALL_THE_SAME =
  ' What the idea has to win, and designs that may get round it, are told below all the same.';

/** True where designs come before what little the library says: then what its documents share in words, own and date says less still. */
const isShort = (landscape: Landscape, full: boolean): boolean =>
  !full && designsFirst(landscape) !== undefined;

/** The state of the art; of a thin field how much was read and how far it reaches, as its documents, themes, owners and dates say little. */
function stateOfArtLines({ state_of_art: paragraphs, landscape }: AnalysisReport, full: boolean): string[] {
  if (isShort(landscape, full)) {
    const { retrieved, families, coverage } = landscape;
    const read = `Of ${counted(retrieved, 'document')} retrieved, ${counted(families, 'family')} were close enough to read.`;
    return [`${read} ${REACH[coverage.level]}. ${THIN_FIELD}`, ''];
  }
  const isThin = !full && landscape.coverage.level === 'thin' && paragraphs.length > 2;
  const told = isThin ? [paragraphs[0]?.slice(0, 1) ?? [], ...paragraphs.slice(-1)] : paragraphs;
  return [
    ...told.flatMap((paragraph) => [paragraph.map(cited).join(' '), '']),
    ...(isThin ? [THIN_FIELD, ''] : []),
  ];
}

/** Why there is no lead, or none that is new. */
function verdictLines({ reason, verdict, landscape }: AnalysisReport, style: Style): string[] {
  if (reason === null) return [];
  if (verdict !== 'insufficient') return [style.strong(`**Saturated field.** ${reason}`), ''];
  const [ofWhat, also] = designsFirst(landscape) ? [' for a gap', DESIGNS_ALL_THE_SAME] : ['', ''];
  return [style.strong(`**Insufficient evidence${ofWhat}.** ${reason}${also}`), ''];
}

/** The report as Markdown that also reads well on a terminal. Ends with a newline. */
export function renderReport(report: AnalysisReport, { color, full = false }: RenderOptions): string {
  const style = styleOf(color);
  const { landscape, method } = report;
  const ways = waysTold(landscape, full);
  const rows = [...(ways?.art?.rows ?? []), ...(ways?.jobs ?? []).flatMap((job) => job.rows)];
  const told = new Set(rows.map(({ number }) => number));
  const before = new Set(report.summary?.map(({ text }) => text));
  const source = method.sources[0];
  const lines = [
    style.heading(`# ${report.idea.length > 160 ? `${report.idea.slice(0, 157)}…` : report.idea}`),
    '',
    headOf(report),
    '',
    ...verdictLines(report, style),
    ...(report.summary?.length
      ? [style.heading('## In short'), '', ...report.summary.map((s) => `- ${cited(s)}`), '']
      : []),
    ...(ways ? startLines(ways, leadOfTrial(report, { full }), { style, before }) : []),
    ...opportunityLines(report, told, { style, full }),
    ...(report.proposed?.length
      ? [
          style.heading('## Further combinations'),
          '',
          '> Proposed by the language model, not computed or scored. The quoted words stand in the patents named.',
          '',
          ...report.proposed.flatMap((proposal) => proposalLines(proposal, style)),
        ]
      : []),
    ...(ways && !isShort(landscape, full) ? otherWaysLines(ways, { style, full }) : []),
    ...(landscape.parts && !isShort(landscape, full) ? partsLines(landscape.parts, style) : []),
    style.heading('## State of the art'),
    '',
    ...stateOfArtLines(report, full),
    style.heading('## Method'),
    '',
    `Source: ${source?.name ?? 'none'}, ${source?.documents ?? 0} documents, ${source?.from_year ?? '?'} to ${source?.to_year ?? '?'}. ${method.queries.length} searches, ${method.queries.filter((q) => q.purpose === 'disproof').length} of them to disprove a gap. ${whoPhrased(report)} How likely a lead is to suit is judged by like cases, graded beforehand by a language model. Not legal advice.`,
    ...(landscape.coverage.advice === null ? [] : [`- ${landscape.coverage.advice}`]),
    ...method.left_out.map((l) => `- left out ${l.count}: ${l.reason}`),
    '',
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
