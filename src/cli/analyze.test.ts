import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testLibrary } from '../../tests/library-index.ts';
import { runCommand } from '../../tests/run-command.ts';
import { startGooglePatentsServer } from '../../tests/stand-ins/google-patents-server.ts';

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

const IDEA = 'a drone that cleans solar panels without water';
const OBJECT = ['idea', 'frame', 'coverage', 'patents', 'total_patents', 'ideas', 'state_of_art', 'method'];
const IDEA_FIELDS = [
  'title',
  'problem',
  'concept',
  'gap',
  'opportunity_score',
  'kind',
  'verdict',
  'components',
  'elements',
  'builds_on',
  'nearest',
  'evidence_for',
  'evidence_against',
  'build_first',
  'refuted_by',
];

interface Printed {
  idea: string;
  frame: unknown;
  patents: { rank: number; patent_number: string; sources: string[] }[];
  total_patents: number;
  ideas: object[];
  method: { sources: { name: string; state: string }[] };
}

it('prints two screens without colors in a pipe', { timeout: 120_000 }, async () => {
  const text = await analyze(IDEA, '--as-of', '2026-01-31');
  expect(text.code).toBe(0);
  expect(text.out).not.toContain('\u001b[');
  expect(text.out.split('\n').length).toBeLessThanOrEqual(100);
});

it('prints exactly the documented object for programs', { timeout: 120_000 }, async () => {
  const { out } = await analyze(IDEA, '--as-of', '2026-01-31', '--json');
  const printed = JSON.parse(out) as Printed;
  expect(Object.keys(printed)).toEqual(OBJECT);
  expect(printed.ideas.length).toBeGreaterThan(0);
  for (const idea of printed.ideas) expect(Object.keys(idea)).toEqual(IDEA_FIELDS);
  expect(printed.idea).toBe(IDEA);
  expect(printed.total_patents).toBe(printed.patents.length);
  expect(printed.frame).toMatchObject({
    thing: 'drone',
    constraints: { must_not: ['water'] },
    read_by: 'embedded',
  });
});

it('searches the configured sources, as the server does', { timeout: 120_000 }, async () => {
  const google = await startGooglePatentsServer('serpapi', 'key');
  try {
    const settings = {
      PATENT_SOURCES: 'google-patents',
      SERPAPI_KEY: 'key',
      GOOGLE_PATENTS_BASE_URL: google.url,
    };
    const { out } = await runCommand(['analyze', 'a self-watering planter with a capillary mat', '--json'], {
      LACUNA_DATA_DIR: dataDir,
      ...library,
      ...settings,
    });
    const { method, patents } = JSON.parse(out) as Printed;
    expect(method.sources).toMatchObject([
      { name: 'library', state: 'ok' },
      { name: 'google-patents', state: 'ok' },
    ]);
    expect(patents.find((patent) => patent.patent_number === 'US11000001')?.sources).toEqual([
      'Google Patents',
    ]);
  } finally {
    await google.close();
  }
});
