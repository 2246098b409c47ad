import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { type Allowance, useAllowance } from '../../lib/usage/use-allowance.ts';
import { useResetDay } from '../../lib/usage/use-reset-day.ts';
import styles from './usage-card.module.css';

const TITLE = 'Idea Generations';

function remainingText({ unlimited, remaining, limit }: Allowance): string {
  return unlimited ? 'Unlimited generations available' : `${remaining} of ${limit} remaining this month`;
}

const toneOf = ({ reached, near }: Allowance) => (reached ? 'full' : near ? 'near' : 'normal');

function Reset() {
  const day = useResetDay();
  return <p className={styles.reset}>{day ? `The count resets on ${day} (UTC).` : '\u00a0'}</p>;
}

/** What is left of this month's idea generations, and the way to more when nothing is. */
export function UsageCard() {
  const allowance = useAllowance('idea_generations');
  if (!allowance.known) {
    return (
      <Card title={TITLE}>
        <Skeleton height={72} />
      </Card>
    );
  }
  const { used, limit, unlimited } = allowance;
  return (
    <Card
      title={TITLE}
      aside={
        <Badge tone="outline" className="numeric">
          {used}/{unlimited ? '∞' : limit}
        </Badge>
      }
    >
      <p className={styles.text}>{remainingText(allowance)}</p>
      <ProgressBar value={allowance.percent} label={TITLE} tone={toneOf(allowance)} />
      {!unlimited && <Reset />}
      {allowance.reached && (
        <div className={styles.prompt}>
          <p>You have used all of this month's generations. You can still open your sessions.</p>
          <ButtonLink to="/dashboard/profile?tab=subscription" size="small">
            Upgrade your plan
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
