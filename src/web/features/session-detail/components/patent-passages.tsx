import type { Patent } from '../../../../contract/patents.ts';
import { Badge } from '../../../components/badge.tsx';
import styles from './patent-passages.module.css';
import { publicPage } from './public-page.ts';

const MOST = 30;

function Passage({ patent }: { patent: Patent }) {
  return (
    <>
      <p className={styles.facts}>
        <Badge tone="outline">{patent.patent_number}</Badge>
        {patent.patent_date && <span>{patent.patent_date}</span>}
        {patent.assignee && <span>{patent.assignee}</span>}
      </p>
      <h3 className={styles.title}>{patent.patent_title || 'Untitled'}</h3>
      <p className={styles.text}>
        {patent.patent_abstract || 'The library holds no abstract of this document.'}
      </p>
      <p className={styles.foot}>
        {patent.abstract_is_digest && <span>Digest written for this library, not the office’s text. </span>}
        {patent.patent_url ? (
          <a href={patent.patent_url} target="_blank" rel="noopener noreferrer">
            View Patent
          </a>
        ) : (
          <span>No link to this publication is known.</span>
        )}
      </p>
    </>
  );
}

/** The passages behind a claim, each with its way to the full document. */
export function PatentPassages({
  numbers,
  patents,
}: {
  numbers: readonly string[];
  patents: ReadonlyMap<string, Patent>;
}) {
  if (numbers.length === 0) return <p>No related patent stands in this cell. That is what makes it a gap.</p>;
  return (
    <>
      <ul className={styles.list}>
        {numbers.slice(0, MOST).map((number) => {
          const patent = patents.get(number);
          return (
            <li key={number}>
              {patent ? (
                <Passage patent={patent} />
              ) : (
                <p className={styles.facts}>
                  <Badge tone="outline">{number}</Badge>
                  <a href={publicPage(number)} target="_blank" rel="noopener noreferrer">
                    View Patent
                  </a>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {numbers.length > MOST && (
        <p className={styles.foot}>{numbers.length - MOST} more are not shown here.</p>
      )}
    </>
  );
}
