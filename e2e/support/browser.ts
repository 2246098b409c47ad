import { existsSync } from 'node:fs';

const SYSTEM = '/usr/bin/chromium';

/** Debian's Chromium where it is installed, else the one that `playwright install` brings. */
export const executablePath = existsSync(SYSTEM) ? SYSTEM : undefined;

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
