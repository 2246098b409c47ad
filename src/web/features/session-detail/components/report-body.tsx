import type { Opportunity } from '../../../../contract/analysis/opportunity.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { LandscapeSection } from '../landscape/landscape-section.tsx';
import { MethodSection } from '../method/method-section.tsx';
import { OpportunitiesSection } from '../opportunities/opportunities-section.tsx';
import { PatentsSection } from '../patents/patents-section.tsx';
import { NoResult } from './no-result.tsx';
import styles from './report-body.module.css';
import { Section } from './section.tsx';
import { type SectionTab, SectionTabs } from './section-tabs.tsx';
import { SummaryFold } from './summary-fold.tsx';

export interface ReportBodyProps {
  data: SessionReport;
  analyzing?: boolean;
  /** Starts a new run over the stored idea; absent where the reader may not. */
  onAnalyze?: (() => void) | null;
  /** Opens the form that corrects the reading. */
  onEdit?: (() => void) | null;
}

/** Inside a page an opportunity goes by its name in the report: links and the figure use it. */
const opportunitiesOf = ({ ideas }: SessionReport): Opportunity[] =>
  ideas.map((idea) => ({ ...idea, id: idea.reference }));

function tabsOf(data: SessionReport, count: number): SectionTab[] {
  const tabs: SectionTab[] = [
    { id: 'opportunities', label: 'Opportunities', count },
    { id: 'landscape', label: 'Landscape' },
    { id: 'patents', label: 'Patents', count: data.patents.length },
  ];
  return data.report ? [...tabs, { id: 'method', label: 'Method' }] : tabs;
}

/** A report from summary to method: what the session page, shared pages and examples have in common. */
export function ReportBody({ data, analyzing = false, onAnalyze = null, onEdit = null }: ReportBodyProps) {
  const { report, patents } = data;
  const opportunities = opportunitiesOf(data);
  return (
    <div className={styles.report}>
      {report && <SummaryFold report={report} opportunities={opportunities} />}
      <SectionTabs tabs={tabsOf(data, opportunities.length)} />
      {opportunities.length > 0 ? (
        <OpportunitiesSection opportunities={opportunities} />
      ) : (
        <Section id="opportunities" title="Innovation Opportunities">
          <NoResult report={report} analyzing={analyzing} onGenerate={onAnalyze} onEdit={onEdit} />
        </Section>
      )}
      <LandscapeSection data={data} analyzing={analyzing} onRefresh={onAnalyze} />
      <PatentsSection patents={patents} coverage={report?.coverage ?? null} />
      {report && <MethodSection report={report} />}
    </div>
  );
}
