import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { SectionStatus } from '../../../components/section-status.tsx';
import { usePaymentResult } from '../hooks/use-payment-result.ts';
import styles from './payment-page.module.css';

/** Where the checkout returns after a payment. The address grants nothing; the server says what was bought. */
export function PaymentSuccess() {
  const [params] = useSearchParams();
  const sessionId = params.get('session_id') || null;
  const { done, busy, refresh } = usePaymentResult(sessionId);
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{done ? 'Payment successful!' : 'Confirming your payment'}</h1>
      {done ? (
        <p role="status">Thank you. Your plan and its limits are shown on your profile.</p>
      ) : (
        <SectionStatus text="Waiting for the payment provider..." />
      )}
      {sessionId && (
        <p className={styles.transaction}>
          Transaction ID: <code>{sessionId}</code>
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink to="/dashboard" variant="primary">
          Go to Dashboard
        </ButtonLink>
        <ButtonLink to="/dashboard/new-idea">Generate Your First Idea</ButtonLink>
        <Button busy={busy} onClick={() => void refresh()}>
          Refresh Subscription Status
        </Button>
      </div>
    </section>
  );
}
