import { type Glance, glanceOf } from '../../../../contract/glance.ts';
import type { AnalysisReport } from '../../../../contract/report.ts';
import { StatFigure, StatRow } from '../../../components/stat-figure.tsx';
import styles from './glance-list.module.css';

const COVERAGE: Record<Glance['coverage'], string> = {
  good: 'Good',
  partial: 'Partial',
  thin: 'Thin',
  none: 'None',
};

/** What a report has, in counts. */
export function GlanceList({ report }: { report: AnalysisReport }) {
  const { designs, beside, leads, families, retrieved, coverage } = glanceOf(report);
  const toRead = `${beside} ${beside === 1 ? 'patent' : 'patents'} to read for them`;
  return (
    <StatRow>
      {designs > 0 && (
        <StatFigure label="Designs" value={<a href="#start">{designs}</a>} note={beside > 0 && toRead} />
      )}
      <StatFigure
        label="Scored leads"
        value={leads === 0 ? leads : <a href="#opportunities">{leads}</a>}
        note="from patents"
      />
      <StatFigure label="Families read" value={families} note={`of ${retrieved} retrieved`} />
      <StatFigure label="Coverage" value={COVERAGE[coverage]} note="of the idea here" />
    </StatRow>
  );
}

/** Leads named beside a summary. */
const MOST_NAMED = 4;

/** The first leads by name, each leading to its card. */
export function FirstLeads({ opportunities }: Pick<AnalysisReport, 'opportunities'>) {
  if (opportunities.length === 0) return null;
  return (
    <ol className={styles.leads} aria-label="First leads">
      {opportunities.slice(0, MOST_NAMED).map(({ id, title, opportunity_score: score }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          <span>{score}/100</span>
        </li>
      ))}
    </ol>
  );
}
