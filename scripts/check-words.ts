import { globSync } from 'node:fs';
import { prose, quotedTexts, readableTexts, retiredWords } from './retired-words.ts';
import { finish, readSource, root, sourceFiles } from './source-files.ts';

/** Texts and comments of the product, and its documents, are worded plainly: see `retired-words.ts`. */
const DOCUMENTS = ['*.md', 'docs/**/*.md', 'data/**/*.md', 'bench/**/*.md', 'src/**/*.md'];

const problems: string[] = [];
const specification = quotedTexts(readSource('docs/spec-coverage.md'));

function check(file: string, source: string, texts: { start: number; text: string }[]): void {
  for (const { start, text } of texts) {
    for (const { offset, found, instead } of retiredWords(text, specification)) {
      const line = source.slice(0, start + offset).split('\n').length;
      problems.push(`${file}:${line} says “${found}”; better: ${instead}`);
    }
  }
}

for (const file of sourceFiles()) {
  if (!file.startsWith('src/') || file.includes('.test.')) continue;
  const source = readSource(file);
  check(file, source, readableTexts(file, source));
}
for (const file of DOCUMENTS.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
  const source = readSource(file);
  check(file, source, [{ start: 0, text: prose(source) }]);
}
finish('Words', problems);
