import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finish, root } from './source-files.ts';

/** Paths and commands that the documents name must exist, so that they cannot fall behind the code. */
const DOCUMENTS = ['*.md', 'docs/**/*.md', 'data/**/*.md', 'bench/**/*.md', 'src/**/*.md'];
const FOLDERS = /^(src|tests|e2e|bench|scripts|docs|data|migrations|\.ci)\//;
const GENERATED = /^docs\/examples\//;

const problems: string[] = [];
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
    .scripts,
);

function checkPath(document: string, path: string): void {
  const clean = path.replace(/[#:].*$/, '').replace(/\/$/, '');
  const found = /[*{]/.test(clean)
    ? globSync(clean, { cwd: root }).length > 0
    : existsSync(join(root, clean));
  if (!found) problems.push(`${document} names ${path}, which does not exist`);
}

function checkDocument(document: string): void {
  const text = readFileSync(join(root, document), 'utf8');
  for (const [, code = ''] of text.matchAll(/`([^`\n]+)`/g)) {
    if (FOLDERS.test(code) && !/[<\s…]/.test(code)) checkPath(document, code);
  }
  for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (!/^([a-z]+:|#)/.test(target)) checkPath(document, join(dirname(document), target));
  }
  for (const [, script = ''] of text.matchAll(/npm run ([a-z:0-9-]+)/g)) {
    if (!scripts.includes(script))
      problems.push(`${document} names \`npm run ${script}\`, which does not exist`);
  }
}

/** The table of settings in the README is complete, and holds nothing that is no longer read. */
function checkSettings(): void {
  const config = readFileSync(join(root, 'src/server/config.ts'), 'utf8');
  const schema = config.slice(config.indexOf('z.object({'), config.indexOf('});'));
  const read = new Set([...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1]));
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const explained = new Set(
    rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map((m) => m[1])),
  );
  for (const name of read) if (!explained.has(name)) problems.push(`README.md does not explain ${name}`);
  for (const name of explained)
    if (!read.has(name)) problems.push(`README.md explains ${name}, which nothing reads`);
}

checkSettings();
const documents = DOCUMENTS.flatMap((pattern) => globSync(pattern, { cwd: root }));
for (const document of documents.filter((name) => !GENERATED.test(name)).sort()) checkDocument(document);
finish('Documents', problems);
