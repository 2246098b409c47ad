import { readFile, writeFile } from 'node:fs/promises';

const preloads = /<link rel="modulepreload"[^>]*\/>/g;
const start = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Makes a prerendered page start its scripts at the first sign of a reader (see `START_BOOTSTRAP`) instead of at
 * once: the page is whole without them, and most visits to it need none. Throws when the page is not as expected.
 */
export async function deferStart(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  if (!start.test(html)) throw new Error(`${file} has no start script to defer`);
  const deferred = html
    .replace(preloads, '')
    .replace(start, (_, script: string) => `<script type="text/plain" id="start">${script}</script>`);
  await writeFile(file, deferred);
}
