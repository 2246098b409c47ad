import type { Landscape } from '../../../../contract/analysis/landscape.ts';
import { useEvidence } from '../evidence/evidence.tsx';
import { BarList } from './bar-list.tsx';
import { Figure } from './figure.tsx';

const MOST = 6;

/** In words, as antitrust practice reads the index: below 0.15 dispersed, above 0.25 concentrated. */
export function concentrationText(hhi: number | null): string {
  if (hhi === null) return 'Too few owners are recorded to say how concentrated the field is.';
  if (hhi < 0.15) return 'No owner dominates.';
  return hhi > 0.25 ? 'A few recorded owners hold most patents.' : 'Moderately concentrated.';
}

/** Owners as bars; a row opens its patents. */
export function OwnerBars({ owners }: { owners: Landscape['owners'] }) {
  const { open } = useEvidence();
  const items = (numbers: readonly string[]) => numbers.map((number) => ({ number }));
  const unknown =
    owners.unknown > 0
      ? ` ${owners.unknown} ${owners.unknown === 1 ? 'has' : 'have'} no recorded owner.`
      : '';
  const rest = Math.max(0, owners.rows.length - MOST);
  return (
    <Figure
      title="Owners"
      lead={`${concentrationText(owners.hhi)}${unknown}`}
      note={{ ...owners.note, left_out: owners.note.left_out + rest }}
    >
      <BarList
        rows={owners.rows.slice(0, MOST).map(({ name, count, numbers }) => ({
          id: name,
          label: name,
          count,
          onOpen: () => open({ title: name, items: items(numbers) }),
        }))}
      />
    </Figure>
  );
}
