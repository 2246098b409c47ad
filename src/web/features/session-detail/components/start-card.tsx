import { leadingConflict, type Ways } from '../../../../contract/ways.ts';
import { Card } from '../../../components/card.tsx';
import { ConflictPanel } from '../figures/conflict-panel.tsx';

/** What the idea has to win and designs that may get round it; nothing where no conflict is known, and for older reports. */
export function StartCard({ ways }: { ways: Ways | null | undefined }) {
  const conflict = ways ? leadingConflict(ways) : undefined;
  if (conflict === undefined) return null;
  return (
    <Card title="Where to Start" id="start">
      <ConflictPanel conflict={conflict} framed={false} />
    </Card>
  );
}
