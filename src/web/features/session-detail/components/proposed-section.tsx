import type { ProposedCombination } from '../../../../contract/proposed-combination.ts';
import { Badge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { LinkedText, PatentNumber } from './cited-text.tsx';
import styles from './proposed-section.module.css';

/** What a language model proposes beyond the computed opportunities, kept apart from them and told as such. */
export function ProposedSection({ proposed }: { proposed: readonly ProposedCombination[] | undefined }) {
  if (!proposed || proposed.length === 0) return null;
  return (
    <Card title="Further combinations" aside={<Badge tone="outline">Proposed</Badge>}>
      <p className={styles.note}>
        Proposed by the language model, not computed or scored. The quoted words stand in the patents named;
        no search has tried to disprove the combination.
      </p>
      <ul className={styles.list}>
        {proposed.map((proposal) => (
          <li key={proposal.sources.map(({ number }) => number).join(' ')}>
            <h3 className={styles.title}>{proposal.title}</h3>
            <p className={styles.text}>
              <LinkedText text={proposal.text} />
            </p>
            <ul className={styles.sources}>
              {proposal.sources.map(({ number, quote }) => (
                <li key={number}>
                  <PatentNumber number={number} />: <q>{quote}</q>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
