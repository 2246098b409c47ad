import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { ChatHistory, ChatMessage, ChatStreamFrame } from '../../../../contract/routes/chat.routes.ts';
import { ApiError, errorText, referenceOf } from '../../../lib/api/api-error.ts';
import { useTopic } from '../../../lib/realtime/use-topic.ts';
import { useServices } from '../../../lib/services.tsx';
import { useGate } from '../../../lib/usage/use-gate.ts';
import { chatKey, chatQuery, readChat, stopAnswer } from '../api/chat-queries.ts';
import { type ChatRequestBody, streamAnswer } from '../api/stream-answer.ts';
import { SEND_FAILED } from '../chat-texts.ts';

/** A question on its way and the answer as far as it has come. */
export interface Pending {
  question: string;
  /** Set when an older answer is being replaced. */
  regenerate: string | null;
  text: string;
  createdAt: string;
}

export interface Chat {
  history: ChatHistory | undefined;
  error: unknown;
  refetch: () => void;
  pending: Pending | null;
  /** True while an answer is written here or anywhere else: no second one can start. */
  busy: boolean;
  /** A question whose answer failed in a way that only this tab knows. */
  failed: string | null;
  /** Resolves to false when the gate refused and the text should go back into the box. */
  send: (message: string, regenerate?: string) => Promise<boolean>;
  stop: () => void;
  loadOlder: () => Promise<void>;
}

const withTurn = (history: ChatHistory | undefined, turn: ChatMessage[], replaced: string | null) =>
  history && {
    ...history,
    messages: [
      ...history.messages.filter(({ id }) => id !== replaced && !turn.some((message) => message.id === id)),
      ...turn,
    ],
  };

/** The conversation of a session: history, the turn under way, and what one can do with them. */
export function useChat(sessionId: string): Chat {
  const { api, toasts } = useServices();
  const queries = useQueryClient();
  const gate = useGate('chat_messages');
  const query = useQuery(chatQuery(api, sessionId));
  const [pending, setPending] = useState<Pending | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const running = useRef(false);
  const key = chatKey(sessionId);
  const refresh = useCallback(
    () => queries.invalidateQueries({ queryKey: chatKey(sessionId) }),
    [queries, sessionId],
  );

  useTopic(`session:${sessionId}`, (event) => {
    if (event.type === 'chat.message' && !running.current) void refresh();
  });

  const store = (turn: ChatMessage[], replaced: string | null) =>
    queries.setQueryData<ChatHistory>(key, (history) => withTurn(history, turn, replaced));

  const listen = (regenerate: string | null) => {
    let question: ChatMessage | null = null;
    return (frame: ChatStreamFrame) => {
      if (frame.type === 'start') question = frame.question;
      if (frame.type === 'delta') setPending((now) => now && { ...now, text: now.text + frame.text });
      if (frame.type === 'replace') setPending((now) => now && { ...now, text: frame.text });
      if (frame.type === 'done' && question) store([question, frame.answer], regenerate);
    };
  };

  const report = (cause: unknown, message: string) => {
    const refused = cause instanceof ApiError && cause.code === 'usage_limit_reached';
    toasts.show({
      title: refused ? 'Usage limit reached' : 'Chat Error',
      text: errorText(cause, SEND_FAILED),
      kind: 'error',
      reference: referenceOf(cause),
    });
    const before = cause instanceof ApiError && ['usage_limit_reached', 'busy'].includes(cause.code);
    if (!before) setFailed(message);
    return before;
  };

  const send = async (message: string, regenerate?: string): Promise<boolean> => {
    const text = message.trim();
    if (running.current || text === '') return true;
    running.current = true;
    setFailed(null);
    setPending({
      question: text,
      regenerate: regenerate ?? null,
      text: '',
      createdAt: new Date().toISOString(),
    });
    const body: ChatRequestBody = { message: text, sessionId, regenerate };
    try {
      const result = await gate(() => streamAnswer(api, body, listen(regenerate ?? null)));
      if (!result.success && result.reason === 'refused') return false;
      if (!result.success) return !report(result.cause, text);
      if (!result.data) await refresh();
      return true;
    } finally {
      running.current = false;
      setPending(null);
    }
  };

  const loadOlder = async () => {
    const before = query.data?.before;
    if (!before) return;
    const older = await readChat(api, sessionId, { before });
    queries.setQueryData<ChatHistory>(
      key,
      (now) => now && { ...now, before: older.before, messages: [...older.messages, ...now.messages] },
    );
  };

  return {
    history: query.data,
    error: query.error,
    refetch: () => void query.refetch(),
    pending,
    busy: pending !== null || (query.data?.messages.some(({ status }) => status === 'streaming') ?? false),
    failed,
    send,
    stop: () => void stopAnswer(api, sessionId).catch((error: unknown) => report(error, '')),
    loadOlder,
  };
}
