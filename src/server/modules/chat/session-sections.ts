import { withoutMarks } from '../../../contract/analysis/marked-text.ts';
import type { AnalysisReport } from '../../../contract/analysis/report.ts';
import type { SessionEvidence } from '../analyses/read-session-evidence.ts';

export const SECTIONS = ['overview', 'opportunities', 'landscape', 'patents', 'method'] as const;
export type Section = (typeof SECTIONS)[number];

const opportunities = ({ opportunities: all }: AnalysisReport): string[] =>
  all.flatMap((one) => [
    `${one.id}: ${one.title} (score ${one.opportunity_score}/100, verdict ${one.verdict}).`,
    one.problem,
    one.concept,
    one.gap,
    ...(one.build_first ? [`First build: ${one.build_first}`] : []),
    ...(one.economics ? [`Economics: ${one.economics}`] : []),
    ...(one.risk ? [`Biggest risk: ${one.risk}`] : []),
    `What would refute it: ${one.refuted_by}`,
    ...one.nearest.slice(0, 2).map(({ number, title, lacks }) => {
      const missing = lacks.map((i) => one.elements[i]?.text).filter(Boolean);
      return `Nearest: [${number}] ${title}${missing.length > 0 ? `, which lacks: ${missing.join('; ')}` : ''}.`;
    }),
  ]);

const landscape = ({ landscape: l, coverage }: AnalysisReport): string[] => [
  coverage.text,
  ...(l.owners.rows.length > 0
    ? [
        `Owners of related patents: ${l.owners.rows.map(({ name, count }) => `${name} (${count})`).join(', ')}.`,
      ]
    : []),
  ...(l.owners.unknown > 0 ? [`No owner is recorded for ${l.owners.unknown} related patents.`] : []),
  l.timeline.trend,
  ...(l.classes.rows.length > 0
    ? [
        `Classes: ${l.classes.rows.map(({ code, title, count }) => `${code} ${title} (${count})`).join('; ')}.`,
      ]
    : []),
  ...(l.themes.rows.length > 0
    ? [`Themes: ${l.themes.rows.map(({ label, count }) => `${label} (${count})`).join(', ')}.`]
    : []),
  ...(l.expired.length > 0
    ? [
        `Estimated to have expired: ${l.expired.map(({ number, title }) => `[${number}] ${title}`).join('; ')}.`,
      ]
    : []),
];

const method = ({ method: m }: AnalysisReport): string[] => [
  `Found ${m.counts.found} patents, reviewed ${m.counts.reviewed}, ${m.counts.related} related.`,
  ...m.sources.map(
    ({ label, state, shown, total }) => `${label}: ${state}, ${shown} of ${total ?? 'an unknown number'}.`,
  ),
  ...(m.dropped.length > 0
    ? [`Dropped: ${m.dropped.map(({ title, reason }) => `${title} (${reason})`).join('; ')}.`]
    : []),
];

/** Paragraphs of one section of a session, as text with patents in square brackets. */
export function sessionSection(
  { prompt, stateOfArt, report, patents }: SessionEvidence,
  section: Section,
): string[] {
  switch (section) {
    case 'overview':
      return [`Idea: ${prompt}`, ...(report ? [report.verdict] : []), ...stateOfArt.split(/\n{2,}/)];
    case 'opportunities':
      return report ? opportunities(report) : [];
    case 'landscape':
      return report ? landscape(report) : [];
    case 'patents':
      return patents.map(({ number, title, date, assignee, abstract }) =>
        `[${number}] ${title} (${[date, assignee].filter(Boolean).join(', ') || 'undated'}). ${abstract ?? ''}`.trim(),
      );
    case 'method':
      return report ? method(report) : [];
  }
}

// The idea is the reader's own, patents are quoted themselves, and what was dropped answers nothing.
const NOT_QUOTED = /^(?:Idea|Nearest|Dropped): /;

/** Our own texts of a session for quoting. */
export const ownParagraphs = (evidence: SessionEvidence): { section: Section; text: string }[] =>
  (['overview', 'opportunities', 'landscape', 'method'] as const).flatMap((section) =>
    sessionSection(evidence, section)
      .filter((text) => !NOT_QUOTED.test(text))
      .map((text) => ({ section, text: withoutMarks(text) })),
  );
