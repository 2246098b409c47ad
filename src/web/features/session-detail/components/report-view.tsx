import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { LandscapeCard } from './landscape-card.tsx';
import { OpportunitiesSection } from './opportunities-section.tsx';
import { ProposedSection } from './proposed-section.tsx';
import { RelatedPatents } from './related-patents.tsx';
import styles from './report-view.module.css';
import { StartCard } from './start-card.tsx';
import { SummaryCard } from './summary-card.tsx';

/** A whole report to read: what to take from it, where to start, landscape, opportunities, patents. Without `onAnalyze` it is read-only. Stands in a `PatentPeekProvider`. */
export function ReportView({
  data,
  analyzing = false,
  onAnalyze = null,
}: {
  data: SessionReport;
  analyzing?: boolean;
  onAnalyze?: (() => void) | null;
}) {
  return (
    <div className={styles.report}>
      <SummaryCard report={data.report} />
      <StartCard ways={data.report?.landscape.ways} />
      <LandscapeCard data={data} analyzing={analyzing} onRefresh={onAnalyze} />
      <OpportunitiesSection data={data} analyzing={analyzing} onGenerate={onAnalyze} />
      <ProposedSection proposed={data.report?.proposed} />
      <RelatedPatents patents={data.patents} />
    </div>
  );
}
