import type { Logger } from 'pino';
import type { Rating } from '../../../contract/analysis/evidence.ts';
import type { Frame, FrameEdit } from '../../../contract/analysis/frame.ts';
import type { Coverage, Landscape } from '../../../contract/analysis/landscape.ts';
import type { ComparedPatent, Opportunity } from '../../../contract/analysis/opportunity.ts';
import type {
  AnalysisReport,
  Author,
  Method,
  SourceReport,
  StageName,
} from '../../../contract/analysis/report.ts';
import type { PatentRecord } from '../../../contract/patents.ts';
import type { Library, LibraryStats } from '../library/library.ts';
import type { Model } from '../model/model.ts';
import type { CallBudget } from './call-budget.ts';

/** A patent found, with what found it. */
export interface Candidate {
  record: PatentRecord;
  /** Fused rank over queries and sources, higher is better. */
  score: number;
  matchedTerms: string[];
  sources: string[];
  /** Numbers collapsed into this one. */
  duplicates: string[];
}

export interface SearchOutput {
  candidates: Candidate[];
  queries: Method['queries'];
  sources: SourceReport[];
  library: LibraryStats | null;
}

export interface ScreenOutput {
  /** Every candidate that was read, closest first; topic 0 left out. */
  ratings: Rating[];
  reviewed: number;
  /** What a second search added, when the first found nothing on the subject; null when there was none. */
  retried: SearchOutput | null;
}

export interface Hypothesis {
  /** `H1`, `H2`, … */
  id: string;
  kind: Opportunity['kind'];
  title: string;
  problem: string;
  concept: string;
  elements: { text: string; novel: boolean }[];
  builds_on: string[];
  disproof_queries: string[];
  /** 1 to 5 by the anchors of the prompt; null where nobody judged it. */
  value: number | null;
  feasibility: number | null;
  fit: number | null;
  /** For design patterns: the pattern's own cheap test, and the chance that it fits. */
  test: string | null;
  chance: number | null;
}

export interface HypothesizeOutput {
  hypotheses: Hypothesis[];
  /** Proposals that a constraint, the specificity gate, or a near-duplicate ruled out. */
  dropped: { title: string; reason: string }[];
}

export interface Refutation {
  /** Id of the hypothesis. */
  id: string;
  /** Nearest first. */
  nearest: ComparedPatent[];
  queries: { text: string; hits: number }[];
  /** How many of the patents compared have more than a title to compare with; absent in runs of older versions. */
  readable?: number;
  /** What the critic found, in one sentence; null where nobody tried. */
  flaw: string | null;
  fatal: boolean;
  /** How the critic would repair it; null when nothing needs repair. */
  repair: string | null;
  /** 1 to 5 by the critic; null where nobody judged it. */
  feasibility: number | null;
}

export interface RefuteOutput {
  refutations: Refutation[];
  /** Records found by the disproof searches, by number. */
  records: PatentRecord[];
}

/** An opportunity before its texts are written. */
export type ScoredHypothesis = Pick<
  Opportunity,
  'verdict' | 'components' | 'opportunity_score' | 'elements' | 'nearest'
> & { hypothesis: Hypothesis; refutation: Refutation };

export interface ScoreOutput {
  /** Kept, best first. */
  kept: ScoredHypothesis[];
  dropped: { title: string; reason: string }[];
}

export interface WrittenOpportunity {
  id: string;
  /** Empty where the proposal's own title stands. */
  title: string;
  problem: string;
  concept: string;
  exists: string;
  left_open: string;
  who_pays: string;
  why_open: string;
  risk: string | null;
  build_first: string;
  economics: string | null;
  refuted_by: string;
}

export interface WriteOutput {
  verdict: string;
  state_of_art: string;
  opportunities: WrittenOpportunity[];
  next_step: string | null;
}

export interface VerifyOutput extends WriteOutput {
  removed_sentences: number;
}

/** What each stage stores. */
export interface StageOutputs {
  frame: Frame;
  search: SearchOutput;
  screen: ScreenOutput;
  coverage: Coverage;
  landscape: Landscape;
  hypothesize: HypothesizeOutput;
  refute: RefuteOutput;
  score: ScoreOutput;
  write: WriteOutput;
  verify: VerifyOutput;
}

/** Outputs of the stages that have run, as each later stage may use them. */
export type Outputs<Done extends StageName> = Pick<StageOutputs, Done>;

/** What a run has to work with. */
export interface RunContext {
  idea: string;
  /** The reading as the user corrected it, or null. */
  edit: FrameEdit | null;
  /** Day of the run, `YYYY-MM-DD`. */
  asOf: string;
  library: Library;
  search: SearchPort;
  model: Model | null;
  budget: CallBudget;
  userId: string | null;
  signal: AbortSignal;
  log: Logger;
}

/** The fan-out over all sources, as a run needs it. */
export interface SearchPort {
  search(
    queries: RunQuery[],
    options: { limit: number; signal: AbortSignal },
  ): Promise<Omit<SearchOutput, 'library'> & { byQuery: string[][] }>;
  /** Full records with claims, where a source has them. */
  fetchFull(numbers: string[], signal: AbortSignal): Promise<PatentRecord[]>;
}

export interface RunQuery {
  text: string;
  purpose: Method['queries'][number]['purpose'];
  /** AND of OR-groups for Boolean engines. */
  groups: string[][];
}

export interface StageResult<N extends StageName> {
  output: StageOutputs[N];
  by: Author;
  /** Why the embedded stage took the model's place, or null. */
  fallback: string | null;
}

export interface AnalysisResult {
  report: AnalysisReport;
  /** Related patents, closest first. */
  patents: Candidate[];
  notice: string | null;
}
