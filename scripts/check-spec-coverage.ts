import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';

/**
 * Each row of docs/spec-coverage.md names the tests that guard a statement of the specification, as
 * `file › title`. A row whose file or title is gone fails.
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

const found = references(readFileSync(TABLE, 'utf8'));
const problems = found.flatMap((reference) => {
  const problem = problemOf(reference);
  return problem ? [`docs/spec-coverage.md:${reference.line}: ${problem}`] : [];
});
for (const problem of problems) console.error(problem);
console.log(`${found.length} references to tests, ${problems.length} broken`);
process.exit(problems.length === 0 && found.length > 0 ? 0 : 1);
