import { useState } from 'react';
import type { ChatMessage } from '../../../../contract/routes/chat.routes.ts';
import { useToasts } from '../../../lib/services.tsx';
import styles from './message-bubble.module.css';

/** The answer as plain text with its sources below, as it goes to the clipboard. */
export function textToCopy({ content, citations }: ChatMessage): string {
  const plain = content.replace(/\\([\\`*_[\]<>|#~])/g, '$1').replace(/\*\*/g, '');
  const sources = citations.map(
    ({ marker, patent_number: number, title, quote, url }) =>
      `[${marker}] ${number ? `${number}, ` : ''}${title}: “${quote}”${url ? ` ${url}` : ''}`,
  );
  return sources.length === 0 ? plain : `${plain}\n\n${sources.join('\n')}`;
}

/** Who answered, and what can be done with the answer. */
export function MessageActions({
  message,
  onRegenerate,
}: {
  message: ChatMessage;
  onRegenerate?: () => void;
}) {
  const toasts = useToasts();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textToCopy(message));
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      toasts.show({ title: 'Could not copy', text: 'Your browser did not allow it.', kind: 'error' });
    }
  };
  return (
    <>
      {message.answered_by && (
        <span>{message.answered_by === 'model' ? 'Language model, checked' : 'From the evidence'}</span>
      )}
      {message.content !== '' && (
        <button type="button" className={styles.action} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </button>
      )}
      {onRegenerate && (
        <button type="button" className={styles.action} onClick={onRegenerate}>
          Regenerate
        </button>
      )}
    </>
  );
}
