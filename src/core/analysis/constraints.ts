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

/** Words that end a ruled-out thing. */
const END =
  /\s+(?:and|but|so|that|which|in|on|at|for|to|with|by|as|is|are|was|will|would|could|can|has|because|please|anywhere|while|when|if|even|in order|they|he|she|it|we|i|you|who)\b[\s\S]*$/i;
const RULED_OUT =
  /\b(?:without(?: any| using)?|no|not even|(?:not|don't|doesn't) (?:use|need|require)s?(?: any)?|must not (?:use|contain|have|need)(?: any)?|free of|avoid(?:s|ing)?)\s+(?=(\p{L}[^.,;:!?()]{1,80}))|\b(\p{L}+)-free\b/giu;
/** "must not touch the water", "nothing should go to the cloud", "nothing hard is allowed near the eye". */
const FORBIDDEN =
  /(?:\b(?:must|may|should) not\s+(?!(?:use|contain|have|need)\b)|\bnothing\s+(?!(?:that|which|until|but|else|to|in|on|at|from)\b)(?:(?:may|must|should|can|will)\s+)?)([^.,;!?]{3,80}?)(?=\s+because\b|\s*[.,;!?]|\s*$)/giu;
const ALLOWED = /\s+(?:is|are|may be|should be) (?:allowed|permitted)\b|\s+anywhere\b/giu;
const REQUIRED =
  /\b(?:(?<!\bthere )must\b(?! not\b)|(?<!\b(?:i|we|you|they|who|n't|not) )ha(?:s|ve) to|needs to|(?<!\bnothing )should\b(?! not\b)|only (?=(?:be|by|from|in|made|of|on|use|using|with)\b))\s*[^.,;!?]{3,80}|-?\d+(?:[.,]\d+)?\s*(?:–|-|to)\s*-?\d+(?:[.,]\d+)?\s*°?\s*(?:c|f|mm|cm|m|kg|g|w|v|hz)\b|\bunder\s+[$€£]?\d[\d.,]*(?!\d|s\b)(?:\s*°)?(?:\s+(?!(?:and|but|for|in|or|so|to|when|with)\b)\p{L}+){0,3}/giu;
/** Words after "no" that rule nothing out. */
const EMPTY =
  /^(?:one|need|idea|matter|longer|more|less|problem|doubt|way|chance|wonder|getting|having|needing|being|ever|other|to)\b/iu;
const MOST_WORDS = 4;
const MOST = 8;

/** "hose or tap connection" is two things. */
function ruledOut(phrase: string): string[] {
  return phrase
    .replace(END, '')
    .replace(/\s+of any (?:kind|sort)\b.*$/i, '')
    .split(/\s+n?or\s+/i)
    .map((item) =>
      item
        .replace(/^(?:an?|the|any|no)\s+/i, '')
        .split(/\s+/)
        .slice(0, MOST_WORDS)
        .join(' ')
        .trim(),
    )
    .filter((item) => item !== '' && !EMPTY.test(item));
}

const distinct = (list: string[]): string[] => [...new Set(list)].slice(0, MOST);

/** What the user rules out and requires, in the user's words. */
export function constraintsOf(text: string): { must: string[]; must_not: string[] } {
  const things = [...text.matchAll(RULED_OUT)].flatMap((match) => ruledOut(match[1] ?? match[2] ?? ''));
  const doings = [...text.matchAll(FORBIDDEN)].map((match) => (match[1] ?? '').replace(ALLOWED, '').trim());
  return {
    must: distinct([...text.matchAll(REQUIRED)].map(([phrase]) => phrase.trim())),
    must_not: distinct([...things, ...doings].map((phrase) => phrase.toLowerCase())),
  };
}

/** "touch the water", "drilling the wall"; unlike a thing or an effect to do without, such as "battery" or "loss of heat". */
const DOING = /^(?:\p{L}+ing\s|(?!.*\sof\s)\S+\s+\S+\s+\S)/iu;

/** Conditions that no comparison of words can check: all that is required, and what must not happen. */
export const beyondWords = ({ must, must_not }: { must: string[]; must_not: string[] }): string[] => [
  ...must,
  ...must_not.filter((phrase) => DOING.test(phrase)),
];
