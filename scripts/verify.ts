import { capture } from './run-process.ts';

/** Everything that can be said about the code without running it. Exactly what CI runs besides the tests. */
const CHECKS: [name: string, command: string[]][] = [
  ['page types', ['react-router', 'typegen']],
  ...['contract', 'core', 'server', 'web'].map((part): [string, string[]] => [
    `types of ${part}`,
    ['tsc', '-p', `tsconfig.${part}.json`],
  ]),
  ['format and lint', ['biome', 'check', '--error-on-warnings']],
  ['imports between layers', ['node', 'scripts/check-imports.ts']],
  ['size and complexity', ['node', 'scripts/check-structure.ts']],
  ['references in documents', ['node', 'scripts/check-docs.ts']],
  ['plain words', ['node', 'scripts/check-words.ts']],
  ['tests of the specification', ['node', 'scripts/check-spec-coverage.ts']],
  ['unused files and exports', ['knip']],
];

let failed = 0;
for (const [name, [program = '', ...args]] of CHECKS) {
  const started = performance.now();
  const { code, output } = await capture(program, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code === 0) continue;
  failed++;
  console.log(output.trim());
}
console.log(`\n${CHECKS.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
