/** What every browser reports for a key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * True for a key that belongs to the composition of a character (Japanese, Chinese, Korean …). Safari ends the
 * composition first and only then reports the key, no longer as composing: only the code tells.
 */
export const isComposing = (event: { isComposing: boolean; keyCode: number }): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
