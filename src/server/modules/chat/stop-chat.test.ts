import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ChatBench,
  createChatBench,
  history,
  QUESTION,
} from '../../../../tests/model-server/chat-bench.ts';
import { problemsOf } from '../../../../tests/model-server/check-answer.ts';
import type { ModelServer } from '../../../../tests/model-server/model-server.ts';
import type { ModuleContext } from '../../../../tests/module-context.ts';
import type { UserCtx } from '../../context.ts';
import type { AnalysisResult } from '../analysis/run-state.ts';
import { chatMessages } from './chat.tables.ts';
import { runTurn, type TurnReader } from './run-turn.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { startTurn } from './start-turn.ts';
import { stopChat } from './stop-chat.ts';

let bench: ChatBench;
let server: ModelServer;
let app: ModuleContext;
let result: AnalysisResult;
beforeAll(async () => {
  bench = await createChatBench();
  ({ server, app, result } = bench);
});
afterAll(() => bench.close());
beforeEach(() => {
  server.setTemper('good');
  server.requests.length = 0;
});

const silentReader: TurnReader = { text: () => undefined, replace: () => undefined };

describe('stopping and breaking off', () => {
  async function startSlow() {
    const { ctx, sessionId } = await bench.newSession();
    server.setTemper('slow-drip');
    const turn = await startTurn(ctx, { message: QUESTION, sessionId });
    let firstText: () => void = () => undefined;
    const delivered = new Promise<void>((resolve) => {
      firstText = resolve;
    });
    const running = runTurn(ctx, turn, { ...silentReader, text: () => firstText() });
    return { ctx, sessionId, turn, running, delivered };
  }

  it('stops within a second, keeps what stood the check, and charges what was delivered', async () => {
    const { ctx, sessionId, running, delivered } = await startSlow();
    await delivered;
    const began = performance.now();
    expect(await stopChat(ctx, { sessionId })).toEqual({ stopped: true });
    const answer = await running;
    expect(performance.now() - began).toBeLessThan(1500);
    expect(answer.status).toBe('stopped');
    expect(await problemsOf(answer, result)).toEqual([]);
    expect(await bench.ledger(ctx)).toEqual(['committed']);
    expect(await stopChat(ctx, { sessionId })).toEqual({ stopped: false });
  });

  it('charges nothing when it is stopped before the first word', async () => {
    const { ctx, sessionId } = await bench.newSession();
    server.setTemper('silent');
    const turn = await startTurn(ctx, { message: QUESTION, sessionId });
    await stopChat(ctx, { sessionId });
    const answer = await runTurn(ctx, turn, silentReader);
    expect(answer).toMatchObject({ status: 'stopped', content: '' });
    expect(await bench.ledger(ctx)).toEqual(['released']);
  });

  it('shows a reload in the middle only text that stood the check', async () => {
    const { ctx, sessionId, running, delivered } = await startSlow();
    await delivered;
    const middle = (await history(ctx, sessionId)).messages[1]!;
    expect(middle.status).toBe('streaming');
    expect(await problemsOf(middle, result)).toEqual([]);
    const answer = await running;
    expect(answer.content.startsWith(middle.content)).toBe(true);
    expect((await history(ctx, sessionId)).messages[1]).toEqual(answer);
  });

  it('lets a person ask again after the process that answered has died', async () => {
    const { ctx, sessionId } = await bench.newSession();
    const turn = await startTurn(ctx, { message: QUESTION, sessionId });
    await expect(startTurn(ctx, { message: QUESTION, sessionId })).rejects.toMatchObject({ code: 'busy' });
    await app.deps.database.db
      .update(chatMessages)
      .set({ aliveAt: sql`now() - interval '1 minute'` })
      .where(eq(chatMessages.id, turn.answer.id));
    expect((await history(ctx, sessionId)).messages[1]?.status).toBe('failed');
    expect((await sendChatMessage(ctx, { message: QUESTION, sessionId })).success).toBe(true);
  });

  it('apologises and charges nothing when the answer fails of itself', async () => {
    const { ctx, sessionId } = await bench.newSession();
    const broken: UserCtx = {
      ...ctx,
      model: {
        name: 'broken',
        ask: () => Promise.reject(new Error('broken')),
        converse: () => Promise.reject(new Error('broken')),
      },
    };
    expect(await sendChatMessage(broken, { message: QUESTION, sessionId })).toMatchObject({
      success: false,
      message: 'I apologize, but I encountered an error. Please try your question again.',
      error: 'Sorry, I encountered an error processing your request.',
    });
    expect(await bench.ledger(ctx)).toEqual(['released']);
  });

  it('does not survive the session it belongs to', async () => {
    const { ctx, sessionId, running, delivered } = await startSlow();
    await delivered;
    await app.deps.database.db.execute(sql`delete from idea_sessions where id = ${sessionId}`);
    expect((await running).status).toBe('stopped');
    expect(await bench.ledger(ctx)).toEqual(['committed']);
  });
});
