import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { CHECKS } from '../../cli/doctor-checks.ts';
import { welcomeText } from '../../cli/welcome-text.ts';
import { loadConfig } from '../config.ts';
import { developmentToken } from './local-only.ts';

const PRODUCTION = {
  LACUNA_ENV: 'production',
  LACUNA_ALLOW_DEV_MAILBOX: '1',
  LACUNA_ALLOW_SANDBOX_PAYMENTS: '1',
  LACUNA_PUBLIC_URL: 'https://lacuna.example',
  LACUNA_SECRET: 's'.repeat(40),
};
const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };
let production: TestApp;
let development: TestApp;
beforeAll(async () => {
  production = await createTestApp(PRODUCTION);
  development = await createTestApp();
});
afterAll(async () => {
  await production.close();
  await development.close();
});

test('in production mailbox and sandbox are closed to everybody without the token, local or not', async () => {
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/sandbox/checkout/x', '/sandbox/portal/x']) {
    for (const headers of [
      {},
      FORWARDED,
      { authorization: 'Bearer wrong' },
      { cookie: 'lacuna_development=x' },
    ]) {
      expect((await production.request(path, { headers })).status, path).toBe(404);
    }
    expect((await production.request(`${path}?token=wrong`)).status, path).toBe(404);
  }
});

test('the token opens them, once given, and leaves the address', async () => {
  const token = developmentToken(production.deps.secret);
  const opened = await production.request(`/dev/mailbox?token=${token}`, { headers: FORWARDED });
  expect(opened.status).toBe(302);
  expect(opened.headers.get('location')).toBe('/dev/mailbox');
  const [cookie = ''] = opened.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  const headers = { ...FORWARDED, cookie: cookie.split(';')[0] ?? '' };
  expect((await production.request('/dev/mailbox', { headers })).status).toBe(200);
  const bearer = { authorization: `Bearer ${token}` };
  expect((await production.request('/dev/mailbox.json', { headers: bearer })).status).toBe(200);
});

test('outside production a tunnel on this machine does not open them either', async () => {
  expect((await development.request('/dev/mailbox.json')).status).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
    const headers = { [name]: '203.0.113.7' };
    expect((await development.request('/dev/mailbox.json', { headers })).status, name).toBe(404);
    expect((await development.request('/metrics', { headers })).status, name).toBe(404);
  }
});

test('a missing LACUNA_TRUSTED_PROXIES is named at start and by the doctor', async () => {
  const config = loadConfig(PRODUCTION);
  const token = developmentToken('secret');
  const welcome = welcomeText(config, config.port, token);
  expect(welcome).toContain('LACUNA_TRUSTED_PROXIES');
  expect(welcome).toContain(`/dev/mailbox?token=${token}`);
  const place = { config, paths: {} as never };
  expect(await CHECKS.Proxies?.(place)).toMatchObject({ status: 'warning' });
  const trusting = loadConfig({ ...PRODUCTION, LACUNA_TRUSTED_PROXIES: '1' });
  expect(welcomeText(trusting, trusting.port, token)).not.toContain('LACUNA_TRUSTED_PROXIES');
  expect(await CHECKS.Proxies?.({ ...place, config: trusting })).toMatchObject({ status: 'ok' });
  const own = loadConfig({});
  expect(welcomeText(own, own.port, token)).not.toContain(token);
});
