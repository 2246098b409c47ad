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

it('keeps owners apart whose names are not written in Latin letters, and joins the forms of one name', () => {
  const names = [
    '例株式会社甲',
    '示例科技有限公司',
    '예시전자주식회사',
    'ООО «Пример»',
    'Παράδειγμα ΑΕ',
    'شركة مثال',
  ];
  const { owners } = ownersOf(
    [...names, 'Acme, Inc.', 'ACME CO., LTD.'].map((name, i) => doc(`US${i}`, name)),
  );
  expect(owners.map((o) => o.numbers.length)).toEqual([2, 1, 1, 1, 1, 1, 1]);
});
