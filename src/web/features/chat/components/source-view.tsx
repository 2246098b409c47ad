import { useEffect, useRef } from 'react';
import type { Citation } from '../../../../contract/routes/chat.routes.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import styles from './source-view.module.css';

const KINDS: Record<Citation['kind'], string> = {
  patent: 'Patent',
  opportunity: 'Opportunity',
  landscape: 'Landscape',
  method: 'Method',
};

export interface SourceViewProps {
  citation: Citation;
  onClose: () => void;
  /** Shows the patent among those of the session, where the page offers it. */
  onOpenPatent?: (number: string, quote: string) => void;
}

/** The passage behind a statement: where it stands, its words, the way to the full patent. */
export function SourceView({ citation, onClose, onOpenPatent }: SourceViewProps) {
  const { kind, title, quote, patent_number: number, url } = citation;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (citation) place.current?.scrollIntoView({ block: 'nearest' });
  }, [citation]);
  return (
    <aside ref={place} className={styles.source} aria-label={`Source ${citation.marker}`}>
      <header className={styles.head}>
        <p className={styles.kind}>
          <span className={styles.marker}>{citation.marker}</span> {KINDS[kind]}
          {number && <span className={styles.number}> {number}</span>}
        </p>
        <IconButton label="Close source" onClick={onClose}>
          ×
        </IconButton>
      </header>
      <p className={styles.title}>{title}</p>
      <blockquote className={styles.quote}>{quote}</blockquote>
      {number && (
        <p className={styles.actions}>
          {onOpenPatent && (
            <Button size="small" variant="quiet" onClick={() => onOpenPatent(number, quote)}>
              Show in this session
            </Button>
          )}
          {url?.startsWith('https://') && (
            <a href={url} target="_blank" rel="noopener noreferrer">
              View Patent
            </a>
          )}
        </p>
      )}
    </aside>
  );
}
