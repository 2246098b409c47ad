import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkAnswer, problemsOf } from '../../../../tests/model-server/check-answer.ts';
import {
  type ModelServer,
  startModelServer,
  type Temper,
} from '../../../../tests/model-server/model-server.ts';
import { promptText } from '../../../../tests/model-server/reply-composer.ts';
import { SESSION_IDEAS, sessionOf, starterLibrary } from '../../../../tests/model-server/starter-sessions.ts';
import { storeSession } from '../../../../tests/model-server/store-session.ts';
import { createModuleContext, type ModuleContext } from '../../../../tests/module-context.ts';
import type { SessionEvidence } from '../../../core/assistant/evidence.ts';
import type { UserCtx } from '../../context.ts';
import { aiUsage } from '../analyst/analyst.tables.ts';
import { createAnalyst } from '../analyst/create-analyst.ts';
import { createEmbeddedAnalyst } from '../analyst/embedded-analyst.ts';
import { readAiUsage } from '../analyst/read-ai-usage.ts';
import { findUsageDifferences } from '../usage/find-usage-differences.ts';
import { readUsage } from '../usage/read-usage.ts';
import { chatMessages } from './chat.tables.ts';
import { readChat } from './read-chat.ts';
import { runTurn, type TurnReader } from './run-turn.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { startTurn } from './start-turn.ts';
import { stopChat } from './stop-chat.ts';

let server: ModelServer;
let app: ModuleContext;
let evidence: SessionEvidence;
let other: SessionEvidence;

beforeAll(async () => {
  server = await startModelServer();
  app = await createModuleContext({
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: server.url,
      AI_MODEL: 'test',
      AI_TIMEOUT_MS: '4000',
      AI_IDLE_TIMEOUT_MS: '700',
      AI_PRICE_INPUT_PER_MILLION: '2',
      AI_PRICE_OUTPUT_PER_MILLION: '8',
    },
    override: (deps) => ({ analyst: createAnalyst(deps) }),
  });
  const library = await starterLibrary();
  evidence = await sessionOf(library, SESSION_IDEAS[0]);
  other = await sessionOf(library, SESSION_IDEAS[1]);
});
afterAll(async () => {
  expect(await findUsageDifferences(app.system)).toEqual([]);
  await app.close();
  await server.close();
});
beforeEach(() => {
  server.setTemper('good');
  server.requests.length = 0;
});

const QUESTION = 'How does the irrigation work?';
const silentReader: TurnReader = { text: () => undefined, replace: () => undefined };

async function newSession(what = evidence): Promise<{ ctx: UserCtx; sessionId: string }> {
  const ctx = await app.newUser();
  return { ctx, sessionId: await storeSession(app.deps, ctx.actor.userId, what) };
}

const used = async (ctx: UserCtx) =>
  (await readUsage(ctx, { userId: ctx.actor.userId })).counters.chat_messages;

const ledger = async (ctx: UserCtx) => {
  const { rows } = await app.deps.database.db.execute(
    sql`select state from usage_ledger where user_id = ${ctx.actor.userId} order by created_at`,
  );
  return rows.map((row) => (row as { state: string }).state);
};

const history = (ctx: UserCtx, sessionId: string) => readChat(ctx, { sessionId, limit: 50 });

const embedded = (ctx: UserCtx): UserCtx => ({ ...ctx, analyst: createEmbeddedAnalyst() });

