import { LENGTHS } from './limits.ts';

export type IdeaTextError = 'input_too_long' | 'invalid_input' | 'malicious_input';

// `expression(` is dangerous as a value in CSS only: "Aim: gene expression (RNA)" must pass.
const malicious = [
  /<\s*\/?\s*script\b/i,
  /javascript\s*:/i,
  /<[^>]*\son[a-z]{3,20}\s*=/i,
  /data\s*:\s*text\/html/i,
  /vbscript\s*:/i,
  /style\s*=\s*["']?[^"'<>]{0,200}\bexpression\s*\(/i,
  /:\s*expression\s*\(/i,
];

// Control and invisible format characters, but tab and line breaks.
const controls = /(?![\t\n\r])[\p{Cc}\p{Cf}]/gu;
const fragments = /<\s*\/?\s*(?:script|iframe)[^>]{0,500}>?/gi;

/** True for a text that tries to run something in a browser. */
export const isMalicious = (text: string): boolean => malicious.some((pattern) => pattern.test(text));

/**
 * Validates and cleans an idea as SPEC §5 says: rejects what is too long, empty or malicious;
 * otherwise strips control and invisible characters and script or iframe fragments.
 */
export function sanitiseIdea(
  value: unknown,
): { ok: true; text: string } | { ok: false; error: IdeaTextError } {
  if (typeof value !== 'string' || value.trim() === '') return { ok: false, error: 'invalid_input' };
  if (value.length > LENGTHS.idea) return { ok: false, error: 'input_too_long' };
  if (isMalicious(value)) return { ok: false, error: 'malicious_input' };
  const text = value.replace(controls, '').replace(fragments, '').trim();
  return text === '' ? { ok: false, error: 'invalid_input' } : { ok: true, text };
}
