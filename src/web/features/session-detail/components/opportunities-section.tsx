import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { leadingConflict } from '../../../../contract/ways.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import styles from './opportunities-section.module.css';
import { OpportunityCard } from './opportunity-card.tsx';
import { OpportunityTable } from './opportunity-table.tsx';

function Empty({
  data,
  analyzing,
  onGenerate,
}: {
  data: SessionReport;
  analyzing: boolean;
  onGenerate: (() => void) | null;
}) {
  const reason = data.report?.reason;
  const ways = data.report?.landscape.ways;
  const hasDesigns = ways != null && leadingConflict(ways) !== undefined;
  return (
    <EmptyState
      text={
        reason ? (
          <>
            <strong>Insufficient evidence{hasDesigns && ' for a gap'}.</strong> {reason}
            {hasDesigns &&
              ' What the idea has to win, and designs that may get round it, are told all the same.'}
          </>
        ) : (
          'No opportunities have been generated for this session yet.'
        )
      }
      action={
        onGenerate && (
          <Button variant="primary" busy={analyzing} onClick={onGenerate}>
            {analyzing ? 'Analyzing...' : 'Generate Opportunities'}
          </Button>
        )
      }
    />
  );
}

/** The opportunities, first side by side, then one by one; or why there is none. */
export function OpportunitiesSection({
  data,
  analyzing,
  onGenerate,
}: {
  data: SessionReport;
  analyzing: boolean;
  onGenerate: (() => void) | null;
}) {
  // Inside a page an opportunity goes by its name in the report: it stands in links and on the map.
  const opportunities = data.ideas.map((idea) => ({ ...idea, id: idea.reference }));
  return (
    <Card
      id="opportunities"
      title={`Innovation Opportunities${opportunities.length > 0 ? ` (${opportunities.length})` : ''}`}
    >
      {opportunities.length === 0 ? (
        <Empty data={data} analyzing={analyzing} onGenerate={onGenerate} />
      ) : (
        <>
          {data.report?.verdict === 'saturated' && data.report.reason && (
            <p className={styles.verdict}>{data.report.reason}</p>
          )}
          {opportunities.length > 1 && <OpportunityTable opportunities={opportunities} />}
          <div className={styles.cards}>
            {opportunities.map((opportunity, at) => (
              <OpportunityCard key={opportunity.id} opportunity={opportunity} position={at + 1} />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
