import { loadConfig } from '../server/config.ts';
import { CHECKS, type Check, type Finding } from './doctor-checks.ts';
import type { Command, Io } from './io.ts';

const MARKS = { ok: ['✓', 32], note: ['·', 36], warning: ['!', 33], problem: ['✗', 31] } as const;

/** `lacuna doctor`: exit code 1 when something must be mended before Lacuna can run. */
export const runDoctor: Command = async (_args, io, paths) => {
  const config = loadConfig();
  let problems = 0;
  for (const [name, check] of Object.entries(CHECKS)) {
    const finding = await examine(check, { config, paths });
    if (finding.status === 'problem') problems++;
    io.out(line(name, finding, io));
  }
  io.out(problems === 0 ? '\nLacuna can run here.' : `\n${problems} to mend before Lacuna can run.`);
  return problems === 0 ? 0 : 1;
};

async function examine(check: Check, place: Parameters<Check>[0]): Promise<Finding> {
  try {
    return await check(place);
  } catch (error) {
    return { status: 'problem', text: error instanceof Error ? error.message : String(error) };
  }
}

function line(name: string, { status, text, advice }: Finding, io: Io): string {
  const [mark, color] = MARKS[status];
  const shown = io.color ? `\u001b[${color}m${mark}\u001b[0m` : mark;
  const rest = advice ? `\n             ${advice}` : '';
  return `${shown} ${name.padEnd(10)} ${text}${rest}`;
}
