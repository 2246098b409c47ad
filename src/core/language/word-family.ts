/** Letters that two long words share from the start when one is made of the other: "acceler|ation", "acceler|ometer". */
const SHARED = 7;
const LONG = 10;

/** Openings that many unrelated words share. */
const COMMON =
  /^(?:electr|photo|micro|inter|therm|hydro|multi|trans|super|under|counter|semicon|poly|automat|communi|mechan|mathem|represent|configur|transf|distrib|substan|instruct|immuno|antibod|magnet)/;

/** What says how something is, rather than what it is. */
const QUALITY = /(?:able|ible|ally|ingly|tional|ically)$/;

const longWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= LONG && !COMMON.test(word) && !QUALITY.test(word));

/** True when two texts hold words of one family that a stemmer keeps apart: an acceleration sensor is an accelerometer. */
export function shareFamily(one: string, other: string): boolean {
  const openings = new Set(longWords(one).map((word) => word.slice(0, SHARED)));
  return openings.size > 0 && longWords(other).some((word) => openings.has(word.slice(0, SHARED)));
}
