import { useEffect, useRef, useState } from 'react';
import { CHAT_PANEL_HEIGHT } from '../../../../contract/limits.ts';
import type { ChatMessage } from '../../../../contract/routes/chat.routes.ts';
import { Button } from '../../../components/button.tsx';
import { SkeletonLines } from '../../../components/skeleton.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { privateValue } from '../../../lib/browser-storage.ts';
import { type Allowance, useAllowance } from '../../../lib/usage/use-allowance.ts';
import { APOLOGY, remainingText, THINKING, welcomeText } from '../chat-texts.ts';
import { type Chat, useChat } from '../hooks/use-chat.ts';
import { useFollowEnd } from '../hooks/use-follow-end.ts';
import styles from './chat-panel.module.css';
import { Composer } from './composer.tsx';
import { AssistantMessage, AssistantText, Bubble, UserText } from './message-bubble.tsx';

export interface ChatPanelProps {
  sessionId: string;
  /** Shows a patent of the session with the quoted words; absent where the page has no place for it. */
  onOpenPatent?: (number: string, quote: string) => void;
}

/** The turn under way: the question at once, then the answer as it comes. */
function PendingTurn({ chat }: { chat: Chat }) {
  const { pending, failed } = chat;
  if (failed) {
    return (
      <>
        <Bubble from="user" createdAt={null}>
          <UserText text={failed} />
        </Bubble>
        <Bubble from="assistant" createdAt={null}>
          <UserText text={APOLOGY} />
        </Bubble>
      </>
    );
  }
  if (!pending) return null;
  return (
    <>
      {pending.regenerate === null && (
        <Bubble from="user" createdAt={pending.createdAt}>
          <UserText text={pending.question} />
        </Bubble>
      )}
      <Bubble from="assistant" createdAt={null}>
        {pending.text === '' ? (
          <p className={styles.thinking}>{THINKING}</p>
        ) : (
          <AssistantText content={pending.text} />
        )}
      </Bubble>
    </>
  );
}

function StoredMessage({
  message,
  chat,
  ...rest
}: { message: ChatMessage; chat: Chat } & Pick<ChatPanelProps, 'onOpenPatent'>) {
  if (message.role === 'user') {
    return (
      <Bubble from="user" createdAt={message.created_at}>
        <UserText text={message.content} />
      </Bubble>
    );
  }
  if (message.status === 'streaming') {
    return (
      <Bubble from="assistant" createdAt={message.created_at}>
        {message.content !== '' && <AssistantText content={message.content} />}
        <p className={styles.thinking}>{THINKING}</p>
      </Bubble>
    );
  }
  const all = chat.history?.messages ?? [];
  const last = all.at(-1)?.id === message.id && !chat.busy;
  const question = all.filter(({ role }) => role === 'user').at(-1)?.content ?? '';
  return (
    <AssistantMessage
      message={message}
      onRegenerate={last ? () => void chat.send(question, message.id) : undefined}
      {...rest}
    />
  );
}

function Suggestions({ chat, reached }: { chat: Chat; reached: boolean }) {
  const questions = chat.history?.suggestions ?? [];
  if (questions.length === 0 || chat.busy || reached) return null;
  return (
    <ul className={styles.suggestions} aria-label="Suggested questions">
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={styles.suggestion} onClick={() => void chat.send(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What was written and not sent yet survives a reload. */
function useDraft(sessionId: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => setText(privateValue(`chat.${sessionId}`).read() ?? ''), [sessionId]);
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') privateValue(`chat.${sessionId}`).remove();
      else privateValue(`chat.${sessionId}`).write(next);
    },
  ];
}

/** The conversation: welcome, stored messages and the turn under way; or why it cannot be read. */
function Conversation({
  chat,
  allowance,
  onOpenPatent,
}: { chat: Chat; allowance: Allowance } & Pick<ChatPanelProps, 'onOpenPatent'>) {
  const { history } = chat;
  const { known, remaining, unlimited } = allowance;
  return (
    <>
      {history?.before && (
        <Button size="small" variant="quiet" onClick={() => void chat.loadOlder()}>
          Earlier messages
        </Button>
      )}
      <ul className={styles.list}>
        {known && !history?.before && (
          <Bubble from="assistant" createdAt={null}>
            <UserText text={welcomeText(remaining, unlimited)} />
          </Bubble>
        )}
        {history?.messages.map((message) =>
          message.id === chat.pending?.regenerate ? null : (
            <StoredMessage key={message.id} message={message} chat={chat} onOpenPatent={onOpenPatent} />
          ),
        )}
        <PendingTurn chat={chat} />
      </ul>
      {!history && <Unread chat={chat} />}
    </>
  );
}

function Unread({ chat }: { chat: Chat }) {
  if (!chat.error) return <SkeletonLines lines={3} />;
  return (
    <div className={styles.failure} role="alert">
      <p>{errorText(chat.error)}</p>
      <Button size="small" onClick={chat.refetch}>
        Try Again
      </Button>
    </div>
  );
}

function WhoAnswers({ chat }: { chat: Chat }) {
  const assistant = chat.history?.assistant;
  return (
    <p className={styles.who}>
      {assistant?.kind === 'model'
        ? `Answers by ${assistant.name}, each statement checked against this session’s evidence.`
        : 'Answers come from this session’s evidence; nothing leaves this server.'}
    </p>
  );
}

/** The chat of a session, 500 px high. */
export function ChatPanel({ sessionId, onOpenPatent }: ChatPanelProps) {
  const chat = useChat(sessionId);
  const allowance = useAllowance('chat_messages');
  const [text, setText] = useDraft(sessionId);
  const log = useRef<HTMLDivElement>(null);
  const messages = chat.history?.messages ?? [];
  useFollowEnd(log, {
    change: `${messages.length} ${messages.at(-1)?.status} ${chat.pending?.text.length ?? -1} ${chat.failed}`,
    restart: chat.pending?.createdAt ?? null,
  });
  const { remaining, unlimited } = allowance;
  const reached = allowance.known && allowance.reached && !chat.busy;
  const send = async () => {
    if (chat.busy || reached || text.trim() === '') return;
    const message = text;
    setText('');
    if (!(await chat.send(message))) setText(message);
  };
  const fresh = chat.history !== undefined && messages.length === 0 && !chat.pending && !chat.failed;
  return (
    <section className={styles.panel} style={{ height: CHAT_PANEL_HEIGHT }} aria-label="Chat">
      <header className={styles.head}>
        <h2 className={styles.title}>AI Chat</h2>
        <span className={styles.left}>{allowance.known && remainingText(remaining, unlimited)}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={log} className={styles.log} role="log" aria-live="polite" aria-busy={chat.busy} tabIndex={0}>
        <Conversation chat={chat} allowance={allowance} onOpenPatent={onOpenPatent} />
        {fresh && <Suggestions chat={chat} reached={reached} />}
      </div>
      {!fresh && messages.length > 0 && (
        <details className={styles.more}>
          <summary>Suggested questions</summary>
          <Suggestions chat={chat} reached={reached} />
        </details>
      )}
      <Composer
        text={text}
        onText={setText}
        onSend={() => void send()}
        onStop={chat.stop}
        busy={chat.busy}
        reached={reached}
      />
      <WhoAnswers chat={chat} />
    </section>
  );
}
