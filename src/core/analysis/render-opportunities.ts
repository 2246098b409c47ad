import {
  type AnalysisReport,
  chanceInWords,
  comesSecond,
  isPromising,
  isWorthReading,
  type Opportunity,
  type Statement,
} from '../../contract/report.ts';
import { patentsBesideDesigns } from '../../contract/ways.ts';
import type { LeadOf } from './render-landscape.ts';
import type { Style } from './render-style.ts';

/** A statement with the numbers that its text does not name. */
export const cited = (s: Statement) => {
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

/** How many leads are told at length. */
export interface LeadOptions {
  /** All of them; else the first, long shot or not, and the second if it is worth reading, and none that stands beside designs. */
  full: boolean;
}

const toldAtLength = (
  { opportunities, landscape }: AnalysisReport,
  { full }: LeadOptions,
): readonly Opportunity[] =>
  full
    ? opportunities
    : opportunities
        .slice(0, 2)
        .filter((o, i) => (i === 0 || isWorthReading(o)) && !comesSecond(o, landscape));

function leadLines(o: Opportunity, told: Set<string>, style: Style): string[] {
  const c = o.score_components;
  const chance = chanceInWords(o);
  return [
    style.heading(`### ${o.id.slice(1)}. ${o.title}`),
    '',
    `${style.accent(`Score ${o.opportunity_score}/100`)} · ${o.kind} ${chance === null ? '' : `· ${chance} `}· confidence ${c.confidence.toFixed(2)}${c.cap === null ? '' : ` · ${c.cap}`}`,
    '',
    ...fullLines(o, told, style),
  ];
}

const BESIDE_DESIGNS =
  'Leads that start from a patent, scored from 0 to 100 by how plausible, how little tried and how timely each is. A score weighs what patents show, not which design is best, and a library that covers little caps it. The session and `--full` explain each, with the evidence for and against.';

const NONE_LIKELY = ' None of those here is likelier to suit your idea than not, so begin with the designs.';

/** A lead in one line: what it is, how likely, and what it starts from. */
function shortLead(o: Opportunity): string {
  const told = [`${o.opportunity_score}/100`, chanceInWords(o)].filter((part) => part !== null).join(', ');
  const [start, other] = o.evidence_for;
  const half = o.kind === 'combine' && other !== undefined ? ` ${cited(other)}` : '';
  const title = o.nearest_art.find(({ number }) => start?.text.includes(number))?.title;
  const source = title ? ` Its title is “${title}”.` : '';
  return `- ${o.id.slice(1)}. ${o.title} (${told}).${start === undefined ? '' : ` ${cited(start)}${source}${half}`}`;
}

/** Leads told in a line each beside designs. */
const MOST_BESIDE = 3;

/** What a lead starts from. */
const sourceOf = ({ evidence_for: [start] }: Opportunity): string => start?.cites[0] ?? '';

/** What each patent lends first, as joined with another it says little more. */
const firstOfEach = (leads: readonly Opportunity[]): Opportunity[] =>
  leads.filter((o, i) => leads.findIndex((other) => sourceOf(other) === sourceOf(o)) === i);

/** How many leads are told in full reports alone, where not all of them are. */
const furtherLeads = (count: number): string =>
  count === 0 ? '' : ` ${count === 1 ? 'One further lead is' : `${count} further leads are`} told there.`;

/** Why no lead is told here. */
const AFTER_DESIGNS = ' Those here say less of your idea than the designs above.';

/** How the leads beside designs are scored, where they are told, and what to think of those that are not told here. */
function introOf({ all, told, isUnlikely }: { all: number; told: number; isUnlikely: boolean }): string {
  if (isUnlikely) return BESIDE_DESIGNS + NONE_LIKELY;
  return BESIDE_DESIGNS + (told === 0 ? AFTER_DESIGNS : furtherLeads(all - told));
}

/** "A planter: one tank for a row" of "A planter: one tank for a row, as in US1". */
const nameOf = ({ title }: Opportunity): string => title.replace(/, as in [A-Z]{2}\d+$/, '');

/** What patents told above lend, by name alone: leads of one name, which are one design, in one line. */
const namedLeads = (leads: readonly Opportunity[]): string[] =>
  [...Map.groupBy(leads, nameOf)].map(([name, alike]) => {
    const best = Math.max(...alike.map((o) => o.opportunity_score));
    return `- ${name} (${alike.length === 1 ? '' : 'up to '}${best} of 100, from ${alike.map(sourceOf).join(', ')} above).`;
  });

/** Leads beside designs: those that start from a patent laid beside one, and what needs no analogy; the rest says less than the designs. */
function splitBeside(short: readonly Opportunity[], landscape: AnalysisReport['landscape']) {
  const { ways } = landscape;
  const laid = new Set((ways ? patentsBesideDesigns(ways) : []).map(({ number }) => number));
  const others = short.filter((o) => !laid.has(sourceOf(o)) && !comesSecond(o, landscape));
  return {
    above: firstOfEach(short.filter((o) => o.kind !== 'combine' && laid.has(sourceOf(o)))),
    others: firstOfEach(others).slice(0, MOST_BESIDE),
  };
}

/** What patents lend the idea: the first leads at length, the others in a line each. */
export function opportunityLines(
  report: AnalysisReport,
  told: Set<string>,
  { style, ...options }: LeadOptions & { style: Style },
): string[] {
  const { opportunities, landscape } = report;
  if (opportunities.length === 0) return [];
  const full = toldAtLength(report, options);
  const short = opportunities.filter((o) => !full.includes(o));
  const beside = short.some((o) => comesSecond(o, landscape));
  const { above, others } =
    options.full || !beside ? { above: [], others: short } : splitBeside(short, landscape);
  const isUnlikely = beside && !opportunities.some((o) => isPromising(o, landscape));
  return [
    style.heading('## Opportunities'),
    '',
    ...full.flatMap((o) => leadLines(o, told, style)),
    ...(beside
      ? [
          introOf({
            all: opportunities.length,
            told: full.length + above.length + others.length,
            isUnlikely,
          }),
          '',
        ]
      : []),
    ...(above.length === 0 ? [] : [...namedLeads(above), '']),
    ...(full.length === 0 || others.length === 0 ? [] : ['**Further leads**', '']),
    ...(others.length === 0 ? [] : [...others.map(shortLead), '']),
  ];
}

const listOf = (title: string, lines: readonly string[]): string[] => [`**${title}**`, ...lines, ''];

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
    ...listOf(
      'Against',
      o.evidence_against.map((e) => `- ${cited(e)}`),
    ),
    ...(checks.length === 0 ? [] : listOf('Why is it empty?', checks)),
    ...listOf('Nearest art', artLines(o.nearest_art, told)),
    ...listOf(
      'Next steps',
      o.next_steps.map((step, i) => `${i + 1}. ${step}`),
    ),
    style.dim(
      `Components: ${measured.join(', ')}${unmeasured.length === 0 ? '' : `; not measurable: ${unmeasured.join(', ')}`}.`,
    ),
    '',
  ];
}

/** A lead that is told at length has its trial among its next steps. */
export function leadOfTrial(report: AnalysisReport, options: LeadOptions): LeadOf {
  const told = toldAtLength(report, options);
  return (trial) => {
    const lead = told.find(({ next_steps: steps }) => steps.some((step) => step.includes(trial)));
    return lead === undefined ? null : `see opportunity ${lead.id.slice(1)}`;
  };
}
