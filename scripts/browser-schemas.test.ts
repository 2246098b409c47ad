import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const IMPORT = /^(?:import|export)(?! type)[^;]*?from '([^']+)';/gms;

/** What a module loads at run time, as written; imports of types alone are gone by then. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name]) => name ?? '');

/** Whether a module loads the schema library, itself or through others of the contract. */
function loadsSchemas(file: string): boolean {
  return importsOf(file).some(
    (name) => name === 'zod' || (name.startsWith('.') && loadsSchemas(join(dirname(file), name))),
  );
}

// The library tries whether code may be made from text, which the pages' policy forbids and reports, and weighs 15 kB.
it('no page loads the schema library', () => {
  const files = readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(root, 'src/web', name));
  const found = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => name.includes('/contract/') && loadsSchemas(join(dirname(file), name)))
      .map((name) => `${relative(root, file)} loads ${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
