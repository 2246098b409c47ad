import type { Landscape } from '../../../../contract/landscape.ts';
import { BarList } from './bar-list.tsx';
import { Figure } from './figure.tsx';

function concentrationText(hhi: number | null): string {
  if (hhi === null) return 'Too few owners are known to say how concentrated the field is.';
  const degree = hhi < 0.1 ? 'widely spread' : hhi < 0.25 ? 'moderately concentrated' : 'in few hands';
  return `Ownership is ${degree}: Herfindahl–Hirschman index ${hhi.toFixed(2)} (1 is a single owner).`;
}

/** Who owns the related patents, as far as the library names them. */
export function OwnerList({
  assignees,
  onOpen,
}: {
  assignees: Landscape['assignees'];
  onOpen: (title: string, numbers: readonly string[]) => void;
}) {
  return (
    <Figure title="Who works on it" lead={concentrationText(assignees.hhi)} note={assignees.note}>
      <BarList
        unit="patents"
        rows={assignees.rows.map((row) => ({
          id: row.name,
          label: row.name,
          count: row.count,
          aside: row.entrant ? 'New to the field' : undefined,
          numbers: row.numbers,
        }))}
        onOpen={(row) => onOpen(String(row.label), row.numbers ?? [])}
      />
    </Figure>
  );
}
