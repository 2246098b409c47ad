import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../src/server/config.ts';
import type { LibraryLocation } from '../src/server/modules/library/library-location.ts';

const SHARED = [
  'categories.json',
  'cpc-titles.json',
  'cpc-groups.tsv.gz',
  'base-rates.json',
  'encoder.bin',
  'design-patterns.jsonl.gz',
];

/** A line of a starter file; what is left out is empty. */
export interface StarterLine {
  patent_number: string;
  patent_title: string;
  [field: string]: unknown;
}

export interface SmallLibrary extends LibraryLocation {
  /** Folder that holds all of it. */
  folder: string;
  /** Writes other starter records. */
  ship(lines: StarterLine[]): Promise<void>;
  remove(): Promise<void>;
}

/** A place for a library whose shipped records are few and invented; all else that ships is the real thing. */
export async function makeSmallLibrary(lines: StarterLine[]): Promise<SmallLibrary> {
  const folder = await mkdtemp(join(tmpdir(), 'lacuna-small-'));
  const ship = async (list: StarterLine[]) => {
    await writeFile(join(folder, 'patents.jsonl'), list.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  await ship(lines);
  await writeFile(join(folder, 'titles.jsonl.gz'), gzipSync(''));
  for (const name of SHARED) await symlink(join(projectRoot, 'data', name), join(folder, name));
  return {
    folder,
    indexUri: join(folder, 'index'),
    shippedDataDir: folder,
    embeddings: null,
    ship,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
