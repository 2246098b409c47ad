import { IconMessageCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../../../components/dialog.tsx';
import { useMedia } from '../../../lib/use-media.ts';
import { useEvidence } from '../evidence/evidence.tsx';
import { EvidenceDrawer } from '../evidence/evidence-drawer.tsx';
import styles from './side-column.module.css';

/** From here on the column fits beside the report. */
export const WIDE = '(min-width: 1280px)';

function Column({ children }: { children: ReactNode }) {
  const { shown } = useEvidence();
  return (
    <aside className={styles.column} aria-label="Beside the report">
      {/* The chat stays mounted: an answer under way goes on behind the drawer. */}
      <div hidden={shown !== null}>{children}</div>
      <EvidenceDrawer />
    </aside>
  );
}

function Sheets({ label, children }: { label: string | null; children: ReactNode }) {
  const { shown, close } = useEvidence();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {label && (
        <button type="button" className={styles.ask} onClick={() => setAsking(true)}>
          <IconMessageCircle size={20} stroke={1.8} aria-hidden />
          {label}
        </button>
      )}
      <Sheet
        open={asking && shown === null}
        onClose={() => setAsking(false)}
        title="Ask about this session"
        hideTitle
      >
        {children}
      </Sheet>
      <Sheet open={shown !== null} onClose={close} title={shown?.title ?? 'Evidence'}>
        <EvidenceDrawer bare />
      </Sheet>
    </>
  );
}

/** Chat and evidence share one column; where it does not fit, each comes as a sheet. `ask` names the button that opens the chat. */
export function SideColumn({ ask, children }: { ask: string | null; children: ReactNode }) {
  return useMedia(WIDE) ? <Column>{children}</Column> : <Sheets label={ask}>{children}</Sheets>;
}
