import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryLibrary } from '../../../../tests/memory-library.ts';
import { analyzeInMemory, IDEAS } from '../../../../tests/model-server/analyzed-idea.ts';
import { modelSettings, QUESTION } from '../../../../tests/model-server/chat-bench.ts';
import { problemsOf } from '../../../../tests/model-server/check-answer.ts';
import { type ModelServer, startModelServer } from '../../../../tests/model-server/model-server.ts';
import { storeSession } from '../../../../tests/model-server/store-session.ts';
import { createSignedInUser } from '../../../../tests/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';
import type {
  ChatHistory,
  ChatMessage,
  ChatResponse,
  ChatStreamFrame,
} from '../../../contract/routes/chat.routes.ts';
import type { AnalysisResult } from '../analysis/run-state.ts';

let model: ModelServer;
let app: TestApp;
let server: ReturnType<typeof serve>;
let origin: string;
let result: AnalysisResult;

beforeAll(async () => {
  model = await startModelServer();
  app = await createTestApp(
    { ...modelSettings(model), AI_IDLE_TIMEOUT_MS: '2000' },
    { library: createMemoryLibrary() },
  );
  server = serve({ fetch: app.api.hono.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  result = await analyzeInMemory(IDEAS.planter, null);
});
afterAll(async () => {
  server.close();
  await app.close();
  await model.close();
});
beforeEach(() => {
  model.setTemper('good');
  model.requests.length = 0;
});

interface Asker {
  sessionId: string;
  post: (
    path: string,
    json: object,
    more?: { headers?: Record<string, string>; signal?: AbortSignal },
  ) => Promise<Response>;
  /** Asks with a stream; `key` is the Idempotency-Key. */
  ask: (more?: {
    key?: string;
    message?: string;
    signal?: AbortSignal;
    accept?: string;
  }) => Promise<Response>;
  history: () => Promise<ChatMessage[]>;
  used: () => Promise<number>;
}

/** A new person with an analysed session, over real HTTP. */
async function newAsker(): Promise<Asker> {
  const { token, userId } = await createSignedInUser(app);
  const sessionId = await storeSession(app.deps, userId, result);
  const authorization = `Bearer ${token}`;
  const post: Asker['post'] = (path, json, { headers = {}, signal } = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
      signal,
    });
  const read = (path: string) => fetch(origin + path, { headers: { authorization } });
  return {
    sessionId,
    post,
    ask: ({ key, message = QUESTION, signal, accept = 'text/event-stream' } = {}) => {
      const headers = { accept, ...(key ? { 'idempotency-key': key } : {}) };
      return post('/functions/v1/chat-with-ai', { message, sessionId }, { headers, signal });
    },
    history: async () =>
      ((await (await read(`/api/sessions/${sessionId}/chat`)).json()) as ChatHistory).messages,
    used: async () => {
      const rows = (await (await read('/rest/v1/user_usage?select=chat_messages')).json()) as {
        chat_messages: number;
      }[];
      return rows[0]?.chat_messages ?? 0;
    },
  };
}

async function* framesOf(response: Response): AsyncGenerator<ChatStreamFrame> {
  let pending = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    pending += chunk;
    const events = pending.split('\n\n');
    pending = events.pop() ?? '';
    for (const event of events)
      if (event.startsWith('data: ')) yield JSON.parse(event.slice(6)) as ChatStreamFrame;
  }
  expect(pending).toBe('');
}

async function allFrames(response: Response): Promise<ChatStreamFrame[]> {
  const frames: ChatStreamFrame[] = [];
  for await (const frame of framesOf(response)) frames.push(frame);
  return frames;
}

/** Reads until the first text, then breaks the line. */
async function readFirstText(response: Response): Promise<void> {
  for await (const frame of framesOf(response)) if (frame.type === 'delta') return;
}

const doneOf = (frames: ChatStreamFrame[]): ChatMessage => {
  const last = frames.at(-1);
  if (last?.type !== 'done') throw new Error(`the stream ended with ${last?.type}`);
  return last.answer;
};

