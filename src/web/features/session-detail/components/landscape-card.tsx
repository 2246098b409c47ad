import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { MatrixCell } from '../../../../contract/landscape.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { type TabItem, Tabs } from '../../../components/tabs.tsx';
import { AgeingList, ClassList } from '../figures/class-and-ageing.tsx';
import { MapFigure } from '../figures/map-figure.tsx';
import { MatrixFigure } from '../figures/matrix-figure.tsx';
import { OwnerList } from '../figures/owner-list.tsx';
import { PartsFigure } from '../figures/parts-figure.tsx';
import { ThemeList } from '../figures/theme-list.tsx';
import { TimelineFigure } from '../figures/timeline-figure.tsx';
import { WaysFigure } from '../figures/ways-figure.tsx';
import { usePatentPeek } from '../hooks/patent-peek.tsx';
import { CoverageNote } from './coverage-note.tsx';
import styles from './landscape-card.module.css';
import { MethodPanel } from './method-panel.tsx';
import { StateOfArt } from './state-of-art.tsx';

type Report = NonNullable<SessionReport['report']>;

function figuresOf(report: Report, peek: ReturnType<typeof usePatentPeek>): TabItem[] {
  const { landscape } = report;
  const axis = new Map(
    [...landscape.matrix.uses, ...landscape.matrix.solutions].map((entry) => [entry.id, entry.label]),
  );
  const openCell = (cell: MatrixCell) => {
    peek.open(`${axis.get(cell.solution)} for ${axis.get(cell.use)}`, cell.numbers);
  };
  const map = (
    <MapFigure
      map={landscape.map}
      themes={landscape.themes}
      opportunities={report.opportunities}
      patentTitle={(number) => peek.patents.get(number)?.patent_title ?? number}
    />
  );
  const matrix = (
    <MatrixFigure
      matrix={landscape.matrix}
      onOpenCell={openCell}
      onOpenAxis={(entry) => peek.open(entry.label, entry.numbers)}
    />
  );
  const pair = (first: ReactNode, second: ReactNode) => (
    <div className={styles.pair}>
      {first}
      {second}
    </div>
  );
  const parts = landscape.parts
    ? [{ id: 'parts', label: 'Part by part', content: <PartsFigure chart={landscape.parts} /> }]
    : [];
  const ways = landscape.ways
    ? [{ id: 'ways', label: 'Known ways', content: <WaysFigure ways={landscape.ways} /> }]
    : [];
  return [
    ...ways,
    ...parts,
    { id: 'map', label: 'Map', content: map },
    { id: 'matrix', label: 'Problem × solution', content: matrix },
    { id: 'timeline', label: 'Timeline', content: <TimelineFigure timeline={landscape.timeline} /> },
    {
      id: 'themes',
      label: 'Themes and owners',
      content: pair(
        <ThemeList landscape={landscape} onOpen={peek.open} />,
        <OwnerList assignees={landscape.assignees} onOpen={peek.open} />,
      ),
    },
    {
      id: 'classes',
      label: 'Classes and age',
      content: pair(<ClassList classes={landscape.classes} />, <AgeingList ageing={landscape.ageing} />),
    },
    { id: 'method', label: 'Method', content: <MethodPanel report={report} /> },
  ];
}

/** The figures behind the text, one at a time; which one stands in the address. */
function Figures({ report }: { report: Report }) {
  const peek = usePatentPeek();
  const [params, setParams] = useSearchParams();
  const items = figuresOf(report, peek);
  const choose = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('figure', id);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles.figures}>
      <Tabs
        label="Figures of the landscape"
        items={items}
        value={params.get('figure') ?? items[0]?.id ?? 'map'}
        onChange={choose}
      />
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
      {report && <Figures report={report} />}
    </Card>
  );
}
