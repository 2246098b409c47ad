import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '../../../../contract/money.ts';
import type { Invoice } from '../../../../contract/routes/billing.routes.ts';
import { Badge, type BadgeTone } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorCard } from '../../../components/error-card.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { errorText, referenceOf } from '../../../lib/api/api-error.ts';
import { useApi, useAuth } from '../../../lib/services.tsx';
import { invoicesQuery } from '../api/billing-calls.ts';
import styles from './billing-tab.module.css';

const tones: Record<Invoice['status'], BadgeTone> = {
  paid: 'default',
  open: 'secondary',
  void: 'destructive',
  draft: 'outline',
  uncollectible: 'outline',
};

// Links come from the provider: only a web address may be clicked.
const isWebAddress = (address: string | null): address is string => /^https?:\/\//.test(address ?? '');

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  return (
    <li className={styles.invoice}>
      <p className={styles.words}>
        <strong>{invoice.description}</strong>
        <span className={styles.date}>
          <RelativeTime value={invoice.created_at} />
        </span>
      </p>
      <span className={styles.amount}>{formatMoney(invoice.amount, invoice.currency)}</span>
      <Badge tone={tones[invoice.status]}>{invoice.status}</Badge>
      {isWebAddress(invoice.invoice_pdf) ? (
        <a href={invoice.invoice_pdf} target="_blank" rel="noreferrer" className={styles.pdf}>
          PDF<span className="visually-hidden"> of {invoice.description}, opens in a new tab</span>
        </a>
      ) : (
        <span className={styles.pdf} />
      )}
    </li>
  );
}

/** Every invoice with its amount, date, state and PDF. */
export function BillingTab() {
  const api = useApi();
  const { user } = useAuth();
  const query = useQuery({ ...invoicesQuery(api, user?.id ?? ''), enabled: user !== null });
  if (query.isPending) return <Skeleton height={220} />;
  if (query.isError) {
    return (
      <ErrorCard
        message={errorText(query.error)}
        reference={referenceOf(query.error)}
        actions={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      />
    );
  }
  return (
    <Card title="Billing History">
      {query.data.length === 0 ? (
        <EmptyState text="No billing history found" />
      ) : (
        <ul className={styles.list}>
          {query.data.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </Card>
  );
}
