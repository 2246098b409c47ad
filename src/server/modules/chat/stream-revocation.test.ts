import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryLibrary } from '../../../../tests/memory-library.ts';
import { analyzeInMemory, IDEAS } from '../../../../tests/model-server/analyzed-idea.ts';
import { modelSettings, QUESTION } from '../../../../tests/model-server/chat-bench.ts';
import { type ModelServer, startModelServer } from '../../../../tests/model-server/model-server.ts';
import { storeSession } from '../../../../tests/model-server/store-session.ts';
import { createSignedInUser, type SignedInUser, signIn } from '../../../../tests/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';

let app: TestApp;
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer('slow-drip');
  app = await createTestApp(modelSettings(server), { library: createMemoryLibrary() });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** Asks and reads until the first words have come; `rest` tells when the stream ends and with what. */
async function ask(user: SignedInUser, sessionId: string) {
  const response = await app.request('/functions/v1/chat-with-ai', {
    token: user.token,
    headers: { accept: 'text/event-stream' },
    json: { sessionId, message: QUESTION },
  });
  const frames = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('"type":"delta"')) {
    const part = await frames.read();
    if (part.done) throw new Error(`the stream ended without words: ${text}`);
    text += part.value;
  }
  const rest = (async () => {
    for (let part = await frames.read(); !part.done; part = await frames.read()) text += part.value;
    return text;
  })();
  return { rest };
}

test('the answer to a person who is disabled breaks off within five seconds; another device signing out does not', {
  timeout: 90_000,
}, async () => {
  const admin = await createSignedInUser(app, { admin: true });
  const user = await createSignedInUser(app);
  const elsewhere = await signIn(app, user.email);
  const result = await analyzeInMemory(IDEAS.planter, null);
  const sessionId = await storeSession(app.deps, user.userId, result);

  const kept = await ask(user, sessionId);
  await app.request('/auth/v1/logout', { token: elsewhere.token, json: {} });
  expect(await kept.rest).toContain('"type":"done"');

  const ending = await ask(user, sessionId);
  const disabled = performance.now();
  await app.request(`/auth/v1/admin/users/${user.userId}/disable`, { token: admin.token, json: {} });
  expect(await ending.rest).not.toContain('"type":"done"');
  expect(performance.now() - disabled).toBeLessThan(5_000);
});
