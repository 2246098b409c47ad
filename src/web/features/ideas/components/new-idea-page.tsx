import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { PageHeading } from '../../../components/page-heading.tsx';
import { RunBoard } from '../../../components/run-board/run-board.tsx';
import { isRunning, stageMessage } from '../../../lib/runs/run-progress.ts';
import { useApi } from '../../../lib/services.tsx';
import { sessionQuery } from '../../../lib/sessions/session-query.ts';
import { NEW_IDEA_WORDS } from '../analysis-words.ts';
import { useAnalysis } from '../hooks/use-analysis.ts';
import { useDraft } from '../hooks/use-draft.ts';
import { useRedirect } from '../hooks/use-redirect.ts';
import { useRunningSession } from '../hooks/use-running-session.ts';
import { AnalysisSummary, resultOf } from './analysis-summary.tsx';
import { IdeaForm } from './idea-form.tsx';
import styles from './new-idea-page.module.css';

export interface NewIdeaPageProps {
  usageCard: ReactNode;
  /** The view of a run in place; the id is null until the run has begun. */
  run: (sessionId: string | null) => ReactNode;
}

/** A run to show: the one submitted here, else one that was under way when the page opened. */
function useShownRun() {
  const analysis = useAnalysis(NEW_IDEA_WORDS);
  const found = useRunningSession();
  const [left, setLeft] = useState(false);
  const earlier = left ? null : found;
  const sessionId = analysis.running ? analysis.sessionId : (analysis.sessionId ?? earlier?.id ?? null);
  const query = useQuery({ ...sessionQuery(useApi(), sessionId ?? ''), enabled: sessionId !== null });
  const status = sessionId === null ? undefined : query.data?.session.clustering_status;
  const result = analysis.result ?? (analysis.running || sessionId === null ? null : resultOf(query.data));
  return {
    start: analysis.start,
    running: analysis.running || (status !== undefined && isRunning(status)),
    sessionId,
    result,
    prompt: earlier?.prompt ?? null,
    reset: () => {
      setLeft(true);
      analysis.reset();
    },
  };
}

/** Generate New Ideas: write, run, watch, read. */
export function NewIdeaPage({ usageCard, run }: NewIdeaPageProps) {
  const draft = useDraft();
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useShownRun();
  const finished = shown.result?.session_id ?? null;
  const { forget } = draft;
  useRedirect(finished);
  useEffect(() => {
    if (finished) forget();
  }, [finished, forget]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!shown.running) setProblem(await shown.start(draft.text));
  };
  const reset = () => {
    draft.write('');
    shown.reset();
  };
  return (
    <>
      <PageHeading
        title="Generate New Ideas"
        lead="Describe an idea. Lacuna reads the patents around it and shows where the gaps are, and why they are open."
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {shown.result ? (
            <div className={styles.done}>
              <RunBoard run={null} percent={100} message={stageMessage(100)} counts={[]} />
              <AnalysisSummary result={shown.result} onReset={reset} />
            </div>
          ) : (
            <>
              <IdeaForm
                text={draft.text || (shown.running ? (shown.prompt ?? '') : '')}
                problem={problem}
                running={shown.running}
                onText={(text) => {
                  draft.write(text);
                  setProblem(null);
                }}
                onSubmit={(event) => void submit(event)}
              />
              {(shown.running || shown.sessionId) && run(shown.sessionId)}
            </>
          )}
        </div>
        <aside>{usageCard}</aside>
      </div>
    </>
  );
}
