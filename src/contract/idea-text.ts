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

// Joiners where they join: between letters and their marks (Persian, Indic scripts) or parts of an emoji; signs of Arabic
// and Syriac that are written before digits and count as format characters; and the tags of a flag (England, Scotland).
const joined =
  '(?<=[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])[\\u200C\\u200D]{1,2}(?=[\\p{L}\\p{M}\\p{Extended_Pictographic}])';
const visible = '[\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2]';
const flag = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,16}\\u{E007F}';
// Control, invisible and broken characters, but tab and line breaks.
const controls = new RegExp(`(${flag}|${joined}|${visible})|(?![\\t\\n\\r])[\\p{Cc}\\p{Cf}\\p{Cs}]`, 'gu');
const fragments = /<\s*\/?\s*(?:script|iframe)[^>]{0,500}>?/gi;

/** True for a text that tries to run something in a browser. */
export const isMalicious = (text: string): boolean => malicious.some((pattern) => pattern.test(text));

/**
 * Validates and cleans an idea as SPEC §5 says: rejects what is too long, empty or malicious;
 * otherwise strips control and invisible characters and script or iframe fragments. What joins letters, makes up one emoji
 * or a flag stays.
 */
export function sanitiseIdea(
  value: unknown,
): { ok: true; text: string } | { ok: false; error: IdeaTextError } {
  if (typeof value !== 'string' || value.trim() === '') return { ok: false, error: 'invalid_input' };
  if (value.length > LENGTHS.idea) return { ok: false, error: 'input_too_long' };
  if (isMalicious(value)) return { ok: false, error: 'malicious_input' };
  const text = value.replace(controls, '$1').replace(fragments, '').trim();
  // What was hidden between the letters of a command is gone now.
  if (isMalicious(text)) return { ok: false, error: 'malicious_input' };
  return text === '' ? { ok: false, error: 'invalid_input' } : { ok: true, text };
}
