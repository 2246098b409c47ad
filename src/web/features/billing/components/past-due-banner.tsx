import { Button } from '../../../components/button.tsx';
import { useSubscription } from '../../../lib/usage/use-allowance.ts';
import { usePortal } from '../hooks/use-portal.ts';
import { viewOf } from '../subscription-view.ts';
import styles from './past-due-banner.module.css';

/** The last payment failed: the plan is kept while it is tried again, and the card can be mended. */
export function PastDueNotice({ onFix, busy }: { onFix: () => void; busy: boolean }) {
  return (
    <div className={styles.banner} role="alert">
      <p>Your last payment failed. Your plan stays active while it is tried again. Please check your card.</p>
      <Button size="small" busy={busy} onClick={onFix}>
        Update Card
      </Button>
    </div>
  );
}

/** The notice on every dashboard page while a payment is past due; nothing otherwise. */
export function PastDueBanner() {
  const { status } = useSubscription();
  const portal = usePortal();
  if (!viewOf(status).pastDue) return null;
  return <PastDueNotice onFix={() => void portal.open()} busy={portal.opening} />;
}
