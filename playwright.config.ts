import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags, executablePath } from './e2e/support/browser.ts';

const port = process.env.E2E_PORT ?? '4173';
const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${port}`;

// Set once by the first process and inherited by the workers, so that tests can use the command line on the same data.
const madeHere = !process.env.LACUNA_DATA_DIR;
process.env.LACUNA_DATA_DIR ??= join(tmpdir(), `lacuna-e2e-${randomUUID()}`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Generous: a machine that also builds must not fail a test that only waits.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Nothing waits for an animation to end.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step doubles the time of a run: asked for when a failure is looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath, args: browserFlags },
  },
  // The real product: its own database, index and mailbox in a new folder.
  webServer: process.env.E2E_BASE_URL
    ? undefined
    : {
        command: 'node e2e/support/serve-fresh.ts',
        url: `${baseURL}/readyz`,
        env: { PORT: port, REMOVE_DATA: madeHere ? 'yes' : '' },
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      },
});
