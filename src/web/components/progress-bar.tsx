import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

/** A horizontal bar, 0 to 100. `tone` follows usage: `near` above 80 percent, `full` at the limit. */
export function ProgressBar({
  value,
  label,
  tone = 'normal',
}: {
  value: number;
  label: string;
  tone?: 'normal' | 'near' | 'full' | 'signal';
}) {
  const clamped = Math.max(0, Math.min(100, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(clamped)}
      aria-valuemin={0}
      aria-valuemax={100}
      data-tone={tone}
      className={classNames(styles.track, styles[tone])}
    >
      <div className={styles.fill} style={{ width: `${clamped}%` }} />
    </div>
  );
}
