import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AnalysisProgress } from '../../../../contract/report.ts';
import type {
  analyzeIdeaRoute,
  IdeaAnalysis,
  stopAnalysisRoute,
} from '../../../../contract/routes/analyses.routes.ts';
import { newIdempotencyKey } from '../../../lib/api/api-client.ts';
import { ApiError, referenceOf } from '../../../lib/api/api-error.ts';
import { useAuth, useServices } from '../../../lib/services.tsx';
import { useGate } from '../../../lib/usage/use-gate.ts';
import { type AnalysisWords, failureText } from '../analysis-words.ts';
import { ideaProblem } from '../idea-problem.ts';
import { useRunEvents } from './use-run-events.ts';

export interface Analysis {
  running: boolean;
  progress: AnalysisProgress | null;
  result: IdeaAnalysis | null;
  /** Starts a run; answers what is wrong with the text, or null. */
  start(idea: string): Promise<string | null>;
  stop(): void;
  reset(): void;
}

const isIdeaAnalysis = (data: object | null): data is IdeaAnalysis =>
  data !== null && 'total_patents' in data && 'ideas' in data;

/** One analysis of an idea from submission to result: checks, gate, run, stop, notices (SPEC §4, §5, §8). */
export function useAnalysis(words: AnalysisWords): Analysis {
  const services = useServices();
  const { user, isAdmin } = useAuth();
  const gate = useGate('idea_generations');
  const queries = useQueryClient();
  const [key, setKey] = useState<string | null>(null);
  const [result, setResult] = useState<IdeaAnalysis | null>(null);
  const stopped = useRef(false);
  const { sessionId, progress } = useRunEvents(key);
  const { api, toasts, limiter } = services;

  const fail = (error: unknown) => {
    if (stopped.current) return;
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
    stopped.current = false;
    const idempotencyKey = newIdempotencyKey();
    setKey(idempotencyKey);
    const outcome = await run(text.trim(), idempotencyKey);
    setKey(null);
    await queries.invalidateQueries({ queryKey: ['sessions'] });
    if (!outcome.success) {
      if (outcome.reason === 'failed') fail(outcome.cause);
      return null;
    }
    if (!isIdeaAnalysis(outcome.data)) {
      fail(new ApiError('no_data', 'No data received from analysis.'));
      return null;
    }
    setResult(outcome.data);
    toasts.show({
      title: words.complete,
      text: words.summary(outcome.data),
      kind: 'success',
    });
    return null;
  };

  const stop = () => {
    if (!sessionId) return;
    stopped.current = true;
    api
      .call<typeof stopAnalysisRoute>({
        method: 'POST',
        path: '/functions/v1/stop-analysis',
        body: { sessionId },
      })
      .then(() => toasts.show({ title: 'Analysis stopped', text: 'Nothing was charged.' }), fail);
  };

  return { running: key !== null, progress, result, start, stop, reset: () => setResult(null) };
}
