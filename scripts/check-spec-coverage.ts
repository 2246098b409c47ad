import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';

/**
 * Each row of docs/spec-coverage.md names the tests that guard a statement of the specification, as
 * `file › title`. A row whose file or title is gone fails, and so does a row that names none.
 */
const TABLE = join(root, 'docs', 'spec-coverage.md');

interface Reference {
  line: number;
  file: string;
  title: string;
}

function references(markdown: string): Reference[] {
  return markdown.split('\n').flatMap((text, at) =>
    [...text.matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
      line: at + 1,
      file,
      title: title.trim(),
    })),
  );
}

function problemOf({ file, title }: Reference): string | null {
  const path = join(root, file);
  if (!existsSync(path)) return `${file} is gone`;
  return readFileSync(path, 'utf8').includes(title) ? null : `${file} has no test “${title}”`;
}

const table = readFileSync(TABLE, 'utf8');
const found = references(table);
const guarded = new Set(found.map(({ line }) => line));
const rows = table.split('\n').flatMap((text, at) => (/^\| (?!statement )/.test(text) ? [at + 1] : []));
const problems = [
  ...found.flatMap((reference) => {
    const problem = problemOf(reference);
    return problem ? [`docs/spec-coverage.md:${reference.line}: ${problem}`] : [];
  }),
  ...rows
    .filter((line) => !guarded.has(line))
    .map((line) => `docs/spec-coverage.md:${line}: no test guards this statement`),
];
for (const problem of problems) console.error(problem);
console.log(`${rows.length} statements, ${found.length} references to tests, ${problems.length} broken`);
process.exit(problems.length === 0 && found.length > 0 ? 0 : 1);
