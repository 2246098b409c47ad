import { expect, it } from 'vitest';
import type { Ways } from '../../contract/landscape.ts';
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

it('tells what is done on like things, with its patents, what elsewhere, and what was not found', () => {
  const told = ways(
    [principle('stored cold', 'US1', 'US2'), principle('moved air')],
    [principle('evaporation')],
  );
  expect(principlesSeen(told)).toEqual([
    {
      text: 'On like things, cooling is done by stored cold (US1, US2), and elsewhere by moved air. None found does it by evaporation.',
      cites: ['US1', 'US2'],
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
