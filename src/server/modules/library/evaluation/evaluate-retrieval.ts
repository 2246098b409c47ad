import {
  bootstrapMean,
  type Estimate,
  judgeRanking,
  mean,
  QUALITY_NAMES,
  type RankingQuality,
} from './metrics.ts';
import { type EvaluationSet, type QueryForm, textOf } from './read-evaluation.ts';
import type { RetrievalEngine } from './retrieval-engine.ts';

export interface EngineResult {
  name: string;
  quality: Record<keyof RankingQuality, Estimate>;
  /** Mean over the queries that no weight was fitted on. */
  heldOut: RankingQuality;
  /** Ours minus this engine, paired by query; null for ours. */
  difference: Record<keyof RankingQuality, Estimate> | null;
  /** Mean milliseconds per query. */
  milliseconds: number;
}

const SEED = 20_260_101;

/** Asks every engine every query of one form. The first engine is the one that the others are compared with. */
export async function evaluateForm(
  set: EvaluationSet,
  form: QueryForm,
  run: { engines: readonly RetrievalEngine[]; onEngine: (name: string) => void },
): Promise<EngineResult[]> {
  const queries = set.queries.filter((query) => textOf(query, form) !== '');
  const results: EngineResult[] = [];
  let reference: RankingQuality[] | null = null;
  for (const engine of run.engines) {
    run.onEngine(engine.name);
    const started = performance.now();
    const judged: RankingQuality[] = [];
    for (const query of queries) {
      const ranking = await engine.search({
        text: textOf(query, form),
        before: query.before,
        exclude: query.exclude,
      });
      judged.push(judgeRanking(ranking.map(String), new Set([...query.relevant].map(String))));
    }
    const milliseconds = (performance.now() - started) / Math.max(1, queries.length);
    const ours = reference;
    results.push({
      name: engine.name,
      quality: eachMeasure((name) =>
        bootstrapMean(
          judged.map((q) => q[name]),
          SEED,
        ),
      ),
      heldOut: eachMeasure((name) => mean(judged.filter((_, i) => queries[i]?.heldOut).map((q) => q[name]))),
      difference: ours
        ? eachMeasure((name) =>
            bootstrapMean(
              judged.map((q, i) => (ours[i]?.[name] ?? 0) - q[name]),
              SEED,
            ),
          )
        : null,
      milliseconds,
    });
    reference ??= judged;
  }
  return results;
}

function eachMeasure<T>(of: (name: keyof RankingQuality) => T): Record<keyof RankingQuality, T> {
  return Object.fromEntries(QUALITY_NAMES.map((name) => [name, of(name)])) as Record<keyof RankingQuality, T>;
}
