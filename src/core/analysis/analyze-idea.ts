import type { AnalysisProgress, AnalysisReport } from '../../contract/report.ts';
import { ideaParts } from '../evidence/idea-parts.ts';
import { otherNamesOf } from '../evidence/other-names.ts';
import { nameIdea } from '../evidence/read-idea.ts';
import { sameKind } from '../evidence/same-kind.ts';
import { buildPartsChart, holdParts } from '../landscape/parts-chart.ts';
import { composeSummary } from '../opportunity/compose-summary.ts';
import { findSupports } from '../opportunity/supports.ts';
import type { LibraryView } from '../retrieval/library-view.ts';
import { buildLandscape } from './build-landscape.ts';
import { measureCoverage } from './coverage.ts';
import type { FoundGaps } from './find-opportunities.ts';
import { findOpportunities } from './find-opportunities.ts';
import { gatherEvidence } from './gather.ts';
import { judgeIdea } from './judge-idea.ts';
import { readField } from './read-field.ts';
import { describeStateOfArt } from './state-of-art.ts';
import { understandIdea } from './understand-idea.ts';

export interface AnalyzeInput {
  idea: string;
  /** Date of the analysis, `YYYY-MM-DD`. */
  asOf: string;
  /** Reserved for sampling steps; the analysis is deterministic. */
  seed: number;
}

const NO_GAPS: FoundGaps = { opportunities: [], candidates: [], considered: 0, refuted: 0, queries: [] };

/**
 * The whole embedded analysis: search, group, find and check gaps, score, word. Pure but for the library it asks;
 * the same idea, library and date give the same report. Progress is reported as each stage really begins or ends.
 */
export async function analyzeIdea(
  input: AnalyzeInput,
  library: LibraryView,
  onProgress: (p: AnalysisProgress) => void,
): Promise<AnalysisReport> {
  const understood = understandIdea(input.idea, library);
  const { idea, frame, conflicts } = understood;
  const names = { ...nameIdea(idea), otherNames: otherNamesOf(idea.product, library.knowledge) };
  onProgress({ stage: 'searching', percent: 5, counts: {} });
  const gathered = await gatherEvidence(understood, library);
  onProgress({
    stage: 'clustering',
    percent: 40,
    counts: { searches: gathered.queries.length, patents: gathered.docs.length },
  });
  const field = readField(gathered.docs, library.model);
  const coverage = measureCoverage(field.docs, frame, library.stats.name);
  const judgement = judgeIdea({ idea, frame, docs: gathered.docs, coverage, model: library.model });
  const parts = ideaParts(idea, frame.terms);
  const held = holdParts(gathered.docs, parts);
  const supports = findSupports(held, parts);
  onProgress({
    stage: 'analyzing',
    percent: 60,
    counts: { patents: gathered.docs.length, families: field.docs.length, themes: field.uses.length },
  });
  const found =
    judgement.verdict === 'insufficient'
      ? NO_GAPS
      : await findOpportunities(
          {
            idea,
            names,
            frame,
            field,
            retrieved: gathered.docs,
            supports,
            coverage,
            saturated: judgement.verdict === 'saturated',
            asOf: input.asOf,
          },
          library,
        );
  const standIns = [...supports.values()].flatMap((docs) => docs.slice(0, 1));
  const chart = buildPartsChart(
    held.filter(({ doc }) => !doc.excluded && (field.byIndex.has(doc.index) || standIns.includes(doc))),
    parts,
    [...standIns, ...found.candidates.map(({ source }) => source)],
  );
  const landscape = buildLandscape(
    { idea, conflicts, gathered, frame, field, found, coverage, chart, names, asOf: input.asOf },
    library,
  );
  const leftOut = [
    {
      count: gathered.docs.length - field.docs.length,
      reason: 'retrieved by shared words, but about something else',
    },
    { count: gathered.collapsed, reason: 'duplicates or members of a family already counted' },
    { count: found.refuted, reason: 'gaps that a disproof search refuted' },
    {
      count: Math.max(0, found.considered - found.refuted - found.opportunities.length),
      reason: 'candidate gaps too weak, or too like a better one',
    },
  ];
  const verdict = settleVerdict(judgement, found);
  const report: AnalysisReport = {
    idea: input.idea,
    ...verdict,
    landscape,
    summary: composeSummary({
      ...found,
      opportunities: verdict.verdict === 'insufficient' ? [] : found.opportunities,
      names,
      frame,
      aim: conflicts.aim,
      without: idea.without,
      coverage,
      chart,
      ways: landscape.ways ?? null,
      read: gathered.docs,
      field: field.docs,
      asOf: input.asOf,
    }),
    state_of_art: describeStateOfArt({
      field: field.docs,
      profile: frame.profile,
      kin: sameKind(gathered.docs, frame),
      landscape,
      names,
      leftOut: leftOut.slice(0, 2),
    }),
    opportunities: verdict.verdict === 'insufficient' ? [] : found.opportunities,
    method: {
      queries: [...gathered.queries, ...found.queries],
      sources: [
        {
          name: library.stats.name,
          documents: library.stats.documents,
          from_year: library.stats.fromYear,
          to_year: library.stats.toYear,
          status: gathered.docs.length > 0 ? 'ok' : 'empty',
        },
      ],
      left_out: leftOut.filter((l) => l.count > 0),
      stages_ms: {},
      engine: 'embedded',
    },
  };
  onProgress({
    stage: 'completed',
    percent: 100,
    counts: {
      patents: gathered.docs.length,
      families: field.docs.length,
      opportunities: report.opportunities.length,
    },
  });
  return report;
}

const SATURATED_SCORE = 35;

function settleVerdict(
  judgement: ReturnType<typeof judgeIdea>,
  found: FoundGaps,
): Pick<AnalysisReport, 'verdict' | 'reason'> {
  if (judgement.verdict === 'insufficient') return judgement;
  const best = found.opportunities[0]?.opportunity_score ?? 0;
  if (judgement.verdict === 'saturated' && best < SATURATED_SCORE) return judgement;
  if (found.opportunities.length === 0) {
    return {
      verdict: 'insufficient',
      reason:
        'No mechanism in this library is near enough to the idea, and not already in use for it, to argue a gap from. ' +
        'A larger library may change that.',
    };
  }
  return { verdict: 'opportunities', reason: null };
}
