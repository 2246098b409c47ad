import { expect, it } from 'vitest';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { isIndividual, ownersOf } from './owners.ts';

const doc = (number: string, assignee: string | null, inventors: string[] = []): EvidenceDoc =>
  ({ record: { number, assignee, inventors }, year: 2020 }) as unknown as EvidenceDoc;

it.each([
  ['UNIVERSITY PUBLIC CORPORATION OSAKA;KUSAKABE KIKAI CO., LTD.', false],
  ['Anshel; Michael M., Goldfeld; Dorian', true],
  ['Skyyfish LLC', false],
])('%s: individuals: %s', (assignee, individual) => {
  expect(isIndividual(assignee, [])).toBe(individual);
});

it('lets the first of joint owners stand for all, and counts individuals and unknown owners apart', () => {
  const { owners, individuals, unknown } = ownersOf([
    doc('US1', 'UNIVERSITY PUBLIC CORPORATION OSAKA;KUSAKABE KIKAI CO., LTD.'),
    doc('US2', 'Adrian BULZACKI', ['Adrian BULZACKI']),
    doc('US3', null),
  ]);
  expect(owners.map((o) => [o.name, o.numbers])).toEqual([['University Public Corporation Osaka', ['US1']]]);
  expect([individuals, unknown]).toEqual([1, 1]);
});
