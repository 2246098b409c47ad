import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ChatMessage } from '../../../../contract/routes/chat.routes.ts';
import { classNames } from '../../../components/class-names.ts';
import { absoluteTime } from '../../../components/time-text.ts';
import { APOLOGY } from '../chat-texts.ts';
import { MessageActions } from './message-actions.tsx';
import styles from './message-bubble.module.css';
import { SourceView } from './source-view.tsx';

const AnswerText = lazy(() => import('./answer-text.tsx'));

const clock = (value: string): string =>
  new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit' }).format(new Date(value));

/** The frame of one message: who, when, what. */
export function Bubble({
  from,
  createdAt,
  children,
  foot,
}: {
  from: 'user' | 'assistant';
  createdAt: string | null;
  children: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <li className={classNames(styles.message, styles[from])}>
      <span className="visually-hidden">{from === 'user' ? 'You:' : 'Assistant:'}</span>
      <div className={styles.bubble}>{children}</div>
      <div className={styles.foot}>
        {createdAt && (
          <time dateTime={createdAt} title={absoluteTime(new Date(createdAt))}>
            {clock(createdAt)}
          </time>
        )}
        {foot}
      </div>
    </li>
  );
}

export const UserText = ({ text }: { text: string }) => <p className={styles.plain}>{text}</p>;

/** Markdown of the assistant; plain text until the renderer has loaded. */
export function AssistantText({ content, onOpen }: { content: string; onOpen?: (marker: number) => void }) {
  return (
    <div className={styles.prose}>
      <Suspense fallback={<p className={styles.plain}>{content.replace(/\\/g, '')}</p>}>
        <AnswerText content={content} onOpen={onOpen} />
      </Suspense>
    </div>
  );
}

function endNote({ status, content }: ChatMessage): string | null {
  if (status === 'stopped') return content === '' ? 'Stopped. Nothing was charged.' : 'Stopped.';
  return null;
}

export interface AssistantMessageProps {
  message: ChatMessage;
  /** Offered on the newest answer only, and not while another is written. */
  onRegenerate?: () => void;
  onOpenPatent?: (number: string, quote: string) => void;
}

/** A stored answer with its sources, notice and actions. */
export function AssistantMessage({ message, onRegenerate, onOpenPatent }: AssistantMessageProps) {
  const [marker, setMarker] = useState<number | null>(null);
  const citation = message.citations.find((entry) => entry.marker === marker);
  const ended = endNote(message);
  return (
    <Bubble
      from="assistant"
      createdAt={message.created_at}
      foot={<MessageActions message={message} onRegenerate={onRegenerate} />}
    >
      {message.content !== '' && <AssistantText content={message.content} onOpen={setMarker} />}
      {message.status === 'failed' && <p className={styles.plain}>{APOLOGY}</p>}
      {ended && <p className={styles.notice}>{ended}</p>}
      {message.notice && <p className={styles.notice}>{message.notice}</p>}
      {citation && (
        <SourceView citation={citation} onClose={() => setMarker(null)} onOpenPatent={onOpenPatent} />
      )}
    </Bubble>
  );
}
