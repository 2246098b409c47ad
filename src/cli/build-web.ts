import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadConfig, projectRoot } from '../server/config.ts';
import { runChildProgram } from './child-program.ts';
import type { Command, Io } from './io.ts';

/** Everything that the built pages are made of. */
const SOURCES = ['src/web/**/*', 'src/contract/**/*.ts', '*.config.ts', 'package-lock.json'];

/** `lacuna build`: the web application, whether or not it is there already. */
export const runBuild: Command = async (_args, io) => {
  await buildWeb(loadConfig().webDir, io);
  return 0;
};

/** Whether the built web application is complete and of the sources as they are now. */
export function isWebBuildCurrent(webDir: string): boolean {
  const stamp = stampFile(webDir);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Builds the web application when it is missing, half built, or older than its sources. */
export async function ensureWebBuild(webDir: string, io: Io): Promise<void> {
  if (!isWebBuildCurrent(webDir)) await buildWeb(webDir, io);
}

// Written last, so that a build cut short is seen for what it is.
const stampFile = (webDir: string) => join(webDir, '..', 'web-build');

function fingerprint(): string {
  const hash = createHash('sha256');
  const entries = globSync(SOURCES, { cwd: projectRoot, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.filter((name) => !name.includes('.test.')).sort()) {
    hash.update(file.slice(projectRoot.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function buildWeb(webDir: string, io: Io): Promise<void> {
  io.err('Building the web application …');
  const sources = fingerprint();
  const started = performance.now();
  const { code, output } = await runChildProgram(
    [builderProgram(), 'build'],
    { cwd: projectRoot },
    () => undefined,
  );
  if (code !== 0) throw new Error(`The web application could not be built:\n${output.trim()}`);
  writeFileSync(stampFile(webDir), sources);
  io.err(`Built the web application in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function builderProgram(): string {
  const require = createRequire(join(projectRoot, 'package.json'));
  try {
    return join(dirname(require.resolve('@react-router/dev/package.json')), 'bin.cjs');
  } catch (cause) {
    throw new Error(
      'The web application is not built, and its build tool is not installed. ' +
        'Run `npm ci && npm run build` before removing development packages.',
      { cause },
    );
  }
}
