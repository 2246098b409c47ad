import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run-process.ts';

/** Unit, integration and browser tests one after another; the last line sums them up. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const folder = mkdtempSync(join(tmpdir(), 'lacuna-results-'));

async function vitest(): Promise<Count> {
  const file = join(folder, 'vitest.json');
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  return judged(code, {
    passed: Number(report.numPassedTests ?? 0),
    failed: Number(report.numFailedTests ?? 0),
    skipped: Number(report.numPendingTests ?? 0) + Number(report.numTodoTests ?? 0),
  });
}

const withReport = (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];

function vitestCount(code: number, file: string): Count {
  const report = readReport(file);
  return judged(code, {
    passed: Number(report.numPassedTests ?? 0),
    failed: Number(report.numFailedTests ?? 0),
    skipped: Number(report.numPendingTests ?? 0) + Number(report.numTodoTests ?? 0),
  });
}

async function postgresql15(): Promise<Count> {
  const file = join(folder, 'postgresql-15.json');
  const code = await run('node', ['scripts/run-on-postgresql-15.ts', ...withReport(file)]);
  // Without a report there was no PostgreSQL 15, which counts as one test that did not run.
  return code === 0 && !existsSync(file) ? { passed: 0, failed: 0, skipped: 1 } : vitestCount(code, file);
}

async function playwright(): Promise<Count> {
  const file = join(folder, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' };
  const code = await run('playwright', ['test', '--reporter=list,json'], env);
  const { stats = {} } = readReport(file) as { stats?: Record<string, number> };
  return judged(code, {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  });
}

/** A run that broke without naming a failed test is one failure, never a success. */
function judged(code: number, count: Count): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readReport(file: string): Record<string, unknown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}

const suites: Record<string, () => Promise<Count>> = {
  'Unit and integration': vitest,
  'Stores on PostgreSQL 15': postgresql15,
  Browser: playwright,
};
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
for (const [name, suite] of Object.entries(suites)) {
  console.log(`\n── ${name}\n`);
  const { passed, failed, skipped } = await suite();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  lines.push(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}
rmSync(folder, { recursive: true });
console.log(`\n${lines.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
