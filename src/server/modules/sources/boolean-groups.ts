import { contentTerms, tokenize } from '../../../core/text/tokenize.ts';
import type { SourceQuery } from './patent-source.ts';

/** With more groups than this nothing satisfies them all. */
const MOST_GROUPS = 4;
const WORDS_OF_TEXT = 3;
const TRIES = 3;

/**
 * The groups to be joined by AND, most telling first, each with at most `terms / groups` plain terms; made of the words of
 * the text where the query has none.
 */
export function booleanGroups({ text, groups }: SourceQuery, terms: number): string[][] {
  const cleaned = groups.map((group) => [...new Set(group.map(plainTerm).filter((term) => term !== ''))]);
  const given = cleaned.filter((group) => group.length > 0).slice(0, MOST_GROUPS);
  const words = contentTerms(text).map(({ surface }) => plainTerm(surface));
  const used = given.length > 0 ? given : [...new Set(words)].slice(0, WORDS_OF_TEXT).map((word) => [word]);
  const each = Math.max(1, Math.floor(terms / Math.max(1, used.length)));
  return used.map((group) => group.slice(0, each));
}

const OPERATORS = new Set(['and', 'or', 'not', 'any', 'all', 'within', 'prox', 'near', 'to']);

/** Only words and digits, so that no term can be read as an operator or a field. */
const plainTerm = (term: string): string =>
  tokenize(term)
    .map(({ surface }) => surface.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '))
    .filter((word) => !OPERATORS.has(word))
    .join(' ');

/** All groups, then without the last ones: what a strict AND does not find, a looser one may. */
export function relaxations(groups: string[][]): string[][][] {
  return groups.map((_, i) => groups.slice(0, groups.length - i)).slice(0, TRIES);
}
