import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeDeps } from '../src/server/compose.ts';
import { composeEarly } from '../src/server/compose-early.ts';
import { loadConfig } from '../src/server/config.ts';
import type { Deps } from '../src/server/context.ts';
import { createApp } from '../src/server/http/app.ts';
import type { Api } from '../src/server/http/mount.ts';
import { createTestDatabase } from './database.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';

export { type FakeClock, fakeClock };

export interface TestApp {
  api: Api;
  deps: Deps;
  clock: FakeClock;
  /** Sends a request through the whole application, in process. */
  request(path: string, init?: RequestInit & { token?: string; json?: unknown }): Promise<Response>;
  close(): Promise<void>;
}

/** The whole application over a fresh database, with development mailbox, sandbox payments and the embedded analyst. */
export async function createTestApp(
  env: Record<string, string> = {},
  override: Partial<Deps> = {},
): Promise<TestApp> {
  const testDatabase = await createTestDatabase();
  const clock = fakeClock();
  const config = loadConfig({
    LACUNA_ENV: 'test',
    LACUNA_LOG_LEVEL: 'silent',
    LACUNA_DATA_DIR: mkdtempSync(join(tmpdir(), 'lacuna-test-')),
    ...env,
  });
  const { deps: composed, close } = await composeDeps(config, testDatabase.url, composeEarly(config, clock));
  const deps = { ...composed, ...override };
  await deps.jobs.start();
  const api = createApp(deps);
  return {
    api,
    deps,
    clock,
    request: async (path, init = {}) => {
      const { token, json, ...rest } = init;
      const headers = new Headers(rest.headers);
      headers.set('host', 'localhost');
      if (token) headers.set('authorization', `Bearer ${token}`);
      if (json !== undefined) headers.set('content-type', 'application/json');
      const body = json === undefined ? rest.body : JSON.stringify(json);
      const method = rest.method ?? (body ? 'POST' : 'GET');
      return api.hono.request(`http://localhost${path}`, { ...rest, method, headers, body });
    },
    close: async () => {
      await close();
      await testDatabase.close();
    },
  };
}
