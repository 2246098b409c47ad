import type { Disclosure } from '../../../../contract/analysis/evidence.ts';
import type { Coverage, Matrix as MatrixData } from '../../../../contract/analysis/landscape.ts';
import { ScrollArea } from '../../../components/scroll-area.tsx';
import { useEvidence } from '../evidence/evidence.tsx';
import styles from './matrix.module.css';

type Row = MatrixData['rows'][number];
type Cell = Row['cells'][number];

const WORDS: Record<Disclosure['how'], string> = {
  literal: 'discloses it',
  other_setting: 'discloses it in another setting',
  mentioned: 'mentions it',
};
const KEYS: Record<Disclosure['how'], string> = {
  literal: 'discloses',
  other_setting: 'in another setting',
  mentioned: 'mentions',
};

/** Full: disclosed; half: in another setting; ring: mentioned. */
function Sign({ how }: { how: Disclosure['how'] }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className={styles.sign}>
      <circle
        cx="7"
        cy="7"
        r="5.2"
        fill={how === 'literal' ? 'currentColor' : 'none'}
        stroke="currentColor"
      />
      {how === 'other_setting' && <path d="M7 1.8a5.2 5.2 0 0 0 0 10.4z" fill="currentColor" />}
    </svg>
  );
}

/** Ways of disclosure that occur, in the order of their strength: the legend explains no sign that is not drawn. */
function usedIn(rows: readonly Row[]): Disclosure['how'][] {
  const used = new Set(rows.flatMap((row) => row.cells.map((cell) => cell?.how)));
  return (Object.keys(WORDS) as Disclosure['how'][]).filter((how) => used.has(how));
}

function Mark({ row, cell, element }: { row: Row; cell: Cell; element: string }) {
  const { open } = useEvidence();
  if (!cell) {
    return (
      <td className={styles.cell}>
        <span className="visually-hidden">not seen</span>
      </td>
    );
  }
  const note = `${element}: ${row.number} ${WORDS[cell.how]}`;
  return (
    <td className={styles.cell}>
      <button
        type="button"
        data-how={cell.how}
        aria-label={note}
        title={cell.quote ? `“${cell.quote}”` : note}
        onClick={() => open({ title: element, items: [{ number: row.number, quote: cell.quote, note }] })}
      >
        <Sign how={cell.how} />
      </button>
    </td>
  );
}

function Heads({ matrix, level }: Pick<MatrixProps, 'matrix' | 'level'>) {
  // Where little of the field was found, a part that was not seen is no finding.
  const telling = level === 'good' || level === 'partial';
  return (
    <tr>
      <th scope="col" className={styles.corner}>
        Which patent shows which part
      </th>
      {matrix.elements.map(({ id, text, given }, at) => {
        const seen = matrix.rows.some((row) => row.cells[at]);
        return (
          <th key={id} scope="col" data-gap={(!seen && telling) || undefined}>
            <span className={styles.part} title={text}>
              {text}
            </span>
            {!given && <small title="We inferred it; you did not mention it"> (inferred)</small>}
            {!seen && <small> not seen</small>}
          </th>
        );
      })}
    </tr>
  );
}

export interface MatrixProps {
  matrix: MatrixData;
  /** How well the sources cover the idea: decides whether a part that was not seen stands out. */
  level: Coverage['level'];
  /** Names the figure: it may be on a page twice. */
  label: string;
  /** How many rows are drawn. */
  rows: number;
  /** Patents to mark, e.g. those an opportunity builds on. */
  marked?: ReadonlySet<string>;
}

/** Which patent shows which part of the idea. A sign opens the words; a blank means not seen in the text read. */
export function Matrix({ matrix, level, label, rows, marked }: MatrixProps) {
  const { open } = useEvidence();
  const drawn = matrix.rows.slice(0, rows);
  return (
    <figure className={styles.figure}>
      <ScrollArea label={label}>
        <table className={styles.matrix}>
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <Heads matrix={matrix} level={level} />
          </thead>
          <tbody>
            {drawn.map((row) => (
              <tr key={row.number} data-marked={marked?.has(row.number) || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    title={`${row.number}: ${row.title}${row.owner ? `, ${row.owner}` : ''}`}
                    onClick={() => open({ title: 'Patent', items: [{ number: row.number }] })}
                  >
                    <span className={styles.year}>{row.year}</span> {row.title}
                    {row.title_only && <span className={styles.year}> (title only)</span>}
                  </button>
                </th>
                {matrix.elements.map((element, at) => (
                  <Mark key={element.id} row={row} cell={row.cells[at] ?? null} element={element.text} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <figcaption className={styles.legend}>
        {usedIn(drawn).map((how) => (
          <span key={how}>
            <Sign how={how} /> {KEYS[how]}
          </span>
        ))}
        <span>blank: not seen in the text we read</span>
      </figcaption>
    </figure>
  );
}
