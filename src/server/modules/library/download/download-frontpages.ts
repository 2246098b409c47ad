import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { BulkFile } from './bulk-files.ts';
import { DownloadError, listBulkFiles, type OdpAccess, openBulkFile } from './odp-client.ts';

/** The office's weekly front-page files: bibliography and abstract of applications (4.8 GB in all) and grants (19 GB). */
export const FRONT_PAGES = { applications: 'APPBLXML', grants: 'PTBLXML' } as const;

export interface DownloadOptions {
  products: readonly (keyof typeof FRONT_PAGES)[];
  /** First and last day of publication, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Folder for the files. */
  folder: string;
  onFile: (file: { name: string; done: number; total: number; bytes: number; fresh: boolean }) => void;
}

/**
 * Fetches the front-page files that are not in the folder yet, one after the other as the portal demands, and answers their
 * paths, the oldest first. What was broken off goes on at its last byte. Throws {@link DownloadError}.
 */
export async function downloadFrontPages(access: OdpAccess, options: DownloadOptions): Promise<string[]> {
  await mkdir(options.folder, { recursive: true });
  const files: BulkFile[] = [];
  for (const product of options.products)
    files.push(...(await listBulkFiles(access, FRONT_PAGES[product], options)));
  if (files.length === 0)
    throw new DownloadError(
      `The data portal lists no front-page files from ${options.from} to ${options.to}.`,
    );
  const paths: string[] = [];
  for (const [i, file] of files.entries()) {
    const path = join(options.folder, file.name);
    const fresh = !(await isThere(path, file));
    if (fresh) await fetchFile(access, file, path);
    paths.push(path);
    options.onFile({ name: file.name, done: i + 1, total: files.length, bytes: await sizeOf(path), fresh });
  }
  return paths;
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

async function isThere(path: string, { size }: BulkFile): Promise<boolean> {
  const held = await sizeOf(path);
  return size === null ? held > 0 : held === size;
}

/** Writes aside and renames, so that a file with its own name is whole. */
async function fetchFile(access: OdpAccess, file: BulkFile, path: string): Promise<void> {
  const aside = `${path}.part`;
  const held = await sizeOf(aside);
  if (file.size === null || held < file.size) await fetchRest({ access, file, aside, held });
  const size = await sizeOf(aside);
  if (file.size !== null && size !== file.size) {
    if (size > file.size) await rm(aside);
    throw new DownloadError(
      `${file.name} came with ${size} of ${file.size} bytes. Run the command again to continue.`,
    );
  }
  await rename(aside, path);
}

async function fetchRest(part: {
  access: OdpAccess;
  file: BulkFile;
  aside: string;
  held: number;
}): Promise<void> {
  const { access, file, aside, held } = part;
  const response = await openBulkFile(access, file, held);
  if (response.status === 416 || response.body === null) {
    await rm(aside, { force: true });
    throw new DownloadError(
      `${file.name} has changed at the data portal. Run the command again to fetch the new version.`,
    );
  }
  // A server that does not resume answers 200 with the whole file.
  const flags = response.status === 206 && held > 0 ? 'a' : 'w';
  const body = Readable.fromWeb(response.body as ReadableStream);
  await pipeline(body, createWriteStream(aside, { flags }), { signal: access.signal }).catch(() => {
    throw new DownloadError(
      `The connection was interrupted within ${file.name}. Run the command again to continue.`,
    );
  });
}
