import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient, type Permit } from './api-client.ts';

/** Requests as they reached the network; each is answered by hand, or ends by its signal. */
let sent: { method: string; token: string | null; answer: (status: number) => void }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal(
    'fetch',
    (_path: string, { method, headers, signal }: RequestInit & { headers: Headers; signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        sent.push({
          method: String(method),
          token: headers.get('authorization'),
          answer: (status) => resolve(new Response('{}', { status })),
        });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((done) => setTimeout(done));

/** A client whose permits come from a list, the last one for good. */
function clientWith(permits: Omit<Permit, 'track'>[], renewed: string | null = null) {
  const next = () => (permits.length > 1 ? permits.shift() : permits[0]) as Permit;
  const permit = async (): Promise<Permit> => ({ ...next(), track: (change) => change });
  return createApiClient({ permit, renewToken: async () => renewed });
}

test('a read that is cut off is asked again with the session that went on', async () => {
  const ending = new AbortController();
  const { send } = clientWith([
    { token: 'old', signal: ending.signal },
    { token: 'old', signal: null },
  ]);
  const answer = send({ method: 'GET', path: '/rest/v1/ideas' });
  await settle();
  ending.abort();
  await settle();
  expect(sent).toHaveLength(2);
  sent[1]?.answer(200);
  expect((await answer).status).toBe(200);
});

test('a read that is cut off is not asked again once the session is over', async () => {
  const ending = new AbortController();
  const { send } = clientWith([
    { token: 'old', signal: ending.signal },
    { token: null, signal: null },
  ]);
  const answer = send({ method: 'GET', path: '/rest/v1/ideas' });
  await settle();
  ending.abort();
  await expect(answer).rejects.toMatchObject({ code: 'aborted' });
  expect(sent).toHaveLength(1);
});

test('a change is never cut off, nor what the caller stopped asked again', async () => {
  const ending = new AbortController();
  const { send } = clientWith([{ token: 'old', signal: ending.signal }]);
  const change = send({ method: 'POST', path: '/functions/v1/analyze-idea', body: {} });
  const stop = new AbortController();
  const read = send({ method: 'GET', path: '/rest/v1/ideas', signal: stop.signal });
  await settle();
  stop.abort();
  await expect(read).rejects.toMatchObject({ code: 'aborted' });
  ending.abort();
  sent[0]?.answer(200);
  expect((await change).status).toBe(200);
  expect(sent).toHaveLength(2);
});

test('a 401 is answered by one renewal and one repeat', async () => {
  const { send } = clientWith([{ token: 'old', signal: null }], 'new');
  const answer = send({ method: 'GET', path: '/rest/v1/ideas' });
  await settle();
  sent[0]?.answer(401);
  await settle();
  sent[1]?.answer(401);
  await expect(answer).rejects.toMatchObject({ status: 401 });
  expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
});
