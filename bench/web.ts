import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createAccount, signInByForm } from '../e2e/support/accounts.ts';

/**
 * Page speed of the production build: Lighthouse (mobile, median of five) on the public pages, and the JavaScript
 * that each route loads before anything is touched. Prints each figure beside its budget.
 */
const RUNS = 5;
const LIGHTHOUSE_PAGES = ['/', '/features'];
const LIGHTHOUSE_BUDGETS = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 } as const;
const SCRIPT_BUDGETS: Record<string, number> = {
  '/': 115,
  '/features': 115,
  '/login': 250,
  '/signup': 250,
  '/example': 250,
  '/dashboard/new-idea': 250,
  '/dashboard/browse': 250,
  '/dashboard/sessions': 250,
  '/dashboard/profile': 250,
  '/dashboard/admin': 250,
};
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function startProduct(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'lacuna-bench-web-'));
  const child = spawn('node', ['src/cli/main.ts', 'serve'], {
    env: {
      ...process.env,
      PORT: String(port),
      LACUNA_DATA_DIR: dataDir,
      LACUNA_LOG_LEVEL: 'error',
      AI_DETECT_LOCAL: '0',
    },
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  for (let waited = 0; waited < 180; waited++) {
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, stop };
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measureLighthouse(url: string, port: number): Promise<void> {
  const scores: Record<string, number[]> = {};
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    for (const [name, category] of Object.entries(result?.lhr.categories ?? {})) {
      scores[name] = [...(scores[name] ?? []), Math.round((category.score ?? 0) * 100)];
    }
  }
  for (const [name, budget] of Object.entries(LIGHTHOUSE_BUDGETS)) {
    const value = median(scores[name] ?? []);
    console.log(
      `${new URL(url).pathname}\t${name}\t${value}\tbudget ≥ ${budget}\t${value >= budget ? 'ok' : 'OVER'}`,
    );
  }
}

async function scriptBytes(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.detach();
  return bytes;
}

async function measureScripts(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await signInByForm(page, await createAccount(origin));
  const state = await context.storageState();
  for (const [path, budget] of Object.entries(SCRIPT_BUDGETS)) {
    const signedIn = path.startsWith('/dashboard');
    const fresh = await browser.newContext(signedIn ? { storageState: state } : {});
    const kilobytes = (await scriptBytes(await fresh.newPage(), origin + path)) / 1024;
    await fresh.close();
    const verdict = kilobytes <= budget ? 'ok' : 'OVER';
    console.log(`${path}\tJavaScript\t${kilobytes.toFixed(1)} KB\tbudget ≤ ${budget} KB\t${verdict}`);
  }
  await context.close();
}

const { origin, stop } = await startProduct();
const debugPort = await freePort();
const system = '/usr/bin/chromium';
const browser = await chromium.launch({
  args: [...FLAGS, `--remote-debugging-port=${debugPort}`],
  ...(existsSync(system) ? { executablePath: system } : {}),
});
try {
  for (const path of LIGHTHOUSE_PAGES) await measureLighthouse(origin + path, debugPort);
  await measureScripts(browser, origin);
} finally {
  await browser.close();
  await stop();
}
