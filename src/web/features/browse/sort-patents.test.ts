import { expect, it } from 'vitest';
import type { Patent } from '../../../contract/patents.ts';
import { type PatentSort, sortPatents } from './sort-patents.ts';

const patent = (patent_title: string, patent_date: string | null, assignee: string | null) =>
  ({ patent_title, patent_date, assignee }) as Patent;

const list = [
  patent('Valve', '2010-01-01', null),
  patent('Axle', '2020-01-01', 'Zeta'),
  patent('Lamp', null, 'Alpha'),
];

it.each<[PatentSort, string[]]>([
  ['newest', ['Axle', 'Valve', 'Lamp']],
  ['oldest', ['Lamp', 'Valve', 'Axle']],
  ['owner', ['Lamp', 'Axle', 'Valve']],
  ['title', ['Axle', 'Lamp', 'Valve']],
])('%s', (sort, titles) => {
  expect(sortPatents(list, sort).map((one) => one.patent_title)).toEqual(titles);
});
