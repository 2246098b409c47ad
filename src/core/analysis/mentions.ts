import { contentTerms } from '../text/tokenize.ts';

/** Telling words of a phrase, as written, that a text holds in no inflection. */
export function absentWords(phrase: string, text: string): string[] {
  const held = new Set(contentTerms(text).map(({ stem }) => stem));
  return contentTerms(phrase).flatMap(({ stem, surface }) => (held.has(stem) ? [] : [surface]));
}

/** Whether a text holds every telling word of a phrase. A phrase without any is mentioned nowhere. */
export const mentionsAll = (text: string, phrase: string): boolean =>
  contentTerms(phrase).length > 0 && absentWords(phrase, text).length === 0;
