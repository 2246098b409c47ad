import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryLibrary } from '../../../../tests/memory-library.ts';
import {
  type ChatBench,
  createChatBench,
  modelSettings,
  QUESTION,
} from '../../../../tests/model-server/chat-bench.ts';
import { problemsOf } from '../../../../tests/model-server/check-answer.ts';
import type { ModelServer } from '../../../../tests/model-server/model-server.ts';
import { storeSession } from '../../../../tests/model-server/store-session.ts';
import type { Temper } from '../../../../tests/model-server/tempers.ts';
import { createModuleContext, type ModuleContext } from '../../../../tests/module-context.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { AnalysisResult } from '../analysis/run-state.ts';
import { createModel } from '../model/create-model.ts';
import { aiUsage } from '../model/model.tables.ts';
import { readAiUsage } from '../model/read-ai-usage.ts';
import { sendChatMessage } from './send-chat-message.ts';

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
    ['refusal', 'model'],
    ['content-filter', 'embedded'],
    ['obedient', 'model'],
    ['sloppy', 'model'],
  ];
  it.each(tempers)('%s: an answer that stands, one message charged, nothing hangs', async (temper, by) => {
    const { ctx, sessionId } = await bench.newSession();
    server.setTemper(temper);
    const began = performance.now();
    const reply = await sendChatMessage(ctx, { message: QUESTION, sessionId });
    expect(performance.now() - began).toBeLessThan(6000);
    expect(reply.success).toBe(true);
    expect(reply.answer?.answered_by).toBe(by);
    if (by === 'embedded') expect(reply.answer?.notice).toContain('the passages are quoted');
    expect(await problemsOf(reply.answer!, result)).toEqual([]);
    expect(await bench.ledger(ctx)).toEqual(['committed']);
    await expect.poll(() => server.open(), { timeout: 2000 }).toBe(0);
  });
});

describe('token and cost figures', () => {
  it('are kept by person, day and model, and summed for the admin', async () => {
    const { ctx, sessionId } = await bench.newSession();
    const admin = await app.newUser('admin');
    const before = await readAiUsage(admin, { page: 1 });
    await sendChatMessage(ctx, { message: QUESTION, sessionId });
    const { rows, today, month, total, ...rest } = await readAiUsage(admin, { page: 1 });
    expect(rest).toEqual({
      assistant: { kind: 'model', name: 'openai-compatible test' },
      daily_token_cap: 5_000_000,
    });
    expect(total).toBe(before.total + 1);
    const [row, ...others] = rows.filter((one) => one.user_id === ctx.actor.userId);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      user_email: ctx.actor.email,
      model: 'openai-compatible test',
      requests: 1,
    });
    expect(row!.input_tokens).toBeGreaterThan(1000);
    expect(row!.cost_usd).toBeCloseTo((row!.input_tokens * 2 + row!.output_tokens * 8) / 1e6, 9);
    for (const [now, then] of [
      [today, before.today],
      [month, before.month],
    ] as const) {
      expect(now.requests - then.requests).toBe(1);
      expect(now.input_tokens - then.input_tokens).toBe(row!.input_tokens);
      expect(now.cost_usd - then.cost_usd).toBeCloseTo(row!.cost_usd, 9);
    }
    const [stored] = await app.deps.database.db
      .select()
      .from(aiUsage)
      .where(eq(aiUsage.userId, ctx.actor.userId));
    expect(stored?.reservedTokens).toBe(0);
  });

  it('outlive the account, without its address', async () => {
    const { ctx, sessionId } = await bench.newSession();
    await sendChatMessage(ctx, { message: QUESTION, sessionId });
    await app.deps.database.db.delete(users).where(eq(users.id, ctx.actor.userId));
    const { rows } = await readAiUsage(await app.newUser('admin'), { page: 1 });
    const mine = rows.find((row) => row.user_id === ctx.actor.userId);
    expect(mine).toMatchObject({ user_email: null, requests: 1 });
  });

  it('never pass the day’s cap together, however many ask at once', async () => {
    // Room for two answers of some 4,000 tokens while they are booked, and for no third once they are settled.
    const CAP = 14_000;
    const capped = await createModuleContext({
      env: {
        ...modelSettings(server),
        AI_DAILY_TOKEN_CAP: String(CAP),
      },
      override: async (deps) => ({ model: await createModel(deps), library: createMemoryLibrary() }),
    });
    const people = await Promise.all(Array.from({ length: 6 }, () => capped.newUser()));
    const replies = await Promise.all(
      people.map(async (ctx) => {
        const sessionId = await storeSession(capped.deps, ctx.actor.userId, result);
        return sendChatMessage(ctx, { message: QUESTION, sessionId });
      }),
    );
    const byModel = replies.filter(({ answer }) => answer?.answered_by === 'model');
    expect(byModel.length).toBeGreaterThanOrEqual(1);
    expect(byModel.length).toBeLessThanOrEqual(2);
    for (const { answer } of replies) {
      if (answer?.answered_by === 'embedded') expect(answer.notice).toContain('token or call limit');
    }
    const { today } = await readAiUsage(await capped.newUser('admin'), { page: 1 });
    expect(today.input_tokens + today.output_tokens).toBeLessThanOrEqual(CAP);
    await capped.close();
  });
});
