import { useEffect, useRef, useState } from 'react';
import { LANDING_WORDS } from '../features/ideas/analysis-words.ts';
import { useAnalysis } from '../features/ideas/hooks/use-analysis.ts';
import type { IdeaRunProps } from '../features/landing/idea-entry.tsx';
import { LiveRun } from '../features/session-detail/components/live-run.tsx';
import { QueriesProvider } from '../lib/query/queries-provider.tsx';

function Run({ idea, onDone, onIdle }: IdeaRunProps) {
  const { sessionId, result, start } = useAnalysis(LANDING_WORDS);
  const begun = useRef(false);
  const [ended, setEnded] = useState<{ problem: string | null } | null>(null);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void start(idea).then((problem) => setEnded({ problem }));
  }, [idea, start]);
  useEffect(() => {
    if (result) onDone(result.session_id);
    else if (ended) onIdle(ended.problem);
  }, [result, ended, onDone, onIdle]);
  return <LiveRun sessionId={sessionId} />;
}

/** A run started on the landing page; loaded when a signed-in person submits there. */
export default function LandingRun(props: IdeaRunProps) {
  return (
    <QueriesProvider>
      <Run {...props} />
    </QueriesProvider>
  );
}
