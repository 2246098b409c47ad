import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Button } from '../../components/button.tsx';
import { type MarkTarget, useMarks, useSaveMark } from '../../lib/marks.ts';

/** Stars a patent, a session, or an opportunity. */
export function StarButton({ kind, reference, name }: MarkTarget) {
  const mark = useMarks().of(kind, reference);
  const save = useSaveMark();
  const Icon = mark.starred ? IconStarFilled : IconStar;
  return (
    <Button
      size="small"
      variant="quiet"
      aria-pressed={mark.starred}
      icon={<Icon size={16} aria-hidden="true" />}
      onClick={() => save.mutate({ ...mark, starred: !mark.starred })}
    >
      {mark.starred ? 'Starred' : 'Star'}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}
