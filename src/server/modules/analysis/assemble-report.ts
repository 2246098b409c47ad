import { citedNumbers } from '../../../contract/analysis/marked-text.ts';
import type { Opportunity } from '../../../contract/analysis/opportunity.ts';
import type { AnalysisReport, Method } from '../../../contract/analysis/report.ts';
import { STAGE_NAMES } from '../../../contract/analysis/stage-names.ts';
import { beyondWords } from '../../../core/analysis/constraints.ts';
import { CANNOT_CHECK } from './embedded/propose-from-patterns.ts';
import { fullSearchUrl } from './full-search-url.ts';
import type { FinishedStage } from './pipeline.ts';
import { candidatesByNumber, recordsByNumber } from './related-records.ts';
import type {
  AnalysisResult,
  Candidate,
  ScoredHypothesis,
  StageOutputs,
  WrittenOpportunity,
} from './run-state.ts';

const MAX_PATENTS = 100;

const outputsOf = (stages: readonly FinishedStage[]): StageOutputs =>
  Object.fromEntries(stages.map(({ stage, output }) => [stage, output])) as unknown as StageOutputs;

/** Puts the outputs of all stages together. `idea` is the text as the user wrote it, `analyst` the model's name. */
export function assembleReport(
  idea: string,
  stages: readonly FinishedStage[],
  analyst: string,
): AnalysisResult {
  const done = outputsOf(stages);
  const { score, verify } = done;
  const opportunities = score.kept.flatMap((scored) => {
    const written = verify.opportunities.find(({ id }) => id === scored.hypothesis.id);
    return written ? [{ scored, written }] : [];
  });
  const report: AnalysisReport = {
    version: 2,
    idea,
    frame: done.frame,
    coverage: done.coverage,
    verdict: verify.verdict,
    no_result: opportunities.length > 0 ? null : noResult(done),
    state_of_art: verify.state_of_art,
    landscape: done.landscape,
    ratings: done.screen.ratings,
    opportunities: opportunities.map(({ scored, written }, i) =>
      toOpportunity({ scored, written }, `o${i + 1}`, writtenBy(stages)),
    ),
    next_step: verify.next_step,
    method: methodOf(done, stages, ledByModel(stages) ? analyst : 'embedded'),
  };
  return { report, patents: relatedPatents(done, report), notice: noticeOf(stages) };
}

// A model that only checked sentences at the end has led nothing.
const ledByModel = (stages: readonly FinishedStage[]): boolean =>
  stages.some(({ stage, by }) => by === 'model' && stage !== 'verify');

const writtenBy = (stages: readonly FinishedStage[]): Opportunity['written_by'] =>
  stages.find(({ stage }) => stage === 'write')?.by === 'model' ? 'model' : 'embedded';

function noResult({
  frame,
  search,
  coverage,
  hypothesize,
  score,
}: StageOutputs): AnalysisReport['no_result'] {
  if (frame.elements.length === 0)
    return {
      reason: 'unclear_idea',
      text: 'We could not tell what you are offering. Say in one or two sentences what the product is, who uses it, and what it does for them.',
    };
  if (search.candidates.length === 0 || coverage.level === 'none')
    return {
      reason: 'nothing_found',
      text: 'The sources hold no patents on this subject, so nothing can be tested. Edit how we read your idea, or connect a patent source.',
    };
  if (
    hypothesize.hypotheses.length > 0 &&
    score.dropped.some(({ reason }) => reason.includes('discloses every'))
  )
    return {
      reason: 'all_anticipated',
      text: 'Every proposal is already disclosed by a patent we found. The landscape shows who owns them.',
    };
  const unchecked = hypothesize.dropped.find(({ reason }) => reason.includes(CANNOT_CHECK));
  if (unchecked)
    return {
      reason: 'nothing_fits',
      text: `Some approaches might fit, but they may break a condition that ${CANNOT_CHECK}: ${beyondWords(
        frame.constraints,
      )
        .map((condition) => `“${condition}”`)
        .join(', ')}. The related patents are listed below.`,
    };
  return {
    reason: 'nothing_fits',
    text: 'No proposal passed the checks. The related patents are listed below; edit how we read your idea to try again.',
  };
}

interface Kept {
  scored: ScoredHypothesis;
  written: WrittenOpportunity;
}

const elementText = ({ hypothesis }: ScoredHypothesis, element: string): string =>
  hypothesis.elements[Number(element)]?.text ?? '';

function evidence({ scored }: Kept): Pick<Opportunity, 'evidence_for' | 'evidence_against'> {
  const against = scored.nearest.flatMap(({ number, has }) =>
    has.map(({ element, how, quote }) => ({
      number,
      quote,
      text: `${how === 'mentioned' ? 'Mentions' : how === 'literal' ? 'Discloses' : 'Discloses, in another setting'}: ${elementText(scored, element)}`,
    })),
  );
  const support = scored.hypothesis.builds_on.map((number) => ({
    number,
    quote: null,
    text: 'The proposal starts from this patent.',
  }));
  return { evidence_for: support, evidence_against: against };
}

