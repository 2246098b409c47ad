import type { Statement } from '../../../../contract/report.ts';
import { Card } from '../../../components/card.tsx';
import { CitedList } from './cited-text.tsx';
import styles from './summary-card.module.css';

/** What to take from a report, before anything else; nothing for older reports, and for those without a lead. */
export function SummaryCard({ summary }: { summary: readonly Statement[] | undefined }) {
  if (!summary || summary.length === 0) return null;
  return (
    <Card title="In Short">
      <CitedList statements={summary} className={styles.list} />
    </Card>
  );
}
