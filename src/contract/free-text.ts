import { isMalicious } from './idea-text.ts';
import { LENGTHS } from './limits.ts';

/** What is wrong with a text that somebody else will read (SPEC §5), or null. It may be empty. */
export function freeTextProblem(value: string): string | null {
  if (value.length > LENGTHS.freeText) return 'Text too long';
  return isMalicious(value) ? 'Invalid content detected' : null;
}
