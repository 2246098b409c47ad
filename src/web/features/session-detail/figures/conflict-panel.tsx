import { type Conflict, type LaidBesideRow, marketOf } from '../../../../contract/conflict.ts';
import { fullSearchUrl } from '../../../../contract/full-search.ts';
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

/** What stands against the idea, designs that get round it, and how to try the first of them. */
export function ConflictPanel({ conflict: told }: { conflict: Conflict }) {
  const { lead, conflict, ways, patents, trial } = told;
  return (
    <div className={styles.panel}>
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
      {trial && (
        <p>
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
    </div>
  );
}
