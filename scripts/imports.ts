import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { readSource, root } from './source-files.ts';

/** What a file imports: paths from the root for its own files, names for packages, `node:` for the platform. */
export function importsOf(file: string): string[] {
  const source = readSource(file);
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const requests = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((statement) =>
      statement.entries.map((entry) => entry.moduleRequest?.value ?? ''),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
    ),
  ];
  return [...new Set(requests.filter((request) => request !== ''))].map((request) => resolve(file, request));
}

function resolve(file: string, request: string): string {
  if (builtinModules.includes(request)) return `node:${request}`;
  if (!request.startsWith('.')) return request.replace(/\?.*$/, '');
  const path = normalize(join(dirname(file), request)).replace(/\?.*$/, '');
  const candidates = [path, `${path}.ts`, `${path}.tsx`];
  return candidates.find((candidate) => existsSync(join(root, candidate))) ?? path;
}
