import { LIMIT_TYPES, type LimitType } from '../../../contract/plans.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { useAuth } from '../../lib/services.tsx';
import { useAllowance, useSubscription } from '../../lib/usage/use-allowance.ts';
import { useResetDay } from '../../lib/usage/use-reset-day.ts';
import styles from './profile-card.module.css';

const NAMES: Record<LimitType, string> = {
  idea_generations: 'Idea generations',
  category_searches: 'Category searches',
  chat_messages: 'Chat messages sent',
};

function UsageRow({ type }: { type: LimitType }) {
  const allowance = useAllowance(type);
  const limit = allowance.unlimited ? '∞' : allowance.limit;
  const tone = allowance.reached ? 'full' : allowance.near ? 'near' : 'normal';
  return (
    <li>
      <p className={styles.usage}>
        <span>{NAMES[type]}</span>
        <span className={styles.figure}>
          {allowance.used} / {limit}
        </span>
      </p>
      <ProgressBar value={allowance.percent} label={NAMES[type]} tone={tone} />
    </li>
  );
}

/** Who is signed in, on which plan, and what is used of it this month. */
export function ProfileCard() {
  const { user } = useAuth();
  const { status } = useSubscription();
  const reset = useResetDay();
  if (!user) return null;
  return (
    <Card
      title="Profile"
      aside={<Badge tone={status.subscribed ? 'default' : 'secondary'}>{status.planName}</Badge>}
    >
      <div className={styles.person}>
        <Avatar letters={user.email.charAt(0).toUpperCase()} large />
        <p>
          <strong>{user.email}</strong>
          <span className={styles.since}>
            Joined <RelativeTime value={user.created_at} />
          </span>
        </p>
      </div>
      <h3 className={styles.heading}>Usage this month</h3>
      <ul className={styles.list}>
        {LIMIT_TYPES.map((type) => (
          <UsageRow key={type} type={type} />
        ))}
      </ul>
      <p className={styles.since}>{reset && `Counters reset on ${reset} (UTC).`}</p>
    </Card>
  );
}
