import { type SpawnOptions, spawn } from 'node:child_process';

/** How a program ended, and all that it said. */
export interface Ended {
  code: number | null;
  output: string;
}

/**
 * Runs another Node program to its end; it never outlives this process, however this one comes to end in order.
 * @param onOutput hears everything as it is said
 */
export function runChildProgram(
  args: string[],
  options: Pick<SpawnOptions, 'cwd'>,
  onOutput: (text: string) => void,
): Promise<Ended> {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput(text);
    });
  }
  return new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  }).finally(() => process.removeListener('exit', end));
}
