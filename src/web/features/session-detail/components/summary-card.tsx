import type { AnalysisReport, Statement } from '../../../../contract/report.ts';
import { Card } from '../../../components/card.tsx';
import { CitedText } from './cited-text.tsx';
import { FirstLeads, GlanceList } from './glance-list.tsx';
import styles from './summary-card.module.css';

/** "Against what is sold: …": what a statement is about stands before it, in a few words. */
const LABEL = /^[A-Z][^:.“”]{2,60}(?=: )/;

function SummaryItem({ statement }: { statement: Statement }) {
  const label = LABEL.exec(statement.text)?.[0];
  if (label === undefined) return <CitedText statement={statement} />;
  const rest = { ...statement, text: statement.text.slice(label.length) };
  return (
    <>
      <strong>{label}</strong>
      <CitedText statement={rest} />
    </>
  );
}

/** What to take from a report, before anything else; nothing for older reports, and for those without a lead. */
export function SummaryCard({ report }: { report: AnalysisReport | null }) {
  if (!report?.summary || report.summary.length === 0) return null;
  return (
    <Card title="In Short">
      <div className={styles.frame}>
        <div className={styles.body}>
          <div className={styles.glance}>
            <GlanceList report={report} />
          </div>
          <ul className={styles.list}>
            {report.summary.map((statement) => (
              <li key={statement.text}>
                <SummaryItem statement={statement} />
              </li>
            ))}
          </ul>
          <div className={styles.leads}>
            <FirstLeads opportunities={report.opportunities} />
          </div>
        </div>
      </div>
    </Card>
  );
}
