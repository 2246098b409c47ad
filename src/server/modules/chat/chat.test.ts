import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ChatBench,
  createChatBench,
  embedded,
  history,
  QUESTION,
} from '../../../../tests/model-server/chat-bench.ts';
import { promptText } from '../../../../tests/model-server/chat-request.ts';
import { problemsOf } from '../../../../tests/model-server/check-answer.ts';
import type { ModelServer } from '../../../../tests/model-server/model-server.ts';
import type { ModuleContext } from '../../../../tests/module-context.ts';
import type { UserCtx } from '../../context.ts';
import type { AnalysisResult } from '../analysis/run-state.ts';
import { readUsage } from '../usage/read-usage.ts';
import { readChat } from './read-chat.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { stopChat } from './stop-chat.ts';

let bench: ChatBench;
let server: ModelServer;
let app: ModuleContext;
let result: AnalysisResult;
let other: AnalysisResult;
beforeAll(async () => {
  bench = await createChatBench();
  ({ server, app, result, other } = bench);
});
afterAll(() => bench.close());
beforeEach(() => {
  server.setTemper('good');
  server.requests.length = 0;
});

const used = async (ctx: UserCtx) =>
  (await readUsage(ctx, { userId: ctx.actor.userId })).counters.chat_messages;

describe('a turn', () => {
  it('stores question and answer, charges one message, and is read back with its citations', async () => {
    const { ctx, sessionId } = await bench.newSession();
    const reply = await sendChatMessage(ctx, { message: `  ${QUESTION}\n`, sessionId });
    expect(reply).toMatchObject({ success: true, error: null });
    expect(reply.message).toBe(reply.answer?.content);
    const { messages, assistant } = await history(ctx, sessionId);
    expect(messages.map(({ role, status }) => [role, status])).toEqual([
      ['user', 'complete'],
      ['assistant', 'complete'],
    ]);
    expect(messages[0]?.content).toBe(QUESTION);
    expect(messages[1]).toEqual(reply.answer);
    expect(assistant).toEqual({ kind: 'model', name: 'openai-compatible test' });
    expect(await problemsOf(messages[1]!, result)).toEqual([]);
    expect(await bench.ledger(ctx)).toEqual(['committed']);
  });

  it('is about this session and this person alone', async () => {
    const mine = await bench.newSession();
    const yours = await bench.newSession(other);
    const request = { message: QUESTION, sessionId: yours.sessionId };
    await expect(sendChatMessage(mine.ctx, request)).rejects.toMatchObject({ code: 'session_not_found' });
    await expect(history(mine.ctx, yours.sessionId)).rejects.toMatchObject({ code: 'session_not_found' });
    await expect(stopChat(mine.ctx, yours)).rejects.toMatchObject({ code: 'session_not_found' });
    expect(await bench.ledger(mine.ctx)).toEqual([]);
    await sendChatMessage(yours.ctx, request);
    const theirs = (await history(yours.ctx, yours.sessionId)).messages[1]!;
    const regenerate = { message: '', sessionId: mine.sessionId, regenerate: theirs.id };
    await expect(sendChatMessage(mine.ctx, regenerate)).rejects.toMatchObject({ code: 'not_found' });
    expect((await history(mine.ctx, mine.sessionId)).messages).toEqual([]);
  });

  it.each([
    ['', 'invalid_input'],
    [' \n\t ', 'invalid_input'],
  ])('refuses the empty message %j without charging', async (message, code) => {
    const { ctx, sessionId } = await bench.newSession();
    await expect(sendChatMessage(ctx, { message, sessionId })).rejects.toMatchObject({ code });
    await expect(sendChatMessage(ctx, { message: QUESTION, sessionId: 'undefined' })).rejects.toMatchObject({
      code: 'invalid_session_id',
    });
    expect(await bench.ledger(ctx)).toEqual([]);
  });

  it('leaves nothing behind when the monthly limit is reached', async () => {
    const { ctx, sessionId } = await bench.newSession();
    for (let n = 0; n < 20; n++) await sendChatMessage(embedded(ctx), { message: 'hello', sessionId });
    await expect(sendChatMessage(ctx, { message: QUESTION, sessionId })).rejects.toMatchObject({
      code: 'usage_limit_reached',
    });
    expect((await history(ctx, sessionId)).messages).toHaveLength(40);
    expect(await used(ctx)).toBe(20);
  });

  it('lets one answer a person run at a time, whatever starts at once', async () => {
    const { ctx, sessionId } = await bench.newSession();
    server.setTemper('slow-drip');
    const starts = await Promise.allSettled(
      Array.from({ length: 8 }, () => sendChatMessage(ctx, { message: QUESTION, sessionId })),
    );
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const start of starts)
      if (start.status === 'rejected') expect(start.reason).toMatchObject({ code: 'busy' });
    expect(await bench.ledger(ctx)).toEqual(['committed']);
    expect((await history(ctx, sessionId)).messages).toHaveLength(2);
  });

  it('tells the session’s topic that the message is there', async () => {
    const { ctx, sessionId } = await bench.newSession();
    await sendChatMessage(ctx, { message: QUESTION, sessionId });
    const events = await app.deps.events.since(`session:${sessionId}`, 0);
    expect(events.at(-1)?.event).toMatchObject({ type: 'chat.message', session_id: sessionId });
  });

  it('answers anew in place of an older answer', async () => {
    const { ctx, sessionId } = await bench.newSession();
    await sendChatMessage(embedded(ctx), { message: QUESTION, sessionId });
    const first = (await history(ctx, sessionId)).messages;
    const again = await sendChatMessage(ctx, { message: '', sessionId, regenerate: first[1]!.id });
    const { messages } = await history(ctx, sessionId);
    expect(messages.map(({ id }) => id)).toEqual([first[0]!.id, again.answer!.id]);
    expect(again.answer?.answered_by).toBe('model');
    expect(await bench.ledger(ctx)).toEqual(['committed', 'committed']);
  });

  it('pages through a long conversation', async () => {
    const { ctx, sessionId } = await bench.newSession();
    for (let n = 0; n < 3; n++) await sendChatMessage(embedded(ctx), { message: `hello`, sessionId });
    const newest = await readChat(ctx, { sessionId, limit: 4 });
    expect(newest.messages).toHaveLength(4);
    const older = await readChat(ctx, { sessionId, limit: 4, before: newest.before! });
    expect(older.messages).toHaveLength(2);
    expect(older.before).toBeNull();
    expect(newest.suggestions.length).toBeGreaterThanOrEqual(3);
  });

  it('gives the model the conversation so far, and no data of its person', async () => {
    const { ctx, sessionId } = await bench.newSession();
    await sendChatMessage(ctx, { message: 'What is closest to my idea?', sessionId });
    await sendChatMessage(ctx, { message: QUESTION, sessionId });
    const prompt = promptText(server.requests.at(-1)!);
    expect(prompt.includes('What is closest to my idea?')).toBe(true);
    expect(prompt.includes(ctx.actor.email)).toBe(false);
    expect(prompt.includes(ctx.actor.userId)).toBe(false);
  });
});
