import { ButtonLink } from '../../../components/button.tsx';
import styles from './payment-page.module.css';

/** Where the checkout returns without a payment. */
export function PaymentCancelled() {
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>Payment Cancelled</h1>
      <p>Your payment was cancelled and no charge was made. Your plan has not changed.</p>
      <div className={styles.actions}>
        <ButtonLink to="/dashboard" variant="primary">
          Back to Dashboard
        </ButtonLink>
        <ButtonLink to="/dashboard/profile">Try Again</ButtonLink>
      </div>
    </section>
  );
}
