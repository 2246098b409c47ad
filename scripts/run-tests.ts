import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run-process.ts';

/** Unit, integration and browser tests one after another; the last lines name what failed and sum up. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Name and first lines of the reason of each failed test. */
  failures: string[];
}

const folder = mkdtempSync(join(tmpdir(), 'lacuna-results-'));
const REASON_LINES = 12;

const withReport = (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];

async function vitest(): Promise<Count> {
  const file = join(folder, 'vitest.json');
  return vitestCount(await run('vitest', ['run', ...withReport(file)]), file);
}

async function postgresql15(): Promise<Count> {
  const file = join(folder, 'postgresql-15.json');
  const code = await run('node', ['scripts/run-on-postgresql-15.ts', ...withReport(file)]);
  // Without a report there was no PostgreSQL 15, which counts as one test that did not run.
  return code === 0 && !existsSync(file)
    ? { passed: 0, failed: 0, skipped: 1, failures: [] }
    : vitestCount(code, file);
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

function vitestCount(code: number, file: string): Count {
  const report = readReport<VitestReport>(file);
  const failures = (report.testResults ?? []).flatMap((tested) => {
    const failed = tested.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0)
      return tested.status === 'failed' ? [failure(tested.name, tested.message ?? '')] : [];
    return failed.map((test) =>
      failure(`${tested.name} › ${test.fullName}`, test.failureMessages?.[0] ?? ''),
    );
  });
  return judged(code, {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    failures,
  });
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

const specsOf = (suite: BrowserSuite): NonNullable<BrowserSuite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

async function playwright(): Promise<Count> {
  const file = join(folder, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' };
  const code = await run('playwright', ['test', '--reporter=list,json'], env);
  const report = readReport<BrowserSuite & { stats?: Record<string, number> }>(file);
  const failures = specsOf(report).flatMap(({ file: place, title, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected')
      .map((test) => failure(`${place} › ${title}`, test.results.at(-1)?.error?.message ?? '')),
  );
  const { stats = {} } = report;
  return judged(code, {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
    failures,
  });
}

const failure = (name: string, reason: string): string =>
  [name, ...reason.split('\n').slice(0, REASON_LINES)].join('\n    ');

/** A run that broke without naming a failed test is one failure, never a success. */
function judged(code: number, count: Count): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readReport<T extends object>(file: string): Partial<T> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : {};
}

const suites: Record<string, () => Promise<Count>> = {
  'Unit and integration': vitest,
  'Stores on PostgreSQL 15': postgresql15,
  Browser: playwright,
};
const total: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };
const lines: string[] = [];
for (const [name, suite] of Object.entries(suites)) {
  console.log(`\n── ${name}\n`);
  const { passed, failed, skipped, failures } = await suite();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.failures.push(...failures.map((each) => `✗ ${name}: ${each}`));
  lines.push(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}
rmSync(folder, { recursive: true });
if (total.failures.length > 0) console.log(`\n${total.failures.join('\n')}`);
console.log(`\n${lines.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
