import type { Category } from '../../../contract/patents.ts';
import type { AnalysisProgress, AnalysisReport } from '../../../contract/report.ts';
import type { RankedPatent, SearchRequest } from '../../../core/retrieval/library-view.ts';

export interface AnalysisResult {
  report: AnalysisReport;
  /** The patents behind the report, ranked, at most 100. */
  patents: RankedPatent[];
}

/** The heavy side: the patent library and the analysis, in worker threads; the event loop stays free. */
export interface AnalysisEngine {
  /** Begins to open the library, building it where it is missing. The first call does so too. */
  start(): void;
  /** False until the library is open. */
  ready(): boolean;
  /** Rejects with the signal's reason when it is aborted. `owner` shares the workers fairly: owners take turns. */
  analyze(
    input: { idea: string; asOf: string; seed: number },
    options: { onProgress: (progress: AnalysisProgress) => void; signal: AbortSignal; owner?: string },
  ): Promise<AnalysisResult>;
  search(request: SearchRequest): Promise<RankedPatent[]>;
  /** All categories with the number of library patents in each. */
  categories(): Promise<Category[]>;
  /** Patents of a category, by the same membership function as the counts; null for an unknown name. */
  searchCategory(
    name: string,
    limit: number,
  ): Promise<{ category: Category; patents: RankedPatent[] } | null>;
  status(): Promise<{
    documents: number;
    fromYear: number | null;
    toYear: number | null;
    coverage: Record<string, number>;
    name: string;
  }>;
  close(): Promise<void>;
}
