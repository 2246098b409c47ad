import type { Opportunity } from '../../../../contract/analysis/opportunity.ts';
import { Citation } from '../evidence/marked-text.tsx';
import styles from './opportunity.module.css';

const textOf = (opportunity: Opportunity, index: number): string => opportunity.elements[index]?.text ?? '';

function Parts({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <p>
      <span className={styles.parts}>{label}</span> {texts.join('; ')}
    </p>
  );
}

/** The nearest patent with what it has of the opportunity and what it lacks; one that has nothing is not made to look near. */
export function NearestPatent({ opportunity }: { opportunity: Opportunity }) {
  const nearest = opportunity.nearest.find(({ has }) => has.length > 0) ?? opportunity.nearest[0];
  if (!nearest) return null;
  const read = nearest.has.some(({ how }) => how !== 'mentioned');
  const has = nearest.has.map(({ element }) => textOf(opportunity, Number(element)));
  const lacks = nearest.lacks.map((index) => textOf(opportunity, index));
  return (
    <section className={styles.row}>
      <h4 className={styles.label}>Nearest patent</h4>
      <div className={styles.lines}>
        {has.length === 0 && <p>None of its parts was seen in the patents found. Top search result:</p>}
        <p>
          <Citation number={nearest.number} quote={nearest.has[0]?.quote} /> <cite>{nearest.title}</cite>
          {nearest.owner && `, ${nearest.owner}`}
          {nearest.date && `, ${nearest.date.slice(0, 4)}`}
        </p>
        <Parts label={read ? 'Has:' : 'Mentions:'} texts={has.filter(Boolean)} />
        {has.length > 0 && <Parts label={read ? 'Lacks:' : 'Not seen:'} texts={lacks.filter(Boolean)} />}
      </div>
    </section>
  );
}
