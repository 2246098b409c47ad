import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientLog } from './client-log.ts';

const sent: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', { pathname: '/dashboard/browse' });
  vi.stubGlobal('fetch', async (path: string, request: { body: string }) => {
    sent.push({ path, body: JSON.parse(request.body) });
    throw new TypeError('the line is down');
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('warnings and errors are sent, the rest is kept; that sending fails disturbs nobody', () => {
  const log = new ClientLog();
  for (const level of ['debug', 'info', 'warn', 'error'] as const) log.write(level, level);
  expect(log.entries).toHaveLength(4);
  expect(sent).toMatchObject([
    { path: '/api/analytics/log', body: { level: 'warn', message: 'warn', timestamp: expect.any(String) } },
    { path: '/api/analytics/log', body: { level: 'error' } },
  ]);
});

test('of security events the high and critical ones are sent', () => {
  const log = new ClientLog();
  for (const severity of ['low', 'medium', 'high', 'critical'] as const) log.security('x', severity, {});
  expect(sent.map(({ path, body }) => [path, body.severity])).toEqual([
    ['/api/security/log', 'high'],
    ['/api/security/log', 'critical'],
  ]);
});

test('the last 100 entries and the last 50 errors are kept', () => {
  const log = new ClientLog();
  for (let n = 1; n <= 120; n++) log.error(new Error(`error ${n}`), 'test');
  expect(log.entries).toHaveLength(100);
  expect(log.errors).toHaveLength(50);
  expect(log.errors.at(-1)).toEqual({
    error: 'error 120',
    info: 'test',
    timestamp: expect.any(String),
    userAgent: navigator.userAgent,
    url: '/dashboard/browse',
  });
});
