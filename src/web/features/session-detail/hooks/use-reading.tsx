import { type ReactNode, useState } from 'react';
import type { FrameEdit } from '../../../../contract/analysis/frame.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { Button } from '../../../components/button.tsx';
import { FrameChips } from '../../../components/frame/frame-chips.tsx';
import { FrameEditDialog } from '../../../components/frame/frame-edit-dialog.tsx';
import { isRunning } from '../../../lib/runs/run-progress.ts';
import styles from '../components/session-page.module.css';

const COST = 'Costs one idea generation. Nothing is charged if it finds nothing.';
const STOPS = 'The current run is stopped first; only the new one is charged.';

interface Reading {
  /** How the idea was read, with its edit button; null until the idea has been read. */
  chips: ReactNode;
  dialog: ReactNode;
  /** Opens the form; null where the reading cannot be edited. */
  edit: (() => void) | null;
}

/** The reading of a session's idea as chips, and the form that corrects it. */
export function useReading(data: SessionReport, rerun: (edit: FrameEdit) => void): Reading {
  const [editing, setEditing] = useState(false);
  const frame = data.report?.frame ?? data.run?.frame ?? null;
  if (!frame || data.session.category !== null) return { chips: null, dialog: null, edit: null };
  const edit = () => setEditing(true);
  const chips = (
    <FrameChips
      frame={frame}
      action={
        <Button size="small" variant="quiet" className={styles.edit} onClick={edit}>
          Edit and rerun
        </Button>
      }
    />
  );
  const dialog = editing && (
    <FrameEditDialog
      frame={frame}
      cost={isRunning(data.session.clustering_status) ? STOPS : COST}
      onClose={() => setEditing(false)}
      onRerun={(change) => {
        setEditing(false);
        rerun(change);
      }}
    />
  );
  return { chips, dialog, edit };
}