describe('a turn', () => {
  it('stores question and answer, charges one message, and is read back with its citations', async () => {
    const { ctx, sessionId } = await newSession();
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
    expect(problemsOf(checkAnswer(messages[1]!, evidence))).toEqual([]);
    expect(await ledger(ctx)).toEqual(['committed']);
  });

  it('is about this session and this person alone', async () => {
    const mine = await newSession();
    const yours = await newSession(other);
    const request = { message: QUESTION, sessionId: yours.sessionId };
    await expect(sendChatMessage(mine.ctx, request)).rejects.toMatchObject({ code: 'session_not_found' });
    await expect(history(mine.ctx, yours.sessionId)).rejects.toMatchObject({ code: 'session_not_found' });
    await expect(stopChat(mine.ctx, yours)).rejects.toMatchObject({ code: 'session_not_found' });
    expect(await ledger(mine.ctx)).toEqual([]);
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
    const { ctx, sessionId } = await newSession();
    await expect(sendChatMessage(ctx, { message, sessionId })).rejects.toMatchObject({ code });
    await expect(sendChatMessage(ctx, { message: QUESTION, sessionId: 'undefined' })).rejects.toMatchObject({
      code: 'invalid_session_id',
    });
    expect(await ledger(ctx)).toEqual([]);
  });

  it('leaves nothing behind when the monthly limit is reached', async () => {
    const { ctx, sessionId } = await newSession();
    for (let n = 0; n < 20; n++) await sendChatMessage(embedded(ctx), { message: 'hello', sessionId });
    await expect(sendChatMessage(ctx, { message: QUESTION, sessionId })).rejects.toMatchObject({
      code: 'usage_limit_reached',
    });
    expect((await history(ctx, sessionId)).messages).toHaveLength(40);
    expect(await used(ctx)).toBe(20);
  });

  it('lets one answer a person run at a time, whatever starts at once', async () => {
    const { ctx, sessionId } = await newSession();
    server.setTemper('slow-drip');
    const starts = await Promise.allSettled(
      Array.from({ length: 8 }, () => sendChatMessage(ctx, { message: QUESTION, sessionId })),
    );
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const start of starts)
      if (start.status === 'rejected') expect(start.reason).toMatchObject({ code: 'busy' });
    expect(await ledger(ctx)).toEqual(['committed']);
    expect((await history(ctx, sessionId)).messages).toHaveLength(2);
  });

  it('tells the session’s topic that the message is there', async () => {
    const { ctx, sessionId } = await newSession();
    await sendChatMessage(ctx, { message: QUESTION, sessionId });
    const events = await app.deps.events.since(`session:${sessionId}`, 0);
    expect(events.at(-1)?.event).toMatchObject({ type: 'chat.message', session_id: sessionId });
  });

  it('answers anew in place of an older answer', async () => {
    const { ctx, sessionId } = await newSession();
    await sendChatMessage(embedded(ctx), { message: QUESTION, sessionId });
    const first = (await history(ctx, sessionId)).messages;
    const again = await sendChatMessage(ctx, { message: '', sessionId, regenerate: first[1]!.id });
    const { messages } = await history(ctx, sessionId);
    expect(messages.map(({ id }) => id)).toEqual([first[0]!.id, again.answer!.id]);
    expect(again.answer?.answered_by).toBe('model');
    expect(await ledger(ctx)).toEqual(['committed', 'committed']);
  });

  it('pages through a long conversation', async () => {
    const { ctx, sessionId } = await newSession();
    for (let n = 0; n < 3; n++) await sendChatMessage(embedded(ctx), { message: `hello`, sessionId });
    const newest = await readChat(ctx, { sessionId, limit: 4 });
    expect(newest.messages).toHaveLength(4);
    const older = await readChat(ctx, { sessionId, limit: 4, before: newest.before! });
    expect(older.messages).toHaveLength(2);
    expect(older.before).toBeNull();
    expect(newest.suggestions.length).toBeGreaterThanOrEqual(3);
  });

  it('gives the model the conversation so far, and no data of its person', async () => {
    const { ctx, sessionId } = await newSession();
    await sendChatMessage(ctx, { message: 'What is closest to my idea?', sessionId });
    await sendChatMessage(ctx, { message: QUESTION, sessionId });
    const prompt = promptText(server.requests.at(-1)!);
    expect(prompt.includes('user: What is closest to my idea?')).toBe(true);
    expect(prompt.includes(ctx.actor.email)).toBe(false);
    expect(prompt.includes(ctx.actor.userId)).toBe(false);
  });
});

describe('stopping and breaking off', () => {
  async function startSlow() {
    const { ctx, sessionId } = await newSession();
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
    expect(problemsOf(checkAnswer(answer, evidence))).toEqual([]);
    expect(await ledger(ctx)).toEqual(['committed']);
    expect(await stopChat(ctx, { sessionId })).toEqual({ stopped: false });
  });

  it('charges nothing when it is stopped before the first word', async () => {
    const { ctx, sessionId } = await newSession();
    server.setTemper('silent');
    const turn = await startTurn(ctx, { message: QUESTION, sessionId });
    await stopChat(ctx, { sessionId });
    const answer = await runTurn(ctx, turn, silentReader);
    expect(answer).toMatchObject({ status: 'stopped', content: '' });
    expect(await ledger(ctx)).toEqual(['released']);
  });

  it('shows a reload in the middle only text that stood the check', async () => {
    const { ctx, sessionId, running } = await startSlow();
    await new Promise((resolve) => setTimeout(resolve, 1300));
    const middle = (await history(ctx, sessionId)).messages[1]!;
    expect(middle.status).toBe('streaming');
    expect(problemsOf(checkAnswer(middle, evidence))).toEqual([]);
    const answer = await running;
    expect(answer.content.startsWith(middle.content)).toBe(true);
    expect((await history(ctx, sessionId)).messages[1]).toEqual(answer);
  });

  it('lets a person ask again after the process that answered has died', async () => {
    const { ctx, sessionId } = await newSession();
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
    const { ctx, sessionId } = await newSession();
    const broken: UserCtx = {
      ...ctx,
      analyst: { ...createEmbeddedAnalyst(), answer: () => Promise.reject(new Error('broken')) },
    };
    expect(await sendChatMessage(broken, { message: QUESTION, sessionId })).toMatchObject({
      success: false,
      message: 'I apologize, but I encountered an error. Please try your question again.',
      error: 'Sorry, I encountered an error processing your request.',
    });
    expect(await ledger(ctx)).toEqual(['released']);
  });

  it('does not survive the session it belongs to', async () => {
    const { ctx, sessionId, running, delivered } = await startSlow();
    await delivered;
    await app.deps.database.db.execute(sql`delete from idea_sessions where id = ${sessionId}`);
    expect((await running).status).toBe('stopped');
    expect(await ledger(ctx)).toEqual(['committed']);
  });
});

