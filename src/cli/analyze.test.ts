import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from '../../tests/run-command.ts';
import type { AnalysisReport } from '../contract/report.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lacuna-analyze-'));
const analyze = (...args: string[]) => runCommand(['analyze', ...args], { LACUNA_DATA_DIR: dataDir });

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

it('builds the library when it is missing, and prints a report without colours in a pipe', {
  timeout: 180_000,
}, async () => {
  const { code, out, err } = await analyze('a drone that cleans solar panels', '--as-of', '2026-01-31');
  expect(code).toBe(0);
  expect(err).toContain('Built the patent index');
  expect(out).toMatch(/^# a drone that cleans solar panels\n/);
  expect(out).not.toContain('\u001b[');

  const again = await analyze('a drone that cleans solar panels', '--as-of', '2026-01-31', '--json');
  expect(again.err).toBe('');
  const report = JSON.parse(again.out) as AnalysisReport;
  expect(report.idea).toBe('a drone that cleans solar panels');
  expect(report.opportunities.length).toBeLessThanOrEqual(8);
  // Beside designs the default report tells the likely leads alone.
  const full = await analyze('a drone that cleans solar panels', '--as-of', '2026-01-31', '--full');
  for (const { title } of report.opportunities) expect(full.out).toContain(title);
});
