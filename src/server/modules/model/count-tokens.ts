import { countTokens as count } from 'gpt-tokenizer';

/** Tokens of a text by the o200k encoding: exact for OpenAI's newer models, within some per cent for the others. */
export function countTokens(text: string): number {
  return count(text, { disallowedSpecial: new Set() });
}
