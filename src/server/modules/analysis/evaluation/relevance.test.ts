import { expect, it } from 'vitest';
import { inventedRecord } from '../../../../../tests/stand-ins/patent-fixtures.ts';
import { poolSheets, scoreRelevance } from './relevance.ts';

const record = (number: string) => inventedRecord(number, { title: `Title of ${number}`, abstract: null });
const offer = (idea: string, byEngine: Record<string, string[]>) => ({
  idea,
  byEngine: Object.fromEntries(Object.entries(byEngine).map(([name, list]) => [name, list.map(record)])),
});

it('pools the patents of all engines once each, keeps known grades, and says nothing of the engines', () => {
  const offers = [offer('a kite', { ours: ['US1', 'US2'], other: ['US2', 'US3'] })];
  const [sheet] = poolSheets(offers, new Map([['a kite', { US2: 1, US9: 2 }]]));
  expect(sheet?.grades).toEqual({ US1: null, US2: 1, US3: null });
  expect(sheet?.patents.map(({ number }) => number).sort()).toEqual(['US1', 'US2', 'US3']);
  expect(JSON.stringify(sheet)).not.toMatch(/ours|other/);
});

it('scores by hand-counted shares of the first ten, of the ceiling, and of what is graded', () => {
  const offers = [
    offer('a kite', { ours: ['US1', 'US2'], other: ['US3', 'US4'] }),
    offer('ungraded', { ours: ['US7'], other: ['US8'] }),
  ];
  const grades = new Map([['a kite', { US1: 2, US2: 1, US3: 2, US4: null }]]);
  const { ideas, scores } = scoreRelevance(offers, grades);
  const of = (engine: string, level: number) =>
    scores.find((one) => one.engine === engine && one.level === level);
  expect(ideas).toBe(1);
  expect(of('ours', 2)).toMatchObject({
    firstTen: { mean: 0.1 },
    ofCeiling: 1 / 2,
    ofGraded: 1 / 2,
    graded: 1,
  });
  expect(of('ours', 1)).toMatchObject({ firstTen: { mean: 0.2 }, ofCeiling: 2 / 3, ofGraded: 1 });
  expect(of('other', 2)).toMatchObject({ firstTen: { mean: 0.1 }, ofGraded: 1, graded: 1 / 2 });
});

it('counts no more than ten of a list, and of the ceiling', () => {
  const numbers = Array.from({ length: 12 }, (_, i) => `US${i}`);
  const grades = new Map([['a kite', Object.fromEntries(numbers.map((number) => [number, 2]))]]);
  const { scores } = scoreRelevance([offer('a kite', { ours: numbers })], grades);
  expect(scores[0]).toMatchObject({ firstTen: { mean: 1 }, ofCeiling: 1 });
});
