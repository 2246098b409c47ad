import type { ReactNode } from 'react';
import { withoutMarks } from '../../../contract/analysis/marked-text.ts';
import type { RunView } from '../../../contract/analysis/report.ts';
import { ProgressBar } from '../progress-bar.tsx';
import styles from './run-board.module.css';
import { SourceList } from './source-list.tsx';

function Proposals({ proposals }: { proposals: RunView['proposals'] }) {
  if (proposals.length === 0) return null;
  return (
    <section aria-label="Opportunities so far">
      <h2 className={styles.heading}>Opportunities so far</h2>
      <ol className={styles.proposals}>
        {proposals.map(({ id, title, concept }) => (
          <li key={id} className={styles.proposal}>
            <h3>{title}</h3>
            <p>{withoutMarks(concept)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export interface RunBoardProps {
  /** Null until the first stage has stored something. */
  run: RunView | null;
  /** Stage text, or how the run ended. */
  message: string;
  /** 0 to 100; null when the run has ended. */
  percent: number | null;
  /** Counts as short texts, in order. */
  counts: readonly string[];
  /** How the idea was read, with its edit button. */
  frame?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A run as it goes: its stage, the bar, how the idea was read, sources with counts, opportunities one by one. */
export function RunBoard({ run, message, percent, counts, frame, actions, children }: RunBoardProps) {
  return (
    <section className={styles.board} aria-label="Analysis progress">
      <div className={styles.top}>
        <p role="status" className={styles.message}>
          {message}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {percent !== null && <ProgressBar value={percent} label="Analysis progress" tone="signal" />}
      {children}
      {counts.length > 0 && (
        <ul className={styles.counts} aria-label="Counts">
          {counts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {frame}
      {run && run.sources.length > 0 && <SourceList sources={run.sources} />}
      {run?.coverage && <p className={styles.coverage}>{run.coverage.text}</p>}
      {run && <Proposals proposals={run.proposals} />}
    </section>
  );
}
