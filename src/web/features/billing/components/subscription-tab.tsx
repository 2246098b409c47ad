import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { useAuth, useToasts } from '../../../lib/services.tsx';
import { useSubscription } from '../../../lib/usage/use-allowance.ts';
import { usePortal } from '../hooks/use-portal.ts';
import { useRefreshSubscription } from '../hooks/use-refresh-subscription.ts';
import { viewOf } from '../subscription-view.ts';
import { PlanPicker } from './plan-picker.tsx';
import styles from './subscription-tab.module.css';

function RefreshButton() {
  const refresh = useRefreshSubscription();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { planName } = await refresh();
      toasts.show({ title: 'Subscription Refreshed', text: `Your plan: ${planName}.`, kind: 'success' });
    } catch {
      toasts.show({
        title: 'Refresh Failed',
        text: 'Unable to refresh subscription status. Please try again or contact support.',
        kind: 'error',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" busy={busy} onClick={() => void run()}>
      Refresh
    </Button>
  );
}

function AdminCard() {
  return (
    <Card title="Admin Account" aside={<Badge>Active</Badge>}>
      <p>Admin account with unlimited access to all features.</p>
    </Card>
  );
}

/** Plan in force, what happens to it next, the portal, and the plans that can be bought. */
export function SubscriptionTab() {
  const { isAdmin } = useAuth();
  const { status, known, error } = useSubscription();
  const portal = usePortal();
  if (isAdmin) return <AdminCard />;
  if (!known) return <Skeleton height={420} />;
  const view = viewOf(status);
  return (
    <div className={styles.tab}>
      <Card
        title={view.title}
        aside={
          <>
            <Badge tone={status.subscribed ? 'good' : 'secondary'}>{view.badge}</Badge>
            <RefreshButton />
          </>
        }
      >
        <p className={styles.text}>{view.text}</p>
        {error !== null && (
          <p className={styles.notice} role="status">
            <strong>{errorText(error)}</strong> This information may be out of date.
          </p>
        )}
        {view.notice && <p className={styles.notice}>{view.notice}</p>}
        {!status.subscribed && (
          <p className={styles.notice}>
            Upgrade for more ideas and category searches each month, and a longer chat context.
          </p>
        )}
        <Button busy={portal.opening} onClick={() => void portal.open()}>
          Manage Subscription & Billing
        </Button>
      </Card>
      <PlanPicker current={view.planId} />
    </div>
  );
}
