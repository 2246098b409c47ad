import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface CommandResult {
  code: number | null;
  out: string;
  err: string;
}

/** Starts the command line as a process of its own, with nothing of this one's settings. */
export function startCommand(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [join(root, 'src/cli/main.ts'), ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', AI_DETECT_LOCAL: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a command to its end. */
export function runCommand(args: string[], env: Record<string, string> = {}): Promise<CommandResult> {
  const child = startCommand(args, env);
  const result: CommandResult = { code: null, out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (result.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (result.err += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...result, code }));
  });
}
