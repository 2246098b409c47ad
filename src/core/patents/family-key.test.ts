import { expect, it } from 'vitest';
import { familyKey, familyOfDocdb, familyOfMembers } from './family-key.ts';

it('is the same for every member, however it names the others, and a record without a family is alone', () => {
  const members = ['US 6,000,001 B1', 'EP1999000A1', 'no number'];
  const family = familyOfMembers(members);
  expect(family).toBe(familyOfMembers([...members].reverse()));
  expect(familyKey({ family, number: 'US6000001' })).toBe(familyKey({ family, number: 'EP1999000' }));
  expect(familyKey({ family: null, number: 'US1' })).not.toBe(familyKey({ family: null, number: 'US2' }));
  expect([familyOfMembers(['none']), familyOfDocdb(''), familyOfDocdb('123')]).toEqual([
    null,
    null,
    'docdb:123',
  ]);
});
