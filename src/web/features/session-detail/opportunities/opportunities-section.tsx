import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Opportunity } from '../../../../contract/analysis/opportunity.ts';
import { Section } from '../components/section.tsx';
import styles from './opportunity.module.css';
import { OpportunityDetail, OpportunitySummary } from './opportunity-detail.tsx';

const idOf = (hash: string): string => decodeURIComponent(hash.slice(1));

/** Which opportunities are open: the first one, and whichever the address names. */
function useOpen(opportunities: readonly Opportunity[]) {
  const { hash, key } = useLocation();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([opportunities[0]?.id ?? '']));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed twice opens twice
  useEffect(() => {
    const id = idOf(hash);
    if (opportunities.some((one) => one.id === id)) setOpen((now) => new Set([...now, id]));
  }, [hash, key, opportunities]);
  const toggle = (id: string, on: boolean) =>
    setOpen((now) => new Set(on ? [...now, id] : [...now].filter((one) => one !== id)));
  return { open, toggle };
}

/** Every opportunity as a row that opens; the first is open. */
export function OpportunitiesSection({ opportunities }: { opportunities: readonly Opportunity[] }) {
  const { open, toggle } = useOpen(opportunities);
  return (
    <Section id="opportunities" title={`Innovation Opportunities (${opportunities.length})`}>
      <div className={styles.list}>
        {opportunities.map((opportunity, at) => (
          <article key={opportunity.id} aria-label={opportunity.title}>
            <details
              id={opportunity.id}
              className={styles.item}
              open={open.has(opportunity.id)}
              onToggle={(event) => toggle(opportunity.id, event.currentTarget.open)}
            >
              <summary className={styles.summary}>
                <OpportunitySummary opportunity={opportunity} position={at + 1} />
              </summary>
              <OpportunityDetail opportunity={opportunity} />
            </details>
          </article>
        ))}
      </div>
    </Section>
  );
}
