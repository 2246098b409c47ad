import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUser, type TestUser } from '../../../tests/analysis-app.ts';
import { createMemoryLibrary } from '../../../tests/memory-library.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { sanitiseIdea } from '../../contract/idea-text.ts';
import { LENGTHS } from '../../contract/limits.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp({}, { library: createMemoryLibrary() });
  user = await insertUser(app);
}, 60_000);
afterAll(() => app.close());

const MEGABYTE = 1_000_000;
const filled = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

async function timed(path: string, body: string): Promise<{ status: number; took: number }> {
  const start = performance.now();
  const response = await app.request(path, {
    method: 'POST',
    token: user.token,
    body,
    headers: { 'content-type': 'application/json' },
  });
  await response.text();
  return { status: response.status, took: performance.now() - start };
}

/** What patterns, parsers and sanitizers may stumble over. */
const parts = [
  'x',
  '<',
  '< on',
  '<script',
  'style="',
  'javascript:',
  ' ',
  '\u200b',
  '\ud83d\udc68\u200d',
  '\\',
  '\n',
];

test('an idea of a megabyte is refused within two seconds, whatever it is made of', async () => {
  for (const part of parts) {
    const wanted = [
      { searchTerms: [filled(part, MEGABYTE - 100)] },
      { searchTerms: Array.from({ length: 10 }, () => filled(part, MEGABYTE / 10 - 100)) },
      { sessionId: filled(part, MEGABYTE - 100) },
    ];
    for (const body of wanted) {
      await app.deps.database.pool.query('delete from rate_limits');
      const { status, took } = await timed('/functions/v1/analyze-idea', JSON.stringify(body));
      expect([400, 404, 413], part).toContain(status);
      expect(took, part).toBeLessThan(2_000);
    }
  }
});

test('the longest idea that is read is judged within two seconds, whatever it is made of', () => {
  for (const part of [
    ...parts,
    '< onaaa',
    '<a onabc ',
    'style= expression',
    ': expression ',
    '<\t',
    'on=<',
  ]) {
    const start = performance.now();
    sanitiseIdea(filled(part, LENGTHS.idea));
    expect(performance.now() - start, part).toBeLessThan(2_000);
  }
});

test('a body nested a hundred thousand deep, or larger than its route takes, is refused within two seconds', async () => {
  const deep = filled('[', 200_000) + filled(']', 200_000);
  for (const [path, body] of [
    ['/functions/v1/analyze-idea', `{"searchTerms":${deep}}`],
    ['/functions/v1/analyze-idea', `{"searchTerms":["${filled('x', 2 * MEGABYTE)}"]}`],
    ['/functions/v1/chat-with-ai', `{"sessionId":"x","message":"${filled('x', MEGABYTE)}"}`],
    ['/auth/v1/signup', `{"email":"a@example.org","password":"${filled('x', MEGABYTE)}"}`],
    ['/api/analytics/log', `{"level":"info","message":"${filled('x', MEGABYTE)}"}`],
  ] as const) {
    const { status, took } = await timed(path, body);
    expect([204, 400, 403, 413], path).toContain(status);
    expect(took, path).toBeLessThan(2_000);
  }
});