describe('every temper of a provider', () => {
  const tempers: [Temper, 'model' | 'embedded'][] = [
    ['good', 'model'],
    ['slow-drip', 'model'],
    ['stall', 'model'],
    ['silent', 'embedded'],
    ['rate-limited', 'embedded'],
    ['rate-limited-retry-after', 'embedded'],
    ['server-error', 'embedded'],
    ['malformed', 'embedded'],
    ['truncated', 'embedded'],
    ['wrong-schema', 'embedded'],
    ['cut-stream', 'model'],
    ['refusal', 'embedded'],
    ['content-filter', 'embedded'],
    ['obedient', 'model'],
    ['sloppy', 'model'],
  ];
  it.each(tempers)('%s: an answer that stands, one message charged, nothing hangs', async (temper, by) => {
    const { ctx, sessionId } = await newSession();
    server.setTemper(temper);
    const began = performance.now();
    const reply = await sendChatMessage(ctx, { message: QUESTION, sessionId });
    expect(performance.now() - began).toBeLessThan(6000);
    expect(reply.success).toBe(true);
    expect(reply.answer?.answered_by).toBe(by);
    if (by === 'embedded') expect(reply.answer?.notice).toContain('the embedded assistant answered');
    expect(problemsOf(checkAnswer(reply.answer!, evidence))).toEqual([]);
    expect(await ledger(ctx)).toEqual(['committed']);
    await expect.poll(() => server.open(), { timeout: 2000 }).toBe(0);
  });
});

describe('token and cost figures', () => {
  it('are kept by person, day and model, for the admin alone', async () => {
    const { ctx, sessionId } = await newSession();
    await sendChatMessage(ctx, { message: QUESTION, sessionId });
    const admin = await app.newUser('admin');
    const range = { from: '2000-01-01', to: '2999-12-31' };
    await expect(readAiUsage(ctx, range)).rejects.toMatchObject({ code: 'forbidden' });
    const mine = (await readAiUsage(admin, range)).filter((row) => row.user_id === ctx.actor.userId);
    expect(mine).toHaveLength(1);
    const [row] = mine;
    expect(row).toMatchObject({ model: 'openai-compatible test', requests: 1 });
    expect(row!.input_tokens).toBeGreaterThan(1000);
    expect(row!.cost_usd).toBeCloseTo((row!.input_tokens * 2 + row!.output_tokens * 8) / 1e6, 9);
    const [stored] = await app.deps.database.db
      .select()
      .from(aiUsage)
      .where(eq(aiUsage.userId, ctx.actor.userId));
    expect(stored?.reservedTokens).toBe(0);
  });

  it('never pass the day’s cap together, however many ask at once', async () => {
    const capped = await createModuleContext({
      env: {
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: server.url,
        AI_MODEL: 'test',
        AI_DAILY_TOKEN_CAP: '21000',
      },
      override: (deps) => ({ analyst: createAnalyst(deps) }),
    });
    const people = await Promise.all(Array.from({ length: 6 }, () => capped.newUser()));
    const replies = await Promise.all(
      people.map(async (ctx) => {
        const sessionId = await storeSession(capped.deps, ctx.actor.userId, evidence);
        return sendChatMessage(ctx, { message: QUESTION, sessionId });
      }),
    );
    const byModel = replies.filter(({ answer }) => answer?.answered_by === 'model');
    expect(byModel.length).toBeGreaterThanOrEqual(1);
    expect(byModel.length).toBeLessThanOrEqual(2);
    for (const { answer } of replies) {
      if (answer?.answered_by === 'embedded') expect(answer.notice).toContain('allowance');
    }
    await capped.close();
  });
});
