/**
 * Photographs every screen at three widths in both themes into `screenshots/`.
 *
 *   npm run screenshots                      all screens of a product started for the purpose
 *   npm run screenshots -- landing browse    some of them
 *   E2E_BASE_URL=http://localhost:3000 npm run screenshots    of a running product
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createAccount, signInByForm } from '../e2e/support/accounts.ts';
import { browserFlags, executablePath } from '../e2e/support/browser.ts';
import { SCREENS, type Screen } from './screens.ts';

const WIDTHS = (process.env.WIDTHS ?? '1440,768,360').split(',').map(Number);
const THEMES = (process.env.THEMES ?? 'light,dark').split(',') as ('light' | 'dark')[];
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

async function photograph(page: Page, screen: Screen, name: string): Promise<void> {
  await page.goto(origin + screen.path);
  await screen.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: screen.wholePage ?? true });
}

async function album(browser: Browser, screens: readonly Screen[], width: number): Promise<void> {
  const account = await createAccount(origin);
  for (const theme of THEMES) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height: width < 500 ? 780 : 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.on(
      'console',
      (message) => message.type() === 'error' && console.log(`  console: ${message.text()}`),
    );
    for (const screen of screens.filter((one) => !one.signedIn)) {
      await photograph(page, screen, `${screen.name}-${width}-${theme}`);
    }
    if (screens.some((one) => one.signedIn)) await signInByForm(page, account);
    for (const screen of screens.filter((one) => one.signedIn)) {
      await photograph(page, screen, `${screen.name}-${width}-${theme}`).catch((error: Error) =>
        console.log(`  ${screen.name}: ${error.message.split('\n')[0]}`),
      );
    }
    await context.close();
  }
}

const wanted = process.argv.slice(2);
const screens = SCREENS.filter((screen) => wanted.length === 0 || wanted.includes(screen.name));
const server = process.env.E2E_BASE_URL
  ? null
  : spawn(process.execPath, ['e2e/support/serve-fresh.ts'], {
      env: { ...process.env, PORT: port },
      stdio: 'inherit',
    });
mkdirSync(folder, { recursive: true });
try {
  await ready();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  for (const width of WIDTHS) await album(browser, screens, width);
  await browser.close();
  console.log(`${screens.length} screens in ${folder}/`);
} finally {
  server?.kill('SIGTERM');
}
