import { useMemo, useState } from 'react';
import type { Coverage } from '../../../../contract/analysis/landscape.ts';
import { PAGE_SIZES } from '../../../../contract/limits.ts';
import type { Patent } from '../../../../contract/patents.ts';
import { Button } from '../../../components/button.tsx';
import { Section } from '../components/section.tsx';
import { useEvidence } from '../evidence/evidence.tsx';
import { useKeepPatent } from '../hooks/keep-slots.tsx';
import { FilterBar } from './filter-bar.tsx';
import { choicesOf, filterPatents, NO_FILTER, type Sort } from './patent-filter.ts';
import { groupPatents } from './patent-groups.ts';
import { PatentRow } from './patent-row.tsx';
import styles from './patents-section.module.css';

function List({ patents }: { patents: readonly Patent[] }) {
  const keep = useKeepPatent();
  const { ratings } = useEvidence();
  return groupPatents(patents, ratings).map(({ title, patents: members }) => (
    <div key={title ?? 'all'}>
      {title && <h3 className={styles.group}>{title}</h3>}
      <ul className={styles.list}>
        {members.map((patent) => (
          <li key={patent.patent_number} id={patent.patent_number}>
            <PatentRow patent={patent} rating={ratings.get(patent.patent_number)} actions={keep(patent)} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Nothing found in thin sources is no opening, although SPEC's sentence on its own would read like one. */
function Nothing({ coverage }: { coverage: Coverage | null }) {
  const thin = coverage === null || coverage.level === 'thin' || coverage.level === 'none';
  return (
    <>
      <p>No patents found for this analysis. This might indicate a clear opportunity space.</p>
      {thin && (
        <p className={styles.caution}>It might also mean that our sources hold little on this subject.</p>
      )}
    </>
  );
}

/** The related patents, closest first: the first five, all on request, with filters and sort. */
export function PatentsSection({
  patents,
  coverage,
}: {
  patents: readonly Patent[];
  coverage: Coverage | null;
}) {
  const [all, setAll] = useState(false);
  const [filter, setFilter] = useState(NO_FILTER);
  const [sort, setSort] = useState<Sort>('closest');
  const choices = useMemo(() => choicesOf(patents), [patents]);
  const found = filterPatents(patents, filter, sort);
  const shown = all ? found : found.slice(0, PAGE_SIZES.patentsShown);
  return (
    <Section id="patents" title={`Related Patents (${patents.length})`}>
      {patents.length === 0 && <Nothing coverage={coverage} />}
      {patents.length > 1 && (
        <FilterBar filter={filter} sort={sort} choices={choices} onFilter={setFilter} onSort={setSort} />
      )}
      {patents.length > 0 && found.length === 0 && <p>No patent passes these filters.</p>}
      <List patents={shown} />
      {found.length > PAGE_SIZES.patentsShown && (
        <Button aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show Less Patents' : `Show All ${found.length} Patents`}
        </Button>
      )}
    </Section>
  );
}
