import { describe, expect, it } from 'vitest';
import type { Patent } from '../../../../contract/patents.ts';
import { choicesOf, filterPatents, NO_FILTER, statusOf } from './patent-filter.ts';

const patent = (number: string, change: Partial<Patent> = {}): Patent => ({
  patent_title: number,
  patent_number: number,
  patent_date: '2015-05-05',
  patent_url: null,
  patent_abstract: '',
  inventors: [],
  assignee: 'Zeta',
  abstract_is_digest: false,
  use: null,
  novelty: null,
  cpc: ['B65D81/38', 'B65D5/36'],
  kind: 'B2',
  type: 'grant',
  filed: null,
  expires: { date: '2032-01-01', basis: '20 years from filing', passed: false },
  sources: ['Library'],
  matched_terms: [],
  rank: 1,
  closeness: null,
  duplicates: [],
  ...change,
});

const list = [
  patent('US1', { rank: 2 }),
  patent('EP2', { rank: 1, patent_date: '2021-01-01', assignee: 'Alpha', sources: ['Lens'] }),
  patent('US3', { rank: 3, patent_date: null, assignee: null, type: 'application', cpc: ['F25D3/08'] }),
  patent('US4', { rank: 4, expires: { date: '2001-01-01', basis: '', passed: true } }),
];

const numbers = (...args: Parameters<typeof filterPatents>) =>
  filterPatents(...args).map((one) => one.patent_number);

describe('filterPatents', () => {
  it.each([
    [{}, ['EP2', 'US1', 'US3', 'US4']],
    [{ from: '2016' }, ['EP2']],
    [{ to: '2016' }, ['US1', 'US4']],
    [{ owner: 'No owner recorded' }, ['US3']],
    [{ class: 'B65D' }, ['EP2', 'US1', 'US4']],
    [{ country: 'EP' }, ['EP2']],
    [{ status: 'expired' as const }, ['US4']],
    [{ source: 'Lens', country: 'US' }, []],
  ])('with %o keeps %o', (change, kept) => {
    expect(numbers(list, { ...NO_FILTER, ...change }, 'closest')).toEqual(kept);
  });

  it('sorts by date and by owner', () => {
    expect(numbers(list, NO_FILTER, 'newest')[0]).toBe('EP2');
    expect(numbers(list, NO_FILTER, 'oldest').at(-1)).toBe('EP2');
    expect(numbers(list, NO_FILTER, 'owner')).toEqual(['EP2', 'US3', 'US1', 'US4']);
  });
});

it('an application has no term, and missing dates give no state', () => {
  expect(list.map(statusOf)).toEqual(['in_term', 'in_term', 'application', 'expired']);
  expect(statusOf(patent('US5', { expires: null }))).toBe('unknown');
});

it('the menus offer what occurs, each once', () => {
  expect(choicesOf(list)).toEqual({
    owners: ['Alpha', 'No owner recorded', 'Zeta'],
    classes: ['B65D', 'F25D'],
    countries: ['EP', 'US'],
    statuses: ['application', 'expired', 'in_term'],
    sources: ['Lens', 'Library'],
  });
});
