import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnthropicServer,
  startAnthropicServer,
} from '../../../../tests/model-server/anthropic-server.ts';
import {
  checkAnswer,
  problemsOf,
  problemsOfProposals,
  problemsOfTexts,
} from '../../../../tests/model-server/check-answer.ts';
import { type ModelServer, startModelServer } from '../../../../tests/model-server/model-server.ts';
import { SESSION_IDEAS, sessionOf, starterLibrary } from '../../../../tests/model-server/starter-sessions.ts';
import { createModuleContext, type ModuleContext } from '../../../../tests/module-context.ts';
import type { AnalysisReport } from '../../../contract/report.ts';
import type { SessionEvidence } from '../../../core/assistant/evidence.ts';
import type { Analyst, ChatAnswer } from './analyst.ts';
import { createAnalyst } from './create-analyst.ts';
import { readAiUsage } from './read-ai-usage.ts';

// The adapters of the hosted providers, over HTTP against programs that speak their protocols.
let evidence: SessionEvidence;
let anthropic: AnthropicServer;
let openai: ModelServer;
const apps: ModuleContext[] = [];
beforeAll(async () => {
  evidence = await sessionOf(await starterLibrary(), SESSION_IDEAS[0]);
  [anthropic, openai] = await Promise.all([startAnthropicServer(), startModelServer()]);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all([anthropic.close(), openai.close()]);
});

/** The analyst that settings with no more than provider, key and address give. */
async function openAnalyst(provider: 'anthropic' | 'openai', url: string) {
  const app = await createModuleContext({
    env: { AI_PROVIDER: provider, AI_BASE_URL: url, AI_API_KEY: 'key-of-the-test', AI_TIMEOUT_MS: '8000' },
    override: async (deps) => ({ analyst: await createAnalyst(deps) }),
  });
  apps.push(app);
  const { userId } = (await app.newUser()).actor;
  return { app, userId, analyst: app.deps.analyst };
}

const ask = (analyst: Analyst, userId: string): Promise<ChatAnswer> =>
  analyst.answer(
    { message: 'How does the irrigation work?', history: [], evidence, contextTokens: 8000 },
    {
      userId,
      signal: new AbortController().signal,
      onText: () => undefined,
      onReplace: () => undefined,
      onVerified: () => undefined,
    },
  );

async function expectWhole({ app, analyst, userId }: Awaited<ReturnType<typeof openAnalyst>>, model: string) {
  const answer = await ask(analyst, userId);
  expect([answer.answeredBy, answer.notice]).toEqual(['model', null]);
  expect(problemsOf(checkAnswer(answer, evidence))).toEqual([]);
  const report = evidence.report as AnalysisReport;
  const signal = new AbortController().signal;
  const phrased = await analyst.phrase({ report, patents: evidence.patents }, { signal, userId });
  expect(phrased.notice).toBeNull();
  expect(phrased.report.opportunities.map((one) => one.phrased_by)).toContain('model');
  expect(phrased.report.proposed?.length).toBeGreaterThan(0);
  expect([
    ...problemsOfTexts(phrased.report, evidence),
    ...problemsOfProposals(phrased.report, evidence),
  ]).toEqual([]);
  const { rows } = await readAiUsage(await app.newUser('admin'), { page: 1 });
  expect(rows[0]).toMatchObject({ user_id: userId, model });
  expect(rows[0]?.input_tokens).toBe(answer.tokens.input + phrased.tokens.input);
  expect(rows[0]?.output_tokens).toBe(answer.tokens.output + phrased.tokens.output);
  expect(answer.tokens.output).toBeGreaterThan(50);
}

/** Objects of a JSON schema that a strict provider refuses: open ones, and those with optional properties. */
function looseObjects(schema: unknown): object[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  const names = Object.keys((properties as object | undefined) ?? {});
  const closed =
    additionalProperties === false && names.every((name) => (required as string[]).includes(name));
  const own = type === 'object' && !closed ? [schema] : [];
  return [...own, ...Object.values(schema).flatMap(looseObjects)];
}

describe('anthropic', () => {
  it('answers and phrases by its Messages protocol, with a schema that it can hold to', async () => {
    await expectWhole(await openAnalyst('anthropic', anthropic.url), 'anthropic claude-sonnet-4-5');
    const [{ path, headers, body }] = anthropic.requests as [AnthropicServer['requests'][0]];
    expect(path).toBe('/v1/messages');
    expect(headers).toMatchObject({ 'x-api-key': 'key-of-the-test', 'anthropic-version': '2023-06-01' });
    expect(body).toMatchObject({
      model: 'claude-sonnet-4-5',
      stream: true,
      temperature: 0,
      max_tokens: 2000,
    });
    expect(body.output_config?.format?.type).toBe('json_schema');
    expect(body.tools).toBeUndefined();
    for (const request of anthropic.requests)
      expect(looseObjects(request.body.output_config?.format?.schema)).toEqual([]);
  });

  it('hands over to the embedded analyst when the key is refused, without asking again', async () => {
    const { analyst, userId } = await openAnalyst('anthropic', anthropic.url);
    anthropic.refuseWith(401);
    anthropic.requests.length = 0;
    const answer = await ask(analyst, userId);
    expect(answer).toMatchObject({
      answeredBy: 'embedded',
      notice: expect.stringMatching(/could not be reached/),
    });
    expect(anthropic.requests).toHaveLength(1);
  });
});

describe('openai', () => {
  it('answers and phrases by its chat protocol, with a strict schema', async () => {
    await expectWhole(await openAnalyst('openai', openai.url), 'openai gpt-4.1-mini');
    expect(openai.newest().authorization).toBe('Bearer key-of-the-test');
    const [body] = openai.requests;
    expect(body).toMatchObject({ model: 'gpt-4.1-mini', stream: true, temperature: 0, max_tokens: 2000 });
    for (const { response_format: format } of openai.requests) {
      expect(format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
      expect(looseObjects(format?.json_schema?.schema)).toEqual([]);
    }
  });

  it('hands over to the embedded analyst when its server fails', async () => {
    const { analyst, userId } = await openAnalyst('openai', openai.url);
    openai.setTemper('content-filter');
    const answer = await ask(analyst, userId);
    expect(answer).toMatchObject({ answeredBy: 'embedded', notice: expect.stringMatching(/declined/) });
  });
});
