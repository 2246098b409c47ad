import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FrameEdit } from '../../../../contract/analysis/frame.ts';
import type { analyzeIdeaRoute } from '../../../../contract/routes/analyses.routes.ts';
import { newIdempotencyKey } from '../../../lib/api/api-client.ts';
import { ApiError, errorText } from '../../../lib/api/api-error.ts';
import { useServices } from '../../../lib/services.tsx';
import { sessionKey } from '../../../lib/sessions/session-query.ts';
import { useGate } from '../../../lib/usage/use-gate.ts';

const STOPPED: readonly string[] = ['analysis_cancelled', 'aborted'];

/** A new run over the stored idea, with a corrected reading or without, gated like any other (SPEC §4, §7). */
export function useRegenerate(session: { id: string; prompt: string }) {
  const services = useServices();
  const queries = useQueryClient();
  const gate = useGate('idea_generations');
  return useMutation({
    mutationFn: async (frame?: FrameEdit) => {
      const result = await gate(() =>
        services.api.call<typeof analyzeIdeaRoute>({
          method: 'POST',
          path: '/functions/v1/analyze-idea',
          body: { sessionId: session.id, prompt: session.prompt, frame },
          idempotencyKey: newIdempotencyKey(),
        }),
      );
      if (!result.success && result.reason === 'failed') throw result.cause;
      return result.success ? result.data : null;
    },
    onSuccess: (data) => {
      if (!data || !('ideas' in data)) return;
      const patents = 'patent_count' in data ? data.patent_count : data.total_patents;
      services.toasts.show({
        title: 'Analysis complete',
        text: `Generated ${data.ideas.length} innovation opportunities and found ${patents} patents`,
        kind: 'success',
      });
    },
    onError: (error) => {
      // Who stopped the run knows it; the page says so.
      if (error instanceof ApiError && STOPPED.includes(error.code)) return;
      services.toasts.show({
        title: 'Analysis failed',
        text: errorText(error, 'Could not complete analysis. Please try again.'),
        kind: 'error',
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sessionKey(session.id) }),
  });
}
