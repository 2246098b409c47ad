import type { AnalysisReport } from '../../../../contract/report.ts';
import styles from './method-panel.module.css';

/** How the result came about: library, queries, counts, what was left out, and how long it took. */
export function MethodPanel({ report }: { report: AnalysisReport }) {
  const { method } = report;
  const total = Object.values(method.stages_ms).reduce((sum, ms) => sum + ms, 0);
  return (
    <div>
      <dl className={styles.facts}>
        <dt>Sources</dt>
        {method.sources.map((source) => (
          <dd key={source.name}>
            {source.name}: {source.documents.toLocaleString('en')} documents
            {source.from_year !== null && `, ${source.from_year} to ${source.to_year}`}
            {source.status !== 'ok' && ` (${source.status})`}
          </dd>
        ))}
        <dt>Left out</dt>
        {method.left_out.length === 0 && <dd>Nothing.</dd>}
        {method.left_out.map((entry) => (
          <dd key={entry.reason}>
            {entry.count}: {entry.reason}
          </dd>
        ))}
        <dt>Computed by</dt>
        <dd>
          {method.engine}, in {(total / 1000).toFixed(2)} s
        </dd>
      </dl>
      <p className={styles.heading}>{method.queries.length} searches were run</p>
      <ol className={styles.queries}>
        {method.queries.map((query, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same query may run for several purposes, and the list is fixed
          <li key={at}>
            <span>{query.purpose}</span> <q>{query.query}</q> <span>{query.hits} hits</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
