import type { QUERY_PURPOSES } from '../../../../contract/analysis/frame.ts';
import type { AnalysisReport, Author, Method } from '../../../../contract/analysis/report.ts';
import { STAGE_NAMES } from '../../../../contract/analysis/stage-names.ts';
import { Fold, FoldRow } from '../../../components/fold.tsx';
import { SourceList } from '../../../components/run-board/source-list.tsx';
import { Section } from '../components/section.tsx';
import { plural } from '../opportunities/opportunity-words.ts';
import styles from './method-section.module.css';

const AUTHOR_NAMES: Record<Author, string> = {
  model: 'language model',
  embedded: 'embedded analyst',
  code: 'computed',
};

const PURPOSES: Record<(typeof QUERY_PURPOSES)[number], string> = {
  whole: 'whole idea',
  element: 'one part',
  other_field: 'another field',
  recalled: 'known product',
  retry: 'second try',
  disproof: 'to refute',
};

/** "48 of 288 patents found were reviewed, 12 are closely related; 5 of 9 proposals were kept." */
function Counts({ counts, removed_sentences: removed }: Method) {
  const kept = counts.proposed - counts.dropped;
  return (
    <p>
      {plural(counts.found, 'patent', 'patents')} found, {counts.reviewed.toLocaleString('en')} reviewed,{' '}
      {counts.related.toLocaleString('en')} closely related.{' '}
      {plural(counts.proposed, 'proposal', 'proposals')}, {kept} kept.
      {removed > 0 &&
        ` ${plural(removed, 'sentence was', 'sentences were')} removed because the cited passage did not support ${removed === 1 ? 'it' : 'them'}.`}
    </p>
  );
}

function Stages({ stages }: { stages: Method['stages'] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {stages.map(({ stage, by, ms, fallback }) => (
          <tr key={stage}>
            <th scope="row">{STAGE_NAMES[stage]}</th>
            <td>
              {AUTHOR_NAMES[by]}
              {fallback && <span className={styles.soft}> ({fallback})</span>}
            </td>
            <td className={styles.number}>{(ms / 1000).toFixed(1)} s</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Queries({ queries }: { queries: Method['queries'] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {queries.map(({ text, purpose, hits }) => (
          <tr key={`${purpose} ${text}`}>
            <th scope="row">{text}</th>
            <td className={styles.soft}>{PURPOSES[purpose]}</td>
            <td className={styles.number}>{plural(hits, 'hit', 'hits')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function libraryText(library: NonNullable<Method['library']>): string {
  const { documents, with_abstract: texts, from_year: from, to_year: to } = library;
  const years = from !== null && to !== null ? `, ${from} to ${to}` : '';
  return `The local library holds ${plural(documents, 'document', 'documents')}${years}; ${texts.toLocaleString('en')} have an abstract.`;
}

/** How the result was made: counts, sources, queries, what was dropped and why, and who did each stage. */
export function MethodSection({ report }: { report: AnalysisReport }) {
  const { method } = report;
  return (
    <Section
      id="method"
      title="Method"
      aside={method.analyst === 'embedded' ? 'Embedded analyst' : `Written by ${method.analyst}`}
    >
      <div className={styles.method}>
        <Counts {...method} />
        <SourceList sources={method.sources} />
        {method.library && <p className={styles.soft}>{libraryText(method.library)}</p>}
        <FoldRow>
          <Fold title={plural(method.queries.length, 'query', 'queries')}>
            <Queries queries={method.queries} />
          </Fold>
          {method.dropped.length > 0 && (
            <Fold title={`${plural(method.dropped.length, 'proposal', 'proposals')} dropped`}>
              <ul className={styles.dropped}>
                {method.dropped.map(({ title, reason }) => (
                  <li key={title}>
                    <strong>{title}.</strong> {reason}
                  </li>
                ))}
              </ul>
            </Fold>
          )}
          <Fold title="Stages and how each was done">
            <Stages stages={method.stages} />
          </Fold>
        </FoldRow>
        <p className={styles.soft}>
          Not legal advice. Before you build, have a patent attorney check what is in force.
        </p>
      </div>
    </Section>
  );
}
