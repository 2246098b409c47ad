import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testLibrary } from '../../tests/library-index.ts';
import { runCommand } from '../../tests/run-command.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lacuna-analyze-'));
let library: { LACUNA_INDEX_URI: string };
const analyze = (...args: string[]) =>
  runCommand(['analyze', ...args], { LACUNA_DATA_DIR: dataDir, ...library });

beforeAll(async () => {
  library = await testLibrary();
}, 120_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('refuses what the browser refuses, in the same words', { timeout: 60_000 }, async () => {
  expect(await analyze(' ')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Please provide a valid idea description.'),
  });
  expect(await analyze('a'.repeat(5001))).toMatchObject({
    code: 1,
    out: '',
    err: 'Input exceeds maximum length of 5000 characters\n',
  });
  expect(await analyze('a drone <script>alert(1)</script>')).toMatchObject({
    code: 1,
    err: 'Input contains potentially malicious content\n',
  });
  expect(await analyze('a', 'drone')).toMatchObject({ code: 2, err: expect.stringContaining('in quotes') });
  expect(await analyze('a drone', '--as-of', 'today')).toMatchObject({ code: 2 });
});

it('prints one documented object for programs, and two screens without colors in a pipe', {
  timeout: 120_000,
}, async () => {
  const idea = 'a drone that cleans solar panels without water';
  const text = await analyze(idea, '--as-of', '2026-01-31');
  expect(text.code).toBe(0);
  expect(text.out).not.toContain('\u001b[');
  expect(text.out.split('\n').length).toBeLessThanOrEqual(110);
  const { out } = await analyze(idea, '--as-of', '2026-01-31', '--json');
  const report = JSON.parse(out) as Record<string, unknown> & {
    patents: { rank: number }[];
    total_patents: number;
  };
  expect(Object.keys(report)).toEqual(
    expect.arrayContaining([
      'idea',
      'frame',
      'coverage',
      'patents',
      'total_patents',
      'ideas',
      'state_of_art',
      'method',
    ]),
  );
  expect(report.idea).toBe(idea);
  expect(report.total_patents).toBe(report.patents.length);
  expect(report.frame).toMatchObject({
    thing: 'drone',
    constraints: { must_not: ['water'] },
    read_by: 'embedded',
  });
});
