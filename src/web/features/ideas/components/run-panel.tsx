import type { ReactNode } from 'react';
import type { AnalysisProgress } from '../../../../contract/report.ts';
import { Button } from '../../../components/button.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { useRunBar } from '../hooks/use-run-bar.ts';
import { countTexts, stageMessage } from '../run-progress.ts';
import styles from './run-panel.module.css';

function Panel({ percent, children }: { percent: number; children?: ReactNode }) {
  return (
    <section className={styles.panel} aria-label="Analysis progress">
      <p role="status" className={styles.message}>
        {stageMessage(percent)}
      </p>
      <ProgressBar value={percent} label="Analysis progress" tone="signal" />
      {children}
    </section>
  );
}

/** The run as it goes: its stage in words, the bar, what has been counted, and the way to stop. */
export function RunPanel({ progress, onStop }: { progress: AnalysisProgress | null; onStop: () => void }) {
  const percent = useRunBar(progress);
  const counts = countTexts(progress?.counts ?? {});
  return (
    <Panel percent={percent}>
      <ul className={styles.counts}>
        {counts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button size="small" onClick={onStop}>
        Stop
      </Button>
    </Panel>
  );
}

/** The run at its end, above what came of it. */
export const RunComplete = () => <Panel percent={100} />;
