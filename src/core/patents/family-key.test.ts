import { expect, it } from 'vitest';
import { familyOfDocdb, familyOfMembers } from './family-key.ts';

it('is the same for every member, however it names the others', () => {
  const members = ['US 6,000,001 B1', 'EP1999000A1', 'no number'];
  const family = familyOfMembers(members);
  expect(family).toBe(familyOfMembers([...members].reverse()));
  expect([familyOfMembers(['none']), familyOfDocdb(''), familyOfDocdb('123')]).toEqual([
    null,
    null,
    'docdb:123',
  ]);
});
