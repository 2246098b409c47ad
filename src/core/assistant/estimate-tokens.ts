/** Characters a token in alphabetic scripts, by the usual rule of thumb. */
const LETTERS_PER_TOKEN = 4;

/**
 * Tokens of a text as a model would count them, within about a quarter for English prose. For answers that no model
 * reads: an exact count needs a vocabulary that takes half a second to load. Signs of scripts that write whole syllables
 * or words count as a token each.
 */
export function estimateTokens(text: string): number {
  const syllabic = text.match(/[\u0800-\ud7ff\uf900-\uffef]/g)?.length ?? 0;
  return syllabic + Math.ceil((text.length - syllabic) / LETTERS_PER_TOKEN);
}
