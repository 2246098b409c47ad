import type { ProposedCombination } from '../../contract/proposed-combination.ts';
import {
  type AnalysisReport,
  chanceInWords,
  isByAnalogy,
  isWorthReading,
  type Opportunity,
  type Statement,
} from '../../contract/report.ts';
import { leadingConflict } from '../../contract/ways.ts';
import { counted } from '../language/inflection.ts';
import { type LeadOf, otherWaysLines, partsLines, startLines } from './render-landscape.ts';
import { type Style, styleOf } from './render-style.ts';

export interface RenderOptions {
  /** ANSI colours for a terminal; none in a pipe or file. */
  color: boolean;
}

const cited = (s: Statement) => {
  const missing = s.cites.filter((c) => !s.text.includes(c));
  return missing.length === 0 ? s.text : `${s.text} [${missing.join(', ')}]`;
};

/** The disproof searches that came near, or fell short: that the others found nothing stands in the market analysis. */
function checkLines(o: Opportunity): string[] {
  const told = new Set(o.evidence_against.map(({ text }) => text));
  return o.why_empty
    .filter((w) => w.outcome !== 'survived')
    .filter(({ text, id }) => !told.has(text) && id !== 'data_coverage')
    .map((w) => `- ${w.name} ${w.outcome}: ${w.text}`);
}

type NearestArt = Opportunity['nearest_art'][number];

/** Nearest art in full the first time, then by number. */
function artLines(art: readonly NearestArt[], told: Set<string>): string[] {
  const line = ({ number, url, title, date, differs }: NearestArt) =>
    `- [${number}](${url}) ${title} (${date ?? 'undated'}). ${differs}`;
  const known = art.slice(1).filter(({ number }) => told.has(number));
  const fresh = art.filter((each) => !known.includes(each));
  for (const { number } of art) told.add(number);
  return [
    ...fresh.map(line),
    ...(known.length === 0 ? [] : [`- As above: ${known.map(({ number }) => number).join(', ')}.`]),
  ];
}

/** True where designs that get round the idea's conflict come first, and what patents lend by analogy stands beside them. */
const comesSecond = (o: Opportunity, { ways, coverage }: AnalysisReport['landscape']): boolean =>
  isByAnalogy(o) && coverage.level !== 'good' && ways != null && leadingConflict(ways) !== undefined;

/** The first lead is told at length, long shot or not, and the second if it is worth reading and no design comes first. */
function toldAtLength({ opportunities, landscape }: AnalysisReport): Opportunity[] {
  const [first, second] = opportunities;
  if (first === undefined) return [];
  const isAlone = second === undefined || !isWorthReading(second) || comesSecond(second, landscape);
  return isAlone ? [first] : [first, second];
}

interface LeadStyle {
  style: Style;
  /** Told in few words: what it is, why it is empty, what speaks against it and what to do. */
  isBrief: boolean;
}

function leadLines(o: Opportunity, told: Set<string>, { style, isBrief }: LeadStyle): string[] {
  const c = o.score_components;
  const chance = chanceInWords(o);
  return [
    style.heading(`### ${o.id.slice(1)}. ${o.title}`),
    '',
    `${style.accent(`Score ${o.opportunity_score}/100`)} · ${o.kind} ${chance === null ? '' : `· ${chance} `}· confidence ${c.confidence.toFixed(2)}${c.cap === null ? '' : ` · ${c.cap}`}`,
    '',
    ...(isBrief ? briefLines(o) : fullLines(o, told, style)),
  ];
}

/** A lead in one line: what it is, how likely, and what it starts from. */
function shortLead(o: Opportunity): string {
  const told = [`${o.opportunity_score}/100`, chanceInWords(o)].filter((part) => part !== null).join(', ');
  const start = o.evidence_for[0];
  return `- ${o.id.slice(1)}. ${o.title} (${told}).${start === undefined ? '' : ` ${cited(start)}`}`;
}

function opportunityLines(report: AnalysisReport, told: Set<string>, style: Style): string[] {
  const { opportunities, landscape } = report;
  if (opportunities.length === 0) return [];
  const full = toldAtLength(report);
  const short = opportunities.filter((o) => !full.includes(o));
  return [
    style.heading('## Opportunities'),
    '',
    ...(full.some((o) => comesSecond(o, landscape))
      ? ['What patents of other uses lend, by analogy; the designs above come first.', '']
      : []),
    ...full.flatMap((o) => leadLines(o, told, { style, isBrief: comesSecond(o, landscape) })),
    ...(short.length === 0 ? [] : ['**Further leads**', '', ...short.map(shortLead), '']),
  ];
}

const listOf = (title: string, lines: readonly string[]): string[] => [`**${title}**`, ...lines, ''];

const againstLines = (o: Opportunity): string[] =>
  listOf(
    'Against',
    o.evidence_against.map((s) => `- ${cited(s)}`),
  );

