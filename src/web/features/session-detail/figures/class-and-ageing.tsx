import type { Landscape } from '../../../../contract/landscape.ts';
import { PatentNumber } from '../components/cited-text.tsx';
import { BarList } from './bar-list.tsx';
import styles from './class-and-ageing.module.css';
import { Figure } from './figure.tsx';

/** CPC subclasses of the related patents, as far as the library names them. */
export function ClassList({ classes }: { classes: Landscape['classes'] }) {
  if (classes.rows.length === 0) return null;
  return (
    <Figure title="Patent classes" lead="Cooperative Patent Classification, by subclass." note={classes.note}>
      <BarList
        unit="patents"
        rows={classes.rows.map((row) => ({
          id: row.code,
          label: `${row.code} ${row.title}`,
          count: row.count,
        }))}
      />
    </Figure>
  );
}

/** Art whose term has likely run out. Filing dates are mostly unknown: never called free to use. */
export function AgeingList({ ageing }: { ageing: Landscape['ageing'] }) {
  return (
    <Figure
      title="Ageing art"
      lead={`${ageing.likely_expired} have likely run out, ${ageing.soon} will within three years. Judged by publication date plus 20 years, not by the register: check before you build on it.`}
      note={ageing.note}
    >
      <ul className={styles.blocks}>
        {ageing.blocks.map((block) => (
          <li key={block.number}>
            <PatentNumber number={block.number} /> {block.title}
            <span className={styles.date}>likely no earlier than {block.likely_no_earlier_than}</span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
