import { parsePublicationNumber } from './publication-number.ts';

/** Key of a family that a source gives by its members: the lowest of their numbers, so that every member yields the same. */
export function familyOfMembers(members: readonly string[]): string | null {
  const numbers = members.map((text) => parsePublicationNumber(text)?.number).filter((n) => n !== undefined);
  return numbers.length > 0 ? `member:${[...numbers].sort()[0]}` : null;
}

/** Key of a family by the European office's identifier, which several services share. */
export const familyOfDocdb = (id: string): string | null => (/^\d+$/.test(id) ? `docdb:${id}` : null);
