import { useState } from 'react';
import type { Recalled } from '../../../../contract/analysis/frame.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { Button } from '../../../components/button.tsx';
import { Fold, FoldRow } from '../../../components/fold.tsx';
import { Section } from '../components/section.tsx';
import { Citation, MarkedText } from '../evidence/marked-text.tsx';
import { plural } from '../opportunities/opportunity-words.ts';
import { ClassBars, ThemeBars } from './class-bars.tsx';
import { noteText } from './figure.tsx';
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
    <Fold title="From the model's general knowledge, unverified">
      <dl className={styles.recalled}>
        {lists.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{recalled[name].join('; ')}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

function Expired({ expired }: { expired: Report['landscape']['expired'] }) {
  if (expired.length === 0) return null;
  return (
    <Fold title={`${plural(expired.length, 'patent', 'patents')} probably expired`}>
      <ul className={styles.expired}>
        {expired.map(({ number, title, date }) => (
          <li key={number}>
            <Citation number={number} /> {title}, about {date.slice(0, 4)}
          </li>
        ))}
      </ul>
      <p className={styles.note}>Estimated only from dates; check the legal status before use.</p>
    </Fold>
  );
}

/** The state of the art in words: its first paragraph, the others on request. */
function StateOfArt({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const paragraphs = text.split(/\n{2,}/).filter((one) => one.trim() !== '');
  return (
    <>
      {paragraphs.map((paragraph, at) => (
        <p key={paragraph} className={styles.paragraph} data-rest={(at > 0 && !open) || undefined}>
          <MarkedText text={paragraph} />
        </p>
      ))}
      {paragraphs.length > 1 && (
        <Button size="small" variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Less on the state of the art' : 'More on the state of the art'}
        </Button>
      )}
    </>
  );
}

function Figures({ landscape }: { landscape: Report['landscape'] }) {
  const { owners, timeline } = landscape;
  return (
    <div className={styles.pair}>
      {owners.rows.length > 0 && <OwnerBars owners={owners} />}
      <Timeline timeline={timeline} />
    </div>
  );
}

/** What is drawn or listed on request. */
function More({ report }: { report: Report }) {
  const { matrix, classes, themes, expired } = report.landscape;
  const left = noteText(matrix.note);
  return (
    <FoldRow>
      {matrix.rows.length > 0 && (
        <Fold id="matrix" title={`Parts of the idea by patent (${matrix.rows.length})`}>
          <Matrix
            label="Parts of the idea, all patents"
            matrix={matrix}
            level={report.coverage.level}
            rows={matrix.rows.length}
          />
          {left !== '' && <p className={styles.note}>{left}</p>}
        </Fold>
      )}
      {classes.rows.length + themes.rows.length > 0 && (
        <Fold title="Classes and themes">
          <div className={styles.pair}>
            <ClassBars classes={classes} />
            <ThemeBars themes={themes} />
          </div>
        </Fold>
      )}
      <Expired expired={expired} />
      {report.frame.recalled && <RecalledNote recalled={report.frame.recalled} />}
    </FoldRow>
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
      {report && <Figures landscape={report.landscape} />}
      <div className={styles.words}>
        <StateOfArt text={session.state_of_art} />
      </div>
      {report && <More report={report} />}
    </Section>
  );
}
