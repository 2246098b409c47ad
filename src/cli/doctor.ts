import { pino } from 'pino';
import { type Config, loadConfig } from '../server/config.ts';
import { CHECKS, type Check, type Finding } from './doctor-checks.ts';
import { askAnalyst, askSources } from './doctor-online.ts';
import { type Command, type Io, UsageError } from './io.ts';
import { openConfiguredModel } from './open-configured-model.ts';

const MARKS = { ok: ['✓', 32], note: ['·', 36], warning: ['!', 33], problem: ['✗', 31] } as const;

/**
 * `lacuna doctor [--online]`: exit code 1 when something must be fixed before Lacuna can run. With `--online` the language
 * model and each patent source are asked once.
 */
export const runDoctor: Command = async (args, io, paths) => {
  const unknown = args.find((arg) => arg !== '--online');
  if (unknown) throw new UsageError(`doctor does not know ${unknown}`);
  const config = loadConfig();
  let problems = 0;
  for (const [name, check] of Object.entries(CHECKS)) {
    const finding = await examine(check, { config, paths });
    if (finding.status === 'problem') problems++;
    io.out(line(name, finding, io));
  }
  if (args.includes('--online')) await reportOnline(config, io);
  io.out(
    problems === 0
      ? '\nLacuna can run here.'
      : `\nFix ${problems === 1 ? 'this problem' : `these ${problems} problems`} before you start Lacuna.`,
  );
  return problems === 0 ? 0 : 1;
};

async function reportOnline(config: Config, io: Io): Promise<void> {
  const asked = await askSources(config);
  const analyst = await askAnalyst(config, () => openConfiguredModel(config, pino({ level: 'silent' })));
  if (analyst) io.out(line('Model', analyst, io));
  for (const { name, finding } of asked) io.out(line(name, finding, io));
  if (asked.length === 0) io.out(line('Sources', { status: 'note', text: 'no live source to ask' }, io));
}

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
  const rest = advice ? `\n                 ${advice}` : '';
  return `${shown} ${name.padEnd(14)} ${text}${rest}`;
}
