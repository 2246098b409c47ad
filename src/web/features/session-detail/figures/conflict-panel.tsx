import {
  type Conflict,
  FILED_SOURCE,
  type FiledElsewhere,
  type LaidBesideRow,
  marketOf,
} from '../../../../contract/conflict.ts';
import { fullSearchUrl } from '../../../../contract/full-search.ts';
import { classNames } from '../../../components/class-names.ts';
import { PatentNumber } from '../components/cited-text.tsx';
import { capitalise } from './capitalise.ts';
import styles from './conflict-panel.module.css';

type DesignWay = Conflict['ways'][number];

/** Patents to read for a design, and what each would lend. */
function PatentsBeside({ rows }: { rows: readonly LaidBesideRow[] }) {
  return (
    <ul className={styles.patents}>
      {rows.map(({ number, title, term, use, lends }) => (
        <li key={number} title={title ?? undefined}>
          <PatentNumber number={number} />
          {term && ` (${term})`}, for {use}: {lends}.
        </li>
      ))}
    </ul>
  );
}

/** Patents known at large, each with its public page. */
function FiledList({ filed }: { filed: readonly FiledElsewhere[] }) {
  return (
    <div className={styles.whole}>
      <p>
        <b>Filed elsewhere</b> ({FILED_SOURCE}):
      </p>
      <ul className={styles.patents}>
        {filed.map(({ number, says }) => (
          <li key={number}>
            <a href={fullSearchUrl(number)} target="_blank" rel="noopener noreferrer">
              {number}
            </a>{' '}
            {says}.
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A design that gets round the conflict. */
function DesignWayItem({ design: { way, how, query, patents } }: { design: DesignWay }) {
  return (
    <li>
      <strong>{capitalise(way)}</strong>
      <p>{capitalise(how)}.</p>
      {patents && <PatentsBeside rows={patents} />}
      <a href={fullSearchUrl(query)} target="_blank" rel="noopener noreferrer">
        Search Google Patents
      </a>
    </li>
  );
}

/** What stands against the idea, designs that get round it, and how to try the first of them; framed where it stands among other things. */
export function ConflictPanel({ conflict: told, framed = true }: { conflict: Conflict; framed?: boolean }) {
  const { lead, conflict, ways, patents, filed, trial } = told;
  return (
    <div className={framed ? classNames(styles.panel, styles.framed) : styles.panel}>
      <p className={styles.conflict}>
        <b>{lead}:</b> {conflict}.
      </p>
      <p>Designs that get round it, the likeliest first:</p>
      <ol className={styles.ways}>
        {ways.map((design) => (
          <DesignWayItem key={design.way} design={design} />
        ))}
      </ol>
      {patents && (
        <div className={styles.whole}>
          <p>
            <b>Also to read:</b>
          </p>
          <PatentsBeside rows={patents} />
        </div>
      )}
      {filed && <FiledList filed={filed} />}
      {trial && (
        <p className={styles.trial}>
          <b>Cheapest trial of the first:</b> {trial}.
        </p>
      )}
      <dl className={styles.market}>
        {marketOf(told).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{capitalise(text)}.</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        General engineering knowledge, not taken from patents: check a figure before you build on it. What a
        patent would lend is read from its summary, not from its claims; till when it may bind is reckoned
        from its year of publication, at the latest, and ends sooner where an earlier filing is claimed.
      </p>
    </div>
  );
}