describe('the chat as a stream of events', () => {
  it('begins with question and answer row, tells the text as it comes, and ends with the answer as stored', async () => {
    const asker = await newAsker();
    const response = await asker.ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const frames = await allFrames(response);
    const answer = doneOf(frames);
    expect(frames[0]).toMatchObject({
      type: 'start',
      question: { role: 'user', content: QUESTION },
      answer: { id: answer.id, status: 'streaming', content: '' },
    });
    const between = frames.slice(1, -1);
    expect(between.length).toBeGreaterThan(3);
    const shown = between.reduce((text, frame) => {
      if (frame.type === 'delta') return text + frame.text;
      return frame.type === 'replace' ? frame.text : `not expected: ${frame.type}`;
    }, '');
    expect(shown).toBe(answer.content);
    expect(await problemsOf(answer, result)).toEqual([]);
    expect((await asker.history())[1]).toEqual(answer);
  });

  it('refuses with a plain error before any event', async () => {
    const asker = await newAsker();
    const refusals = [
      [asker.ask({ message: ' ' }), 400, 'invalid_input'],
      [
        (await newAsker()).post('/functions/v1/chat-with-ai', { message: 'x', sessionId: asker.sessionId }),
        404,
        'session_not_found',
      ],
    ] as const;
    for (const [asked, status, code] of refusals) {
      const response = await asked;
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code });
    }
    expect(await asker.used()).toBe(0);
  });

  it('goes on without its reader, who finds the answer in the history, and is charged once', async () => {
    const asker = await newAsker();
    model.setTemper('slow-drip');
    const line = new AbortController();
    await readFirstText(await asker.ask({ signal: line.signal }));
    line.abort();
    const [, middle] = await asker.history();
    expect(middle?.status).toBe('streaming');
    await expect.poll(async () => (await asker.history())[1]?.status, { timeout: 8000 }).toBe('complete');
    const [, answer] = await asker.history();
    expect(answer?.content.startsWith(middle?.content ?? '?')).toBe(true);
    expect(await problemsOf(answer!, result)).toEqual([]);
    expect(await asker.used()).toBe(1);
    // One to look something up, one to answer.
    expect(model.requests).toHaveLength(2);
  });

  it('stops at once when it is told to, and ends with what stood the check', async () => {
    const asker = await newAsker();
    model.setTemper('slow-drip');
    const frames = framesOf(await asker.ask());
    const heard: ChatStreamFrame[] = [];
    for await (const frame of frames) {
      heard.push(frame);
      const stopping = frame.type === 'delta' && heard.filter(({ type }) => type === 'delta').length === 1;
      if (stopping) {
        const stopped = await asker.post(`/api/sessions/${asker.sessionId}/chat/stop`, {});
        expect(await stopped.json()).toEqual({ stopped: true });
      }
    }
    const answer = doneOf(heard);
    expect(answer.status).toBe('stopped');
    expect(await problemsOf(answer, result)).toEqual([]);
    await expect.poll(() => model.open()).toBe(0);
  });
});

describe('a repeated request with the same Idempotency-Key', () => {
  it('is in flight while the first is answered, then gets the same answer, as a stream or whole', async () => {
    const asker = await newAsker();
    model.setTemper('slow-drip');
    const line = new AbortController();
    await readFirstText(await asker.ask({ key: 'once', signal: line.signal }));
    line.abort();
    const early = await asker.ask({ key: 'once' });
    expect([early.status, ((await early.json()) as { code: string }).code]).toEqual([
      409,
      'idempotency_in_flight',
    ]);
    await expect.poll(async () => (await asker.ask({ key: 'once' })).status, { timeout: 8000 }).toBe(200);
    const [question, answer] = await asker.history();
    const frames = await allFrames(await asker.ask({ key: 'once' }));
    expect(frames).toEqual([
      { type: 'start', question, answer },
      { type: 'done', answer },
    ]);
    const whole = (await (
      await asker.ask({ key: 'once', accept: 'application/json' })
    ).json()) as ChatResponse;
    expect(whole).toEqual({ success: true, message: answer?.content, error: null, question, answer });
    expect(await asker.history()).toHaveLength(2);
    expect(await asker.used()).toBe(1);
    // One to look something up, one to answer.
    expect(model.requests).toHaveLength(2);
  });

  it('is refused with another message', async () => {
    const asker = await newAsker();
    doneOf(await allFrames(await asker.ask({ key: 'k' })));
    await expect
      .poll(async () => {
        const response = await asker.ask({ key: 'k', message: 'Something else' });
        return ((await response.json()) as { code: string }).code;
      })
      .toBe('idempotency_mismatch');
    expect(await asker.used()).toBe(1);
  });
});
