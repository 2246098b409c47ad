import type { Recalled } from '../../../../contract/analysis/frame.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { Button } from '../../../components/button.tsx';
import { Section } from '../components/section.tsx';
import { Citation } from '../evidence/marked-text.tsx';
import { MoreText } from '../evidence/more-text.tsx';
import { plural } from '../opportunities/opportunity-words.ts';
import { ClassBars, ThemeBars } from './class-bars.tsx';
import { Figure, noteText } from './figure.tsx';
import styles from './landscape-section.module.css';
import { Matrix } from './matrix.tsx';
import { OwnerBars } from './owner-bars.tsx';
import { Timeline } from './timeline.tsx';

type Report = NonNullable<SessionReport['report']>;

const LISTS: readonly (readonly [keyof Recalled, string])[] = [
  ['products', 'Products'],
  ['owners', 'Companies'],
  ['known_art', 'Known art'],
  ['rules', 'Rules'],
];

/** What the model knows without a source, set apart from what was found. */
function RecalledNote({ recalled }: { recalled: Recalled }) {
  const lists = LISTS.filter(([name]) => recalled[name].length > 0);
  if (lists.length === 0) return null;
  return (
    <details className={styles.recalled}>
      <summary>From the model's general knowledge, unverified</summary>
      <dl>
        {lists.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{recalled[name].join('; ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Expired({ expired }: { expired: Report['landscape']['expired'] }) {
  if (expired.length === 0) return null;
  return (
    <Figure
      title="Probably past their term"
      lead="Estimated from dates alone; check the legal status before use."
    >
      <ul className={styles.expired}>
        {expired.slice(0, 5).map(({ number, title, date }) => (
          <li key={number}>
            <Citation number={number} /> {title}, about {date.slice(0, 4)}
          </li>
        ))}
      </ul>
    </Figure>
  );
}

function Figures({ report }: { report: Report }) {
  const { matrix, owners, timeline, classes, themes, expired } = report.landscape;
  return (
    <>
      {matrix.rows.length > 0 && (
        <div className={styles.matrix}>
          <Matrix matrix={matrix} rows={matrix.rows.length} />
          {noteText(matrix.note) !== '' && <p className={styles.note}>{noteText(matrix.note)}</p>}
        </div>
      )}
      <div className={styles.pair}>
        {owners.rows.length > 0 && <OwnerBars owners={owners} />}
        <Timeline timeline={timeline} />
        <ClassBars classes={classes} />
        <ThemeBars themes={themes} />
        <Expired expired={expired} />
      </div>
    </>
  );
}

/** The landscape: figures first, then the state of the art in words. */
export function LandscapeSection({
  data,
  analyzing,
  onRefresh,
}: {
  data: SessionReport;
  analyzing: boolean;
  /** Null where the reader may not start a run. */
  onRefresh: (() => void) | null;
}) {
  const { session, report, patents } = data;
  const analyzed = report?.method.counts.reviewed ?? patents.length;
  const paragraphs = session.state_of_art.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return (
    <Section
      id="landscape"
      title="Landscape Analysis"
      aside={
        <>
          <span>{plural(analyzed, 'patent', 'patents')} analyzed</span>
          {onRefresh && (
            <Button size="small" busy={analyzing} onClick={onRefresh}>
              {analyzing ? 'Analyzing...' : 'Refresh Analysis'}
            </Button>
          )}
        </>
      }
    >
      {report && <Figures report={report} />}
      <div className={styles.words}>
        {paragraphs.map((text, at) => (
          <MoreText key={text} text={text} label={`state of the art, paragraph ${at + 1}`} sentences={3} />
        ))}
        {report?.frame.recalled && <RecalledNote recalled={report.frame.recalled} />}
      </div>
    </Section>
  );
}
