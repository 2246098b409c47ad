import type { Category } from '../../../../contract/patents.ts';
import type { AnalysisProgress } from '../../../../contract/report.ts';
import type { RankedPatent, SearchRequest } from '../../../../core/retrieval/library-view.ts';
import type { HeldParts } from '../../patents/corpus-table.ts';
import type { LibraryLocation, LibraryProgress } from '../../patents/library-location.ts';
import type { AnalysisResult } from '../analysis-engine.ts';

/** What a worker can be asked, with input and answer of each call. */
export interface EngineCalls {
  analyze: { input: { idea: string; asOf: string; seed: number }; answer: AnalysisResult };
  search: { input: SearchRequest; answer: RankedPatent[] };
  categories: { input: null; answer: Category[] };
  searchCategory: {
    input: { name: string; limit: number };
    answer: { category: Category; patents: RankedPatent[] } | null;
  };
  status: { input: null; answer: LibraryStatus };
}
export type EngineCallName = keyof EngineCalls;

export interface LibraryStatus {
  documents: number;
  fromYear: number | null;
  toYear: number | null;
  coverage: Record<string, number>;
  name: string;
}

export interface WorkerSettings {
  location: LibraryLocation;
  /** Parts of the index that another thread has read. */
  held?: HeldParts;
}

/** To a worker. `cancelled` is one shared integer that the worker reads between stages: 1 means stop. */
export interface EngineRequest<N extends EngineCallName = EngineCallName> {
  id: number;
  call: N;
  input: EngineCalls[N]['input'];
  cancelled: Int32Array;
}

/** To a worker: look whether a newer build is current, of which another thread may hold parts already. */
export interface LookRequest {
  call: 'look';
  held: HeldParts;
}

/** To a worker: begin nothing more, end what is under way, and end. */
export interface CloseRequest {
  call: 'close';
}

/**
 * From a worker. `open` comes once, `held` whenever it has gone over to a newer build, `broken` when it cannot open the
 * library or the newer build: it waits to be closed then.
 */
export type EngineMessage =
  | { type: 'building'; progress: LibraryProgress }
  | { type: 'open'; held?: HeldParts }
  | { type: 'held'; held: HeldParts }
  | { type: 'broken'; message: string }
  | { type: 'progress'; id: number; progress: AnalysisProgress }
  | { type: 'answer'; id: number; answer: EngineCalls[EngineCallName]['answer'] }
  | { type: 'failure'; id: number; message: string };
