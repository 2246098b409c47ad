import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Mark } from '../../../contract/routes/notebook.routes.ts';
import { Button } from '../../components/button.tsx';
import { useMarks, useSaveMark } from '../../lib/marks.ts';

/** Stars a patent, a session, or an opportunity; `name` says which one to people who cannot see it. */
export function StarButton({
  kind,
  reference,
  name,
}: {
  kind: Mark['kind'];
  reference: string;
  name: string;
}) {
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
