import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LENGTHS, TIMINGS } from '../../../../contract/limits.ts';
import { Button } from '../../../components/button.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { TextArea } from '../../../components/text-field.tsx';
import { isComposing } from '../../../lib/composing.ts';
import { usePublicConfig } from '../../../lib/services.tsx';
import { useAllowance } from '../../../lib/usage/use-allowance.ts';
import { NEW_IDEA_WORDS } from '../analysis-words.ts';
import { useAnalysis } from '../hooks/use-analysis.ts';
import { useDraft } from '../hooks/use-draft.ts';
import { AnalysisSummary } from './analysis-summary.tsx';
import { ExampleIdeas } from './example-ideas.tsx';
import styles from './new-idea-page.module.css';
import { RunComplete, RunPanel } from './run-panel.tsx';

// The summary is read for a moment, then the session opens, unless the reader has already taken hold of it.
function useRedirect(sessionId: string | null): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!sessionId) return;
    timer.current = setTimeout(() => void navigate(`/dashboard/session/${sessionId}`), TIMINGS.redirectDelay);
    return () => clearTimeout(timer.current);
  }, [sessionId, navigate]);
  return () => clearTimeout(timer.current);
}

/** Generate New Ideas: write, run, watch, read. */
export function NewIdeaPage({ usageCard }: { usageCard: ReactNode }) {
  const [idea, setIdea] = useDraft();
  const [problem, setProblem] = useState<string | null>(null);
  const config = usePublicConfig();
  const allowance = useAllowance('idea_generations');
  const analysis = useAnalysis(NEW_IDEA_WORDS);
  const keepReading = useRedirect(analysis.result?.session_id ?? null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (analysis.running) return;
    setProblem(await analysis.start(idea));
  };
  const reset = () => {
    keepReading();
    setIdea('');
    analysis.reset();
  };
  return (
    <>
      <PageHeading
        title="Generate New Ideas"
        lead="Describe an idea. Lacuna reads the patents around it and shows where the gaps are, and why they are empty."
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {analysis.result ? (
            <div className={styles.done} onPointerDownCapture={keepReading}>
              <RunComplete />
              <AnalysisSummary result={analysis.result} onReset={reset} />
            </div>
          ) : (
            <form onSubmit={(event) => void submit(event)} noValidate>
              <TextArea
                label="Your idea"
                name="idea"
                rows={8}
                maxLength={LENGTHS.idea}
                placeholder="What does it do, for whom, and what is special about it?"
                value={idea}
                error={problem ?? undefined}
                disabled={analysis.running}
                onChange={(event) => {
                  setIdea(event.target.value);
                  setProblem(null);
                }}
                onKeyDown={(event) => {
                  if (isComposing(event.nativeEvent)) return;
                  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void submit(event);
                }}
              />
              <p className={styles.below}>
                <span>{config?.confidentiality ?? ' '}</span>
                <span className={styles.counter}>
                  {idea.length.toLocaleString('en')} / {LENGTHS.idea.toLocaleString('en')}
                </span>
              </p>
              <p className={styles.submit}>
                <Button type="submit" variant="primary" size="large" busy={analysis.running}>
                  {analysis.running ? 'Analyzing...' : 'Generate Insights'}
                </Button>
                {allowance.known && !allowance.unlimited && !allowance.reached && (
                  <span className={styles.cost}>
                    Costs 1 of your {allowance.remaining} remaining. Nothing is charged when it fails or you
                    stop it.
                  </span>
                )}
              </p>
              {analysis.running && <RunPanel progress={analysis.progress} onStop={analysis.stop} />}
              {!analysis.running && idea === '' && <ExampleIdeas onChoose={setIdea} />}
            </form>
          )}
        </div>
        <aside>{usageCard}</aside>
      </div>
    </>
  );
}
