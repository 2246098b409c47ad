import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { useServices } from '../../../lib/services.tsx';
import { downloadExport } from '../api/download-export.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../api/export-formats.ts';
import styles from './session-actions.module.css';
import { ShareControls } from './share-controls.tsx';

const NAMES: Record<ExportFormat, string> = {
  md: 'Report as Markdown',
  pdf: 'Report as PDF',
  docx: 'Report as Word document',
  json: 'Everything as JSON',
  csv: 'Patents as CSV',
  bibtex: 'Patents as BibTeX',
  ris: 'Patents as RIS',
};

/** Export and share, behind one button each. */
export function SessionActions({ sessionId }: { sessionId: string }) {
  const { api, toasts } = useServices();
  const [open, setOpen] = useState<'export' | 'share' | null>(null);
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const download = async (format: ExportFormat) => {
    setBusy(format);
    try {
      await downloadExport(api, sessionId, format);
      setOpen(null);
    } catch (error) {
      toasts.show({ title: 'Export failed', text: errorText(error), kind: 'error' });
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen('export')}>
        Export
      </Button>
      <Button size="small" onClick={() => setOpen('share')}>
        Share
      </Button>
      <Dialog open={open === 'export'} onClose={() => setOpen(null)} title="Export this session">
        <ul className={styles.formats}>
          {EXPORT_FORMATS.map((format) => (
            <li key={format}>
              <Button
                wide
                busy={busy === format}
                disabled={busy !== null}
                onClick={() => void download(format)}
              >
                {NAMES[format]}
              </Button>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>Printing this page gives a clean copy as well.</p>
      </Dialog>
      <Dialog open={open === 'share'} onClose={() => setOpen(null)} title="Share this session">
        <ShareControls sessionId={sessionId} />
      </Dialog>
    </>
  );
}
