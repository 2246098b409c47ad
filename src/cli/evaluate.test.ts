import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVED_IDEA, testLibrary } from '../../tests/library-index.ts';
import { runCommand } from '../../tests/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'lacuna-evaluate-'));
const file = (name: string) => join(folder, name);
const write = (name: string, lines: unknown[]) =>
  writeFileSync(file(name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
const read = <T>(name: string): T[] =>
  readFileSync(file(name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

let env: Record<string, string>;
const evaluate = (...args: string[]) => runCommand(['evaluate', ...args], env);
const measured = async (...args: string[]) => {
  const { code, out, err } = await evaluate(...args, '--json');
  if (code !== 0) throw new Error(err);
  return JSON.parse(out) as Record<string, unknown>;
};

beforeAll(async () => {
  env = { LACUNA_DATA_DIR: folder, ...(await testLibrary()) };
  write('ideas.jsonl', [{ idea: SERVED_IDEA }, { idea: 'zzz' }]);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('refuses what it cannot read, and names the line', { timeout: 60_000 }, async () => {
  expect(await evaluate('planted')).toMatchObject({ code: 2 });
  expect(await evaluate('opportunities')).toMatchObject({ code: 2, err: expect.stringContaining('--ideas') });
  expect(await evaluate('opportunities', '--ideas', file('ideas.jsonl'), '--limit', '0')).toMatchObject({
    code: 2,
  });
  write('broken.jsonl', [{ idea: 'a kite' }, { idea: 7 }]);
  expect(await evaluate('opportunities', '--ideas', file('broken.jsonl'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('line 2'),
  });
  for (const args of [
    ['relevance', '--ideas'],
    ['retrieval', '--library', file('ideas.jsonl'), '--qrels'],
  ])
    expect(await evaluate(...args, file('missing.jsonl'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no file'),
    });
});

it('finds a planted patent by our digest of it', { timeout: 120_000 }, async () => {
  const patent = (patent_number: string, patent_title: string, patent_abstract: string) => ({
    patent_number,
    patent_title,
    patent_abstract,
  });
  write('office.jsonl', [
    patent(
      'US10000004',
      'Film',
      'A coextruded gas barrier film, biaxially stretched by a triple bubble process, is thermoformed to trays.',
    ),
    patent(
      'US10000005',
      'Mold',
      'A covering film is clamped, heated, stretched and bonded to a substrate between vacuum forming molds.',
    ),
    patent(
      'US99000001',
      'Loom',
      'A loom has a shuttle that carries weft yarn through a shed of warp threads.',
    ),
  ]);
  expect(await measured('planted', '--library', file('office.jsonl'))).toMatchObject({
    documents: 3,
    planted: 2,
    searched_first_ten: { mean: 1 },
    compared: { mean: 1 },
    judged: 0,
    anticipated_or_partly: null,
  });
});

it('writes opportunities and patents for graders, and scores what they fill in', {
  timeout: 120_000,
}, async () => {
  const ideas = ['--ideas', file('ideas.jsonl')];
  const found = await measured('opportunities', ...ideas, '--sheet', file('sheet.jsonl'));
  expect(found).toMatchObject({ ideas: 2, few: 1, none: { unclear_idea: 1 } });
  const sheet = read<object>('sheet.jsonl');
  expect(sheet).toHaveLength(found.opportunities as number);
  write(
    'graded.jsonl',
    sheet.map((one, i) => ({ ...one, grade: i === 0 ? 'apt' : 'silly' })),
  );
  expect(await measured('opportunities', '--grades', file('graded.jsonl'))).toMatchObject({
    graded: sheet.length,
    shares: { apt: { mean: 1 / sheet.length } },
  });

  expect(await measured('relevance', ...ideas, '--sheet', file('pool.jsonl'))).toMatchObject({ graded: 0 });
  const [pool] = read<{ idea: string; grades: Record<string, null> }>('pool.jsonl');
  const all = Object.fromEntries(Object.keys(pool!.grades).map((number) => [number, 2]));
  write('pool.jsonl', [{ ...pool!, grades: all }]);
  const { graded, scores } = await measured('relevance', ...ideas, '--grades', file('pool.jsonl'));
  expect(graded).toBe(1);
  expect(scores).toContainEqual(expect.objectContaining({ engine: 'bm25', level: 2, ofCeiling: 1 }));
});

it('finds no false statement in the reports, and scores what readers say', { timeout: 120_000 }, async () => {
  const checked = await measured(
    'faithfulness',
    '--ideas',
    file('ideas.jsonl'),
    '--sheet',
    file('cited.jsonl'),
  );
  expect(checked).toMatchObject({ faults: [], unsupported: { mean: 0 } });
  expect(checked.statements).toBeGreaterThan(20);
  const cited = read<object>('cited.jsonl');
  write(
    'cited.jsonl',
    cited.map((one, i) => ({ ...one, supported: i > 0 })),
  );
  const { out } = await evaluate('faithfulness', '--grades', file('cited.jsonl'));
  expect(out).toContain(`${cited.length} sentences read, ${(100 / cited.length).toFixed(1)} %`);
});