const stepLines = (o: Opportunity): string[] =>
  listOf(
    'Next steps',
    o.next_steps.map((s, i) => `${i + 1}. ${s}`),
  );

const briefLines = (o: Opportunity): string[] => [
  `**Concept.** ${o.concept}`,
  '',
  `**Market analysis.** ${o.gap}`,
  '',
  ...againstLines(o),
  ...stepLines(o),
];

function fullLines(o: Opportunity, told: Set<string>, style: Style): string[] {
  const checks = checkLines(o);
  const parts = Object.entries(o.score_components.values).map(([name, value]) => ({
    name: name.replaceAll('_', ' '),
    value,
  }));
  const measured = parts.flatMap(({ name, value }) =>
    value === null ? [] : [`${name} ${value.toFixed(2)}`],
  );
  const unmeasured = parts.filter(({ value }) => value === null).map(({ name }) => name);
  return [
    `**Problem.** ${o.problem}`,
    '',
    `**Concept.** ${o.concept}`,
    '',
    `**Market analysis.** ${o.gap}`,
    '',
    ...listOf(
      'For',
      o.evidence_for.map((s) => `- ${cited(s)}`),
    ),
    ...againstLines(o),
    ...(checks.length === 0 ? [] : listOf('Why is it empty?', checks)),
    ...listOf('Nearest art', artLines(o.nearest_art, told)),
    ...stepLines(o),
    style.dim(
      `Components: ${measured.join(', ')}${unmeasured.length === 0 ? '' : `; not measurable: ${unmeasured.join(', ')}`}.`,
    ),
    '',
  ];
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
  if (byModel === 0) return 'Texts composed from the evidence, no language model.';
  const which =
    byModel === opportunities.length
      ? 'The opportunities were'
      : `${byModel} of ${opportunities.length} opportunities were`;
  return `${which} phrased by a language model from the evidence; gaps, scores and checks are computed without it.`;
}

/** A lead that is told at length has its trial among its next steps. */
function leadOfTrial(report: AnalysisReport): LeadOf {
  const told = toldAtLength(report);
  return (trial) => {
    const lead = told.find(({ next_steps: steps }) => steps.some((step) => step.includes(trial)));
    return lead === undefined ? null : `see opportunity ${lead.id.slice(1)}`;
  };
}

/** The report as Markdown that also reads well on a terminal. Ends with a newline. */
export function renderReport(report: AnalysisReport, { color }: RenderOptions): string {
  const style = styleOf(color);
  const { landscape, method } = report;
  const source = method.sources[0];
  const told = new Set(landscape.ways?.jobs.flatMap(({ rows }) => rows.map(({ number }) => number)));
  const lines = [
    style.heading(`# ${report.idea.length > 160 ? `${report.idea.slice(0, 157)}…` : report.idea}`),
    '',
    `${counted(report.opportunities.length, 'opportunity')} · ${counted(landscape.families, 'family')} read of ${landscape.retrieved} retrieved · coverage ${landscape.coverage.level} (${landscape.coverage.score.toFixed(2)})`,
    '',
    ...(report.reason === null
      ? []
      : [
          style.strong(
            report.verdict === 'insufficient'
              ? `**Insufficient evidence.** ${report.reason}`
              : `**Saturated field.** ${report.reason}`,
          ),
          '',
        ]),
    ...(report.summary?.length
      ? [style.heading('## In short'), '', ...report.summary.map((s) => `- ${cited(s)}`), '']
      : []),
    ...(landscape.ways ? startLines(landscape.ways, leadOfTrial(report), style) : []),
    ...opportunityLines(report, told, style),
    ...(report.proposed?.length
      ? [
          style.heading('## Further combinations'),
          '',
          '> Proposed by the language model, not computed or scored. The quoted words stand in the patents named.',
          '',
          ...report.proposed.flatMap((proposal) => proposalLines(proposal, style)),
        ]
      : []),
    ...(landscape.ways ? otherWaysLines(landscape.ways, style) : []),
    ...(landscape.parts ? partsLines(landscape.parts, style) : []),
    style.heading('## State of the art'),
    '',
    ...report.state_of_art.flatMap((paragraph) => [paragraph.map(cited).join(' '), '']),
    style.heading('## Method'),
    '',
    `Source: ${source?.name ?? 'none'}, ${source?.documents ?? 0} documents, ${source?.from_year ?? '?'} to ${source?.to_year ?? '?'}. ${method.queries.length} searches, ${method.queries.filter((q) => q.purpose === 'disproof').length} of them to disprove a gap. ${whoPhrased(report)} Whether a lead is likely to suit rests on like cases that a language model graded. Not legal advice.`,
    ...(landscape.coverage.advice === null ? [] : [`- ${landscape.coverage.advice}`]),
    ...method.left_out.map((l) => `- left out ${l.count}: ${l.reason}`),
    '',
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
