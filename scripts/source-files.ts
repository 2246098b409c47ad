import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const PATTERNS = ['src/**/*.{ts,tsx}', '{tests,e2e,bench,scripts}/**/*.{ts,tsx}', '*.ts'];

/** Every TypeScript file of the project, as paths from its root. */
export function sourceFiles(): string[] {
  return PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
}

export function readSource(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Prints what was found and ends the program: 0 when nothing was, 1 otherwise. */
export function finish(title: string, problems: string[]): never {
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? `${title}: ok` : `${title}: ${problems.length} to fix`);
  process.exit(problems.length === 0 ? 0 : 1);
}
