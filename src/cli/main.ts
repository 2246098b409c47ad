import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { loadConfig } from '../server/config.ts';
import { findCommand, helpText, unknownCommandText } from './commands.ts';
import { type Io, type Paths, terminalIo, UsageError } from './io.ts';
import { resolveQuickly } from './quick-imports.ts';

/**
 * Runs one command line and returns its exit code: 0 success, 1 failure, 2 a command line that makes no sense.
 * @param args words after the program's name
 * @param workingDir folder that relative file names refer to
 */
export async function runCommandLine(args: string[], io: Io, workingDir: string): Promise<number> {
  const asksForHelp = args.includes('--help') || args.includes('-h');
  if (args.length === 0 || args[0] === 'help' || (asksForHelp && args[0]?.startsWith('-'))) {
    io.out(helpText());
    return args.length === 0 ? 2 : 0;
  }
  const found = findCommand(args);
  if (!found) {
    io.err(unknownCommandText(args));
    return 2;
  }
  const usage = `Usage: npm run lacuna -- ${found.entry.usage}`;
  if (asksForHelp) {
    io.out(`${usage}\n\n${found.entry.summary}`);
    return 0;
  }
  try {
    const command = await found.entry.load();
    return await command(found.rest, io, pathsOf(workingDir));
  } catch (error) {
    return report(error, usage, io);
  }
}

function pathsOf(workingDir: string): Paths {
  const { dataDir, shippedDataDir, indexUri, embeddings } = loadConfig();
  return { dataDir, shippedDataDir, indexUri, embeddings, workingDir };
}

/** The system's own words for a file that is not there are for programmers. */
function plainMessage(error: NodeJS.ErrnoException): string {
  return error.code === 'ENOENT' && error.path ? `There is no file ${error.path}` : error.message;
}

function report(error: unknown, usage: string, io: Io): number {
  if (!(error instanceof Error)) throw error;
  const isUsage = error instanceof UsageError || /^ERR_PARSE_ARGS/.test(codeOf(error));
  io.err(isUsage ? `${error.message}\n${usage}` : plainMessage(error));
  return isUsage ? 2 : 1;
}

const codeOf = (error: Error) => String((error as NodeJS.ErrnoException).code ?? '');

/** Keeps compiled modules between starts, those of threads and children too: half of the time that loading them takes. */
function keepCompiledModules(): void {
  try {
    const { dataDir } = loadConfig();
    if (!existsSync(dataDir)) return;
    // biome-ignore lint/style/noProcessEnv: the way to tell Node, for threads and children
    process.env.NODE_COMPILE_CACHE ??= join(dataDir, 'compiled');
    enableCompileCache();
  } catch {
    // Settings that are not valid are reported by the command itself.
  }
}

/** The library's engine warns of odd data in words for its own programmers. */
function quietEngine(): void {
  // biome-ignore lint/style/noProcessEnv: the engine reads it when it is loaded
  process.env.LANCEDB_LOG ??= 'error';
}

if (import.meta.main) {
  resolveQuickly();
  quietEngine();
  keepCompiledModules();
  // A reader that has seen enough (`| head`) is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  process.exitCode = await runCommandLine(process.argv.slice(2), terminalIo(), process.cwd());
  // A connection or worker that a failure left open must not keep a finished command waiting.
  setTimeout(() => process.exit(), 2_000).unref();
}
