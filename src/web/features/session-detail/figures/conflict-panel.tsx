import type { Conflict } from '../../../../contract/conflict.ts';
import { fullSearchUrl } from '../../../../contract/full-search.ts';
import { capitalise } from './capitalise.ts';
import styles from './conflict-panel.module.css';

type DesignWay = Conflict['ways'][number];

/** A design that gets round the conflict. */
function DesignWayItem({ design: { way, how, query } }: { design: DesignWay }) {
  return (
    <li>
      <strong>{capitalise(way)}</strong>
      <p>{capitalise(how)}.</p>
      <a href={fullSearchUrl(query)} target="_blank" rel="noopener noreferrer">
        Search Google Patents
      </a>
    </li>
  );
}

/** What stands against the idea, designs that get round it, and how to try the first of them. */
export function ConflictPanel({ conflict: { lead, conflict, ways, trial, sold } }: { conflict: Conflict }) {
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
      {trial && (
        <p>
          <b>Cheapest trial of the first:</b> {trial}.
        </p>
      )}
      {sold && (
        <p className={styles.sold}>
          <b>Sold today:</b> {sold}.
        </p>
      )}
    </div>
  );
}
