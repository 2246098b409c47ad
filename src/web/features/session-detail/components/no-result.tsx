import type { AnalysisReport } from '../../../../contract/analysis/report.ts';
import { Button } from '../../../components/button.tsx';
import styles from './no-result.module.css';

/** Why there is no opportunity, and what to do about it. */
export function NoResult({
  report,
  onEdit,
  analyzing,
  onGenerate,
}: {
  report: AnalysisReport | null;
  onEdit: (() => void) | null;
  analyzing: boolean;
  onGenerate: (() => void) | null;
}) {
  const reason = report?.no_result;
  return (
    <div className={styles.empty}>
      <p className={styles.text}>
        {reason?.text ?? 'No opportunities have been generated for this session yet.'}
      </p>
      {reason && (
        <ul className={styles.ways}>
          <li>If we misread your idea, edit our reading; we then search the patents again.</li>
          <li>Your administrator can connect more patent sources.</li>
          {report.method.analyst === 'embedded' && (
            <li>With a language model connected, Lacuna reads the patents and works out opportunities.</li>
          )}
        </ul>
      )}
      <p className={styles.actions}>
        {reason && onEdit && (
          <Button variant="primary" onClick={onEdit}>
            Edit and rerun
          </Button>
        )}
        {onGenerate && (
          <Button variant={reason && onEdit ? 'secondary' : 'primary'} busy={analyzing} onClick={onGenerate}>
            {analyzing ? 'Analyzing...' : 'Generate Opportunities'}
          </Button>
        )}
      </p>
    </div>
  );
}
