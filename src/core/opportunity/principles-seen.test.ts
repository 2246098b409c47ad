import { expect, it } from 'vitest';
import type { Ways } from '../../contract/ways.ts';
import { principlesSeen } from './principles-seen.ts';

const principle = (name: string, ...own: string[]) => ({
  name,
  limit: 'wears out',
  own,
  own_count: own.length,
  families: 1,
});
const ways = (
  principles: ReturnType<typeof principle>[],
  unseen: ReturnType<typeof principle>[] = [],
): Ways => ({
  jobs: [{ job: 'cooling', rows: [], principles, unseen }],
  note: { shown: 0, left_out: 0, reason: '' },
});
const textOf = (of: Ways | null) => principlesSeen(of).map(({ text }) => text);

it('tells what is done on like things, with its patents', () => {
  const told = ways(
    [principle('stored cold', 'US1', 'US2'), principle('moved air')],
    [principle('evaporation')],
  );
  expect(principlesSeen(told)).toEqual([
    {
      text: 'On like things, cooling is done by stored cold (US1, US2).',
      cites: ['US1', 'US2'],
    },
  ]);
});

it('tells what is usual for such things, and whether it was found', () => {
  const usual = (name: string) => ({ ...principle(name), usual_for: ['mugs'] });
  const told = ways([usual('stored cold')], [usual('evaporation'), principle('a fan')]);
  const row = {
    number: 'US7',
    date: null,
    mechanism: '',
    use: 'shipping drinks',
    says: null,
    ended: null,
    also: [],
  };
  told.jobs[0]!.rows.push({ ...row, principle: 'stored cold' });
  told.jobs[0]!.afar = [{ name: 'salts', number: 'US9', use: 'first aid', usual_for: ['mugs'] }];
  expect(principlesSeen(told)).toEqual([
    {
      text: 'For things like yours, cooling is usually done by stored cold (here for other things only), evaporation (not found here) and salts (here for other things only).',
      cites: [],
    },
  ]);
});

it('claims nothing of like things where none was found', () => {
  expect(textOf(ways([principle('stored cold'), principle('moved air')]))).toEqual([
    'Cooling is done elsewhere by stored cold and moved air.',
  ]);
});

it('says nothing of a single principle, or of an older report that names none', () => {
  expect(textOf(ways([principle('stored cold')]))).toEqual([]);
  expect(
    textOf({ jobs: [{ job: 'cooling', rows: [] }], note: { shown: 0, left_out: 0, reason: '' } }),
  ).toEqual([]);
  expect(textOf(null)).toEqual([]);
});
