import type { SourceFilters } from '../patent-source.ts';

/** Terms in one request; the service refuses longer queries without saying where it draws the line. */
export const MOST_TERMS = 20;

/** `(ta any "pot planter" or ta all "flower bed") and …`: title or abstract, AND of OR-groups. */
export function cqlOf(groups: string[][], { from, to, countries }: SourceFilters): string {
  const clauses = groups.map((group) => `(${clauseOf(group)})`);
  if (from || to) {
    const compact = (date: string) => date.replaceAll('-', '');
    clauses.push(`pd within "${compact(from ?? '1900-01-01')} ${compact(to ?? '2999-12-31')}"`);
  }
  if (countries?.length) clauses.push(`(${countries.map((country) => `pn=${country}`).join(' or ')})`);
  return clauses.join(' and ');
}

function clauseOf(terms: string[]): string {
  const words = terms.filter((term) => !term.includes(' '));
  const phrases = terms.filter((term) => term.includes(' '));
  return [
    ...(words.length > 0 ? [`ta any "${words.join(' ')}"`] : []),
    ...phrases.map((phrase) => `ta all "${phrase}"`),
  ].join(' or ');
}

/** Half of the terms of each group, at least one: for a query that was refused as too long. */
export const halved = (groups: string[][]): string[][] =>
  groups.map((group) => group.slice(0, Math.max(1, Math.ceil(group.length / 2))));
