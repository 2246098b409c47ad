import { useState } from 'react';
import { PAGE_SIZES } from '../../../../contract/limits.ts';
import type { Patent } from '../../../../contract/patents.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { PatentCard } from '../../../components/patent-card/patent-card.tsx';
import styles from './related-patents.module.css';

/** The patents of the session: the first five, all on request. */
export function RelatedPatents({ patents }: { patents: readonly Patent[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? patents : patents.slice(0, PAGE_SIZES.patentsShown);
  return (
    <Card title={`Related Patents (${patents.length})`}>
      {patents.length === 0 && (
        <p>No patents found for this analysis. This might indicate a clear opportunity space.</p>
      )}
      <ul className={styles.list}>
        {shown.map((patent) => (
          <li key={patent.patent_number} id={patent.patent_number}>
            <PatentCard patent={patent} />
          </li>
        ))}
      </ul>
      {patents.length > PAGE_SIZES.patentsShown && (
        <Button aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show Less Patents' : `Show All ${patents.length} Patents`}
        </Button>
      )}
    </Card>
  );
}
