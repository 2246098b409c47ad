import type { MatrixCell } from '../../../../contract/report.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { AgeingList, ClassList } from '../figures/class-and-ageing.tsx';
import { MapFigure } from '../figures/map-figure.tsx';
import { MatrixFigure } from '../figures/matrix-figure.tsx';
import { OwnerList } from '../figures/owner-list.tsx';
import { ThemeList } from '../figures/theme-list.tsx';
import { TimelineFigure } from '../figures/timeline-figure.tsx';
import { usePatentPeek } from '../hooks/patent-peek.tsx';
import { CoverageNote } from './coverage-note.tsx';
import styles from './landscape-card.module.css';
import { MethodPanel } from './method-panel.tsx';
import { StateOfArt } from './state-of-art.tsx';

type Report = NonNullable<SessionReport['report']>;

function Figures({ report }: { report: Report }) {
  const peek = usePatentPeek();
  const { landscape } = report;
  const axis = new Map(
    [...landscape.matrix.uses, ...landscape.matrix.solutions].map((entry) => [entry.id, entry.label]),
  );
  const openCell = (cell: MatrixCell) => {
    peek.open(`${axis.get(cell.solution)} for ${axis.get(cell.use)}`, cell.numbers);
  };
  return (
    <div className={styles.figures}>
      <div className={styles.wide}>
        <MapFigure
          map={landscape.map}
          themes={landscape.themes}
          opportunities={report.opportunities}
          patentTitle={(number) => peek.patents.get(number)?.patent_title ?? number}
        />
      </div>
      <div className={styles.wide}>
        <MatrixFigure
          matrix={landscape.matrix}
          onOpenCell={openCell}
          onOpenAxis={(entry) => peek.open(entry.label, entry.numbers)}
        />
      </div>
      <div className={styles.wide}>
        <TimelineFigure timeline={landscape.timeline} />
      </div>
      <ThemeList landscape={landscape} onOpen={peek.open} />
      <OwnerList assignees={landscape.assignees} onOpen={peek.open} />
      <ClassList classes={landscape.classes} />
      <AgeingList ageing={landscape.ageing} />
    </div>
  );
}

/** The landscape: how well the library covers the idea, the state of the art, and the figures behind it. */
export function LandscapeCard({
  data,
  analyzing,
  onRefresh,
}: {
  data: SessionReport;
  analyzing: boolean;
  onRefresh: (() => void) | null;
}) {
  const { session, report, patents } = data;
  const counted = report?.landscape.families ?? patents.length;
  return (
    <Card
      title="Landscape Analysis"
      aside={
        <>
          <Badge tone="outline">{counted} patents analyzed</Badge>
          {onRefresh && (
            <Button size="small" busy={analyzing} onClick={onRefresh}>
              {analyzing ? 'Analyzing...' : 'Refresh Analysis'}
            </Button>
          )}
        </>
      }
    >
      {report && <CoverageNote coverage={report.landscape.coverage} />}
      <StateOfArt paragraphs={report?.state_of_art ?? null} text={session.state_of_art} />
      {report && (
        <>
          <Figures report={report} />
          <MethodPanel report={report} />
        </>
      )}
    </Card>
  );
}
