/**
 * Photographs every screen at three widths in both themes into `screenshots/`.
 *
 *   npm run screenshots                      all screens of a product started for the purpose
 *   npm run screenshots -- landing browse    some of them
 *   E2E_BASE_URL=http://localhost:3000 npm run screenshots    of a running product
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Account, createAccount, signInByForm } from '../e2e/support/accounts.ts';
import { analyzeAs, createAdmin, FALLS } from '../e2e/support/analyses.ts';
import { browserFlags, executablePath } from '../e2e/support/browser.ts';
import { SCREENS, type Screen } from './screens.ts';

const WIDTHS = (process.env.WIDTHS ?? '1440,768,360').split(',').map(Number);
const THEMES = (process.env.THEMES ?? 'light,dark').split(',') as ('light' | 'dark')[];
// The command line that makes an administrator works on the data of the server.
const madeHere = !process.env.LACUNA_DATA_DIR;
process.env.LACUNA_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'lacuna-screens-'));
const folder = process.env.SCREENSHOTS ?? 'screenshots';
const port = process.env.E2E_PORT ?? '4174';
const origin = process.env.E2E_BASE_URL ?? `http://localhost:${port}`;

async function ready(): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${origin} did not become ready`);
}

async function photograph(page: Page, screen: Screen, { name, session }: Shot): Promise<void> {
  await page.goto(origin + screen.path.replace(':session', session));
  await screen.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: screen.wholePage ?? true });
}

interface Shot {
  name: string;
  session: string;
}

/** Who looks: nobody in particular, a person with one analysis, or an administrator. */
interface Viewer {
  screens: readonly Screen[];
  account: Account | null;
  session: string;
}

async function viewersOf(screens: readonly Screen[]): Promise<Viewer[]> {
  const viewers: Viewer[] = [
    { screens: screens.filter((one) => !one.signedIn && !one.admin), account: null, session: '' },
  ];
  for (const [make, seen] of [
    [createAccount, screens.filter((one) => one.signedIn)],
    [createAdmin, screens.filter((one) => one.admin)],
  ] as const) {
    if (seen.length === 0) continue;
    const account = await make(origin);
    viewers.push({ screens: seen, account, session: await analyzeAs(origin, account, FALLS) });
  }
  return viewers;
}

async function album(browser: Browser, viewer: Viewer, frame: { width: number; theme: 'light' | 'dark' }) {
  const { width, theme } = frame;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 500 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.log(`  console: ${message.text()}`));
  if (viewer.account) await signInByForm(page, viewer.account);
  for (const screen of viewer.screens) {
    const shot = { name: `${screen.name}-${width}-${theme}`, session: viewer.session };
    await photograph(page, screen, shot).catch((error: Error) =>
      console.log(`  ${shot.name}: ${error.message.split('\n')[0]}`),
    );
  }
  await context.close();
}

const wanted = process.argv.slice(2);
const screens = SCREENS.filter((screen) => wanted.length === 0 || wanted.includes(screen.name));
const server = process.env.E2E_BASE_URL
  ? null
  : spawn(process.execPath, ['e2e/support/serve-fresh.ts'], {
      env: { ...process.env, PORT: port, REMOVE_DATA: madeHere ? 'yes' : '' },
      stdio: 'inherit',
    });
mkdirSync(folder, { recursive: true });
try {
  await ready();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  for (const viewer of await viewersOf(screens)) {
    for (const width of WIDTHS) for (const theme of THEMES) await album(browser, viewer, { width, theme });
  }
  await browser.close();
  console.log(`${screens.length} screens in ${folder}/`);
} finally {
  server?.kill('SIGTERM');
}
