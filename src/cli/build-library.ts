import { fileURLToPath } from 'node:url';
import type { LibraryProgress } from '../server/modules/patents/library-location.ts';
import { isStampedCurrent } from '../server/modules/patents/library-stamp.ts';
import { runChildProgram } from './child-program.ts';
import type { Command, Io, Paths } from './io.ts';

const STAGE_TEXT = {
  reading: 'reading patents',
  training: 'learning how their words relate',
  indexing: 'writing the index',
  finishing: 'finishing',
} as const satisfies Record<LibraryProgress['stage'], string>;

/** `lacuna library build`: makes the index of the patent library where it is missing or out of date. */
export const runLibraryBuild: Command = async (_args, io, paths) => {
  let said = '';
  const started = performance.now();
  const { ensureLibrary } = await import('../server/modules/patents/ensure-library.ts');
  const built = await ensureLibrary(paths, ({ stage, done }) => {
    if (stage === said) return;
    said = stage;
    io.err(`  ${STAGE_TEXT[stage]}${done > 0 ? ` (${done.toLocaleString('en')})` : ''}`);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  io.err(built ? `Built the patent index in ${seconds} s` : 'The patent index is up to date');
  return 0;
};

/** Looks, and builds where it must, in a process of its own: what training needs of memory is given back when it ends. */
export async function ensureLibraryBuild(paths: Paths, io: Io): Promise<void> {
  if (await isStampedCurrent(paths)) return;
  io.err('Preparing the patent index …');
  const program = fileURLToPath(new URL('main.ts', import.meta.url));
  const { code } = await runChildProgram([program, 'library', 'build'], {}, io.err);
  if (code !== 0) throw new Error('The patent index could not be built.');
}
