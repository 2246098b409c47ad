import type { EmptinessCheck } from '../../../../contract/report.ts';
import { Badge, type BadgeTone } from '../../../components/badge.tsx';
import { CitedText } from './cited-text.tsx';
import styles from './emptiness-checks.module.css';

const OUTCOMES: Record<EmptinessCheck['outcome'], { label: string; tone: BadgeTone }> = {
  survived: { label: 'Gap held', tone: 'good' },
  weakened: { label: 'Weakened', tone: 'secondary' },
  refuted: { label: 'Refuted', tone: 'destructive' },
  not_run: { label: 'Not run', tone: 'outline' },
};

/** Why is it empty? Each search that tried to disprove the gap, with what it found. */
export function EmptinessChecks({ checks }: { checks: readonly EmptinessCheck[] }) {
  return (
    <ul className={styles.list}>
      {checks.map((check) => {
        const outcome = OUTCOMES[check.outcome];
        return (
          <li key={check.id}>
            <p className={styles.head}>
              <strong>{check.name}</strong> <Badge tone={outcome.tone}>{outcome.label}</Badge>
            </p>
            <p className={styles.text}>
              <CitedText statement={{ text: check.text, cites: check.cites }} />
            </p>
            {check.query && (
              <p className={styles.query}>
                Searched <q>{check.query}</q>, {check.hits === 1 ? '1 hit' : `${check.hits} hits`}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
