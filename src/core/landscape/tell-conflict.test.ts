import { expect, it } from 'vitest';
import { marketOf, patentsOf } from '../../contract/conflict.ts';
import type { KnownConflict } from '../evidence/design-conflicts.ts';
import type { DesignPatent } from '../retrieval/general-knowledge.ts';
import { type ConflictContext, tellConflict } from './tell-conflict.ts';

const way = (name: string) => ({ way: name, how: 'it does', ask: [name] });

const known: KnownConflict = {
  thing: 'presses',
  of: 'own',
  known: {
    conflict: 'a press is loud where it is strong',
    ways: [way('a felt foot'), way('a slow ram'), way('a lined hood')],
    trial: 'glue felt under it',
    sold: 'felt mats, but they wear',
    edge: 'mats lie under; a foot stays',
    open: 'whether it creeps',
    money: 'a mat costs $20, a foot $2',
    pays: 'it pays at once',
    makers: ['Matco', 'Padden'],
    patents: [
      { number: 'US1', design: 1, lends: 'its valve slows the ram' },
      { number: 'US2', design: null, lends: 'it presses without a blow' },
      { number: 'US3', design: 1, lends: 'its cam slows the ram' },
      { number: 'US4', design: 2, lends: 'its hood is lined' },
    ],
  },
};

const row = ({ number, lends }: DesignPatent) => ({
  number,
  title: null,
  term: null,
  use: 'pressing',
  lends,
});

const told = (rest: Partial<ConflictContext> = {}) =>
  tellConflict(known, {
    allows: () => true,
    queryFor: (terms) => terms.join(),
    queryOn: (_, terms) => terms.join(),
    queryForAim: (terms) => terms.join(),
    rowOf: row,
    ...rest,
  });

it('lays each patent beside its design, in the order given, and apart what bears on all that is wanted', () => {
  const conflict = told();
  expect(conflict?.ways.map(({ patents = [] }) => patents.map(({ number }) => number))).toEqual([
    [],
    ['US1', 'US3'],
    ['US4'],
  ]);
  expect(conflict?.patents?.map(({ lends }) => lends)).toEqual(['it presses without a blow']);
  expect(conflict && patentsOf(conflict).map(({ number }) => number)).toEqual(['US1', 'US3', 'US4', 'US2']);
});

it('keeps patents with their designs where one before is left out, and drops those of that one', () => {
  const conflict = told({ allows: (text) => !text.includes('ram') });
  expect(conflict?.ways.map(({ way: name, patents }) => [name, patents?.[0]?.number])).toEqual([
    ['a felt foot', undefined],
    ['a lined hood', 'US4'],
  ]);
});

it('passes over what a library does not hold', () => {
  const conflict = told({ rowOf: () => null });
  expect(conflict && patentsOf(conflict)).toEqual([]);
  expect(conflict?.patents).toBeUndefined();
});

it('tells what is sold, by whom, how the first design stands against it, what is open and the money, the last three with the first design only', () => {
  const lines = (rest?: Partial<ConflictContext>) => {
    const conflict = told(rest);
    return conflict && marketOf(conflict).map(({ label, text }) => `${label}: ${text}`);
  };
  expect(lines()).toEqual([
    'Sold today: felt mats, but they wear',
    'Makers to look at: Matco, Padden, as far as is known',
    'Against what is sold: mats lie under; a foot stays',
    'Still open: whether it creeps',
    'In money, roughly: a mat costs $20, a foot $2. So it pays at once',
  ]);
  expect(lines({ allows: (text) => !text.includes('felt') })).toEqual([
    'Sold today: felt mats, but they wear',
    'Makers to look at: Matco, Padden, as far as is known',
  ]);
});