function toOpportunity({ scored, written }: Kept, id: string, by: Opportunity['written_by']): Opportunity {
  const { hypothesis, refutation, verdict, components, opportunity_score, elements, nearest } = scored;
  const { exists, left_open, who_pays } = written;
  return {
    id,
    kind: hypothesis.kind,
    title: written.title || hypothesis.title,
    problem: written.problem,
    concept: written.concept,
    gap: [exists, left_open, who_pays].filter((part) => part !== '').join(' '),
    gap_parts: { exists, left_open, who_pays },
    opportunity_score,
    verdict,
    components,
    elements,
    builds_on: hypothesis.builds_on,
    nearest,
    ...evidence({ scored, written }),
    why_open: written.why_open,
    risk: written.risk,
    build_first: written.build_first,
    economics: written.economics,
    refuted_by: written.refuted_by,
    queries: refutation.queries.map(({ text, hits }) => ({ text, hits, url: fullSearchUrl(text) })),
    written_by: by,
  };
}

function methodOf(done: StageOutputs, stages: readonly FinishedStage[], analyst: string): Method {
  const { search, screen, hypothesize, refute, score, verify } = done;
  const { library } = search;
  const dropped = [...hypothesize.dropped, ...score.dropped];
  return {
    queries: [
      ...search.queries,
      ...(screen.retried?.queries ?? []),
      ...refute.refutations.flatMap(({ queries }) =>
        queries.map((query) => ({ ...query, purpose: 'disproof' as const })),
      ),
    ],
    sources: search.sources,
    library: library && {
      documents: library.documents,
      with_abstract: library.withAbstract,
      from_year: library.fromYear,
      to_year: library.toYear,
    },
    counts: {
      found: candidatesByNumber(done).size,
      reviewed: screen.reviewed,
      related: done.coverage.related,
      proposed: hypothesize.hypotheses.length + hypothesize.dropped.length,
      dropped: dropped.length,
    },
    dropped,
    stages: stages.map(({ stage, by, ms, fallback }) => ({ stage, by, ms, fallback })),
    analyst,
    removed_sentences: verify.removed_sentences,
  };
}

/** Related patents in the order of the screening, and after them whatever else a text or an opportunity cites. */
function relatedPatents(done: StageOutputs, report: AnalysisReport): Candidate[] {
  const { ratings, opportunities } = report;
  const candidates = candidatesByNumber(done);
  const closest = ratings.flatMap(({ number }) => candidates.get(number) ?? []);
  const known = new Set(closest.map(({ record }) => record.number));
  const texts = [
    report.verdict,
    report.state_of_art,
    report.next_step ?? '',
    ...opportunities.flatMap(({ problem, concept, gap, build_first }) => [
      problem,
      concept,
      gap,
      build_first,
    ]),
  ];
  const cited = new Set([
    ...opportunities.flatMap(({ nearest, builds_on }) => [
      ...nearest.map(({ number }) => number),
      ...builds_on,
    ]),
    ...texts.flatMap(citedNumbers),
  ]);
  const more = [...recordsByNumber(done).values()]
    .filter(({ number }) => cited.has(number) && !known.has(number))
    .map(
      (record): Candidate =>
        candidates.get(record.number) ?? {
          record,
          score: 0,
          matchedTerms: [],
          sources: [record.source ?? 'library'],
          duplicates: [],
        },
    );
  return [...closest.slice(0, MAX_PATENTS), ...more];
}

/** One sentence on what fell back and why, for the reader. */
function noticeOf(stages: readonly FinishedStage[]): string | null {
  const fallen = stages.filter(({ fallback }) => fallback !== null);
  if (fallen.length === 0) return null;
  const reason = [...new Set(fallen.map(({ fallback }) => fallback))].join('; ');
  if (!ledByModel(stages))
    return `The language model could not be used (${reason}), so the embedded analyst answered.`;
  const steps = fallen
    .filter(({ by }) => by === 'embedded')
    .map(({ stage }) => STAGE_NAMES[stage].toLowerCase());
  return [
    `The language model failed (${reason})`,
    ...(steps.length > 0 ? [`, so the embedded analyst did these steps: ${steps.join(', ')}`] : []),
    ...(fallen.some(({ stage }) => stage === 'score') ? ['; the order is by score'] : []),
    ...(fallen.some(({ stage }) => stage === 'verify')
      ? ['; cited sentences were not checked against their passages']
      : []),
    '.',
  ].join('');
}
