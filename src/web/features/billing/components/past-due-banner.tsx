import { Button } from '../../../components/button.tsx';
import { useSubscription } from '../../../lib/usage/use-allowance.ts';
import { usePortal } from '../hooks/use-portal.ts';
import { viewOf } from '../subscription-view.ts';
import styles from './past-due-banner.module.css';

/** On every dashboard page while a payment is past due: the plan stays active, and the card can be updated. */
export function PastDueBanner() {
  const { status } = useSubscription();
  const portal = usePortal();
  if (!viewOf(status).pastDue) return null;
  return (
    <div className={styles.banner} role="alert">
      <p>Your last payment failed. Your plan stays active while we retry it. Please check your card.</p>
      <Button size="small" busy={portal.opening} onClick={() => void portal.open()}>
        Update Card
      </Button>
    </div>
  );
}
