/** Strips the endings that the forms of one English noun or verb share, for comparing words only. */
const base = (word: string): string => word.replace(/(?:ies|ing|ed|es|s|y)$/, '');

const words = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(base);
const NEGATION = new Set(
  [
    'no',
    'not',
    'without',
    'free',
    'avoid',
    'avoids',
    'instead',
    'replace',
    'replaces',
    'never',
    'less',
    'eliminate',
    'eliminates',
  ].map(base),
);
/** Words before or after a ruled-out thing in which a negation turns it into an absence. */
const REACH = 3;

/** The first ruled-out thing that a text uses, or null. "No battery" and "battery-free" do not use a battery. */
export function brokenConstraint(text: string, mustNot: readonly string[]): string | null {
  const tokens = words(text);
  return (
    mustNot.find((constraint) => {
      const wanted = words(constraint).filter((word) => !NEGATION.has(word));
      if (wanted.length === 0) return false;
      return tokens.some((_, i) => {
        const here = wanted.every((word, k) => tokens[i + k] === word);
        const around = tokens.slice(Math.max(0, i - REACH), i + wanted.length + 1);
        return here && !around.some((word) => NEGATION.has(word));
      });
    }) ?? null
  );
}
