import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { analyzeIdeaRoute, IdeaAnalysis } from '../../../../contract/routes/analyses.routes.ts';
import { newIdempotencyKey } from '../../../lib/api/api-client.ts';
import { ApiError, referenceOf } from '../../../lib/api/api-error.ts';
import { useAuth, useServices } from '../../../lib/services.tsx';
import { SESSION_KEYS } from '../../../lib/sessions/session-query.ts';
import { useGate } from '../../../lib/usage/use-gate.ts';
import { type AnalysisWords, failureText } from '../analysis-words.ts';
import { ideaProblem } from '../idea-problem.ts';
import { useRunStart } from './use-run-start.ts';

export interface Analysis {
  running: boolean;
  /** Session of the run, from its begin on; kept after its end until the next start or a reset. */
  sessionId: string | null;
  result: IdeaAnalysis | null;
  /** Starts a run; answers what is wrong with the text, or null. */
  start(idea: string): Promise<string | null>;
  reset(): void;
}

const isIdeaAnalysis = (data: object | null): data is IdeaAnalysis =>
  data !== null && 'total_patents' in data && 'ideas' in data;

const wasStopped = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'analysis_cancelled';

/** One analysis of an idea from submission to result: checks, gate, run, notices (SPEC §4, §5, §8). */
export function useAnalysis(words: AnalysisWords): Analysis {
  const { api, toasts, limiter } = useServices();
  const { user, isAdmin } = useAuth();
  const gate = useGate('idea_generations');
  const queries = useQueryClient();
  const [key, setKey] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  const [result, setResult] = useState<IdeaAnalysis | null>(null);
  const started = useRunStart(key);

  const fail = (error: unknown) => {
    // A stop is no failure, wherever it was pressed; the run's own view says so.
    if (wasStopped(error)) return;
    toasts.show({
      title: words.failed,
      text: failureText(error, words),
      kind: 'error',
      reference: referenceOf(error),
    });
  };

  const run = (idea: string, idempotencyKey: string) =>
    gate(() =>
      api.call<typeof analyzeIdeaRoute>({
        method: 'POST',
        path: '/functions/v1/analyze-idea',
        body: { searchTerms: [idea] },
        idempotencyKey,
      }),
    );

  const finish = (data: object | null) => {
    if (!isIdeaAnalysis(data)) return fail(new ApiError('no_data', 'No data received from analysis.'));
    setResult(data);
    toasts.show({ title: words.complete, text: words.summary(data), kind: 'success' });
  };

  const start = async (text: string): Promise<string | null> => {
    if (!user) return 'Please log in to analyze ideas.';
    const problem = ideaProblem(text);
    if (problem) return problem;
    const allowed = limiter.take('analysis', user.id, isAdmin);
    if (!allowed.allowed) {
      toasts.show({
        title: 'Rate limit exceeded',
        text: `Please wait ${allowed.minutes} minutes before submitting another idea for analysis.`,
        kind: 'error',
      });
      return null;
    }
    const idempotencyKey = newIdempotencyKey();
    setResult(null);
    setKey(idempotencyKey);
    setRunning(true);
    const outcome = await run(text.trim(), idempotencyKey);
    setRunning(false);
    void queries.invalidateQueries({ queryKey: ['sessions'] });
    void queries.invalidateQueries({ queryKey: SESSION_KEYS });
    if (outcome.success) finish(outcome.data);
    else if (outcome.reason === 'failed') fail(outcome.cause);
    return null;
  };

  const reset = () => {
    setResult(null);
    setKey(null);
  };
  return { running, sessionId: result?.session_id ?? started, result, start, reset };
}
