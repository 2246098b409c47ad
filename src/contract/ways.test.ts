import { expect, it } from 'vitest';
import { leftOver, type Ways, wayGroups } from './ways.ts';

type Job = Ways['jobs'][number];

const row = (number: string, principle: string | null): Job['rows'][number] => ({
  number,
  date: null,
  mechanism: 'wick',
  use: 'watering',
  says: null,
  ended: null,
  also: [],
  principle,
});
const shown = (name: string, rest: Partial<NonNullable<Job['principles']>[number]> = {}) => ({
  name,
  families: 1,
  own: [],
  own_count: 0,
  ...rest,
});

const job: Job = {
  job: 'watering',
  rows: [row('US1', 'sprays'), row('US2', 'drip'), row('US3', null)],
  principles: [shown('sprays'), shown('drip', { usual_for: ['planters'] })],
  afar: [
    { name: 'floods', number: 'US4', use: 'rice' },
    { name: 'a well', number: 'US5', use: 'camels', usual_for: ['planters'] },
  ],
  unseen: [{ name: 'a wick', usual_for: ['pots'] }, { name: 'dew' }],
};

it('puts what is usual first, seen here or not, and what shows no principle last', () => {
  expect(wayGroups(job).map(({ principle, isLikely }) => [principle?.name, isLikely])).toEqual([
    ['drip', true],
    ['a well', true],
    ['a wick', true],
    ['sprays', false],
    [undefined, false],
  ]);
  expect(wayGroups(job).map(({ afar }) => afar)).toEqual([
    undefined,
    { number: 'US5', use: 'camels' },
    null,
    undefined,
    undefined,
  ]);
});

it('leaves over what is neither usual nor seen', () => {
  expect(leftOver(job)).toEqual([{ name: 'dew' }]);
});

it('takes a report from before there were principles', () => {
  const old = { job: 'watering', rows: [{ ...row('US1', null), principle: undefined }] };
  expect(wayGroups(old)).toMatchObject([{ principle: null, rows: [{ number: 'US1' }] }]);
  expect(leftOver(old)).toEqual([]);
});
