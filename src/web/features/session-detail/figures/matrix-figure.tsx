import type { AxisEntry, Landscape, MatrixCell } from '../../../../contract/landscape.ts';
import { Figure } from './figure.tsx';
import styles from './matrix-figure.module.css';

type Matrix = Landscape['matrix'];

const cellKey = (use: string, solution: string): string => `${use}|${solution}`;

function cellLabel(use: AxisEntry, solution: AxisEntry, cell: MatrixCell | undefined): string {
  const together = cell?.count ?? 0;
  const families = together === 1 ? '1 family' : `${together} families`;
  return `${solution.label} for ${use.label}: ${families}${cell?.opportunity ? ', an opportunity sits here' : ''}`;
}

function Cell({
  use,
  solution,
  cell,
  most,
  onOpen,
}: {
  use: AxisEntry;
  solution: AxisEntry;
  cell: MatrixCell | undefined;
  most: number;
  onOpen: (cell: MatrixCell) => void;
}) {
  const count = cell?.count ?? 0;
  const label = cellLabel(use, solution, cell);
  const strength = count === 0 ? 0 : 0.18 + 0.82 * (count / most);
  const look = { '--strength': `${Math.round(strength * 100)}%` } as React.CSSProperties;
  const open = cell && (cell.count > 0 || cell.opportunity) ? () => onOpen(cell) : undefined;
  return (
    <td
      className={styles.cell}
      data-gap={cell?.opportunity ? true : undefined}
      data-dark={strength > 0.55 || undefined}
    >
      {open ? (
        <button type="button" style={look} title={label} aria-label={label} onClick={open}>
          {count > 0 ? count : ''}
        </button>
      ) : (
        <span style={look} title={label}>
          <span className="visually-hidden">{label}</span>
        </span>
      )}
    </td>
  );
}

/** Problem × solution. Ink: how often both stand together; the signal marks the empty cells that became opportunities. */
export function MatrixFigure({
  matrix,
  onOpenCell,
  onOpenAxis,
}: {
  matrix: Matrix;
  onOpenCell: (cell: MatrixCell) => void;
  onOpenAxis: (entry: AxisEntry) => void;
}) {
  const cells = new Map(matrix.cells.map((cell) => [cellKey(cell.use, cell.solution), cell]));
  const most = Math.max(1, ...matrix.cells.map((cell) => cell.count));
  if (matrix.uses.length === 0 || matrix.solutions.length === 0) return null;
  return (
    <Figure
      title="Problems and mechanisms"
      lead="Rows are what the patents serve, columns how they do it. Darker: used together more often. Framed in orange: an opportunity. Choose a cell to see the patents in it."
      note={matrix.note}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Problem and mechanism matrix" tabIndex={0}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <td />
              {matrix.solutions.map((solution) => (
                <th key={solution.id} scope="col">
                  <button type="button" onClick={() => onOpenAxis(solution)}>
                    {solution.label} <span className={styles.support}>{solution.support}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.uses.map((use) => (
              <tr key={use.id}>
                <th scope="row">
                  <button type="button" onClick={() => onOpenAxis(use)}>
                    {use.label} <span className={styles.support}>{use.support}</span>
                  </button>
                </th>
                {matrix.solutions.map((solution) => (
                  <Cell
                    key={solution.id}
                    use={use}
                    solution={solution}
                    cell={cells.get(cellKey(use.id, solution.id))}
                    most={most}
                    onOpen={onOpenCell}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Figure>
  );
}
