import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

let plain: TestApp;
let production: TestApp;
beforeAll(async () => {
  plain = await createTestApp();
  production = await createTestApp({
    LACUNA_ENV: 'production',
    LACUNA_PUBLIC_URL: 'https://lacuna.example',
    LACUNA_SECRET: 's'.repeat(40),
    LACUNA_ALLOW_DEV_MAILBOX: '1',
    LACUNA_ALLOW_SANDBOX_PAYMENTS: '1',
  });
});
afterAll(async () => {
  await plain.close();
  await production.close();
});

const paths: [string, RequestInit][] = [
  ['/healthz', {}],
  ['/config.json', {}],
  ['/openapi.json', {}],
  ['/auth/v1/user', {}],
  ['/auth/v1/nothing', {}],
  ['/rest/v1/nothing', {}],
  ['/nothing/at/all', {}],
  ['/auth/v1/signin', { method: 'POST', body: '{' }],
  ['/auth/v1/callback/google?code=1&state=2', {}],
  ['/api/analytics/log', { method: 'POST', body: 'x' }],
  ['/healthz', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }],
];

test.each(paths)('%s answers with every security header', async (path, init) => {
  for (const app of [plain, production]) {
    const { headers } = await app.request(path, init);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "connect-src 'self'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const transport = headers.get('strict-transport-security');
    if (app === plain) expect(transport).toBeNull();
    else expect(Number(/max-age=(\d+)/.exec(transport ?? '')?.[1])).toBeGreaterThanOrEqual(31_536_000);
  }
});

test('over https the cookies are __Host- and Secure', async () => {
  const left = await production.request('/auth/v1/logout', {
    json: {},
    headers: { origin: 'https://lacuna.example', 'x-csrf-token': 'ab'.repeat(32) },
  });
  expect(left.status).toBe(204);
  for (const cookie of left.headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Host-lacuna_(session|challenge)=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  }
});
