const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences of a text as a person wrote it; line breaks end one too. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => [...SENTENCES.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');

const OFFERING = [
  [/^(?:an?|the|my idea(?: is)?:?|idea:?)\s+\p{L}/iu, 2],
  [
    /\b(?:i|we) (?:want|would like|need|plan|am going|are going|will|aim|propose|am building|are building|make|build|offer|sell)\b/i,
    2,
  ],
  [/\b(?:an?|the) [\p{L}\d -]{2,50}? (?:that|which|with|for|to|where|whose|using)\b/iu, 2],
  [/^(?:make|build|design|create|invent|put|use|attach|add|turn|replace)\b/i, 2],
  [/\b(?:app|device|system|machine|tool|kit|service|platform|sensor|robot|material|method|process)\b/i, 1],
] as const;
const NOT_OFFERING = [
  [/^(?:my|our|his|her|their)\s+\p{L}+(?:'s)?\b(?!.*\bidea\b)/iu, 2],
  [
    /\b(?:hate|annoying|problem is|struggle|always|never|every (?:day|year|time)|people|nobody|cannot|can't|too expensive)\b/i,
    1,
  ],
  [
    /[$€£]\s?\d|\b\d+ ?(?:dollars|euros|percent|%)|\b(?:subscription|revenue|per month|price|charge|market)\b/i,
    2,
  ],
  [/\?\s*$/, 1],
] as const;

const score = (sentence: string): number =>
  OFFERING.reduce((sum, [cue, weight]) => sum + (cue.test(sentence) ? weight : 0), 0) -
  NOT_OFFERING.reduce((sum, [cue, weight]) => sum + (cue.test(sentence) ? weight : 0), 0);

/** The sentence that says what is offered: by its cues, the earlier one on a tie. */
export function offeringSentence(sentences: readonly string[]): string {
  const [best] = sentences
    .map((sentence, i) => ({ sentence, i, points: score(sentence) }))
    .sort((a, b) => b.points - a.points || a.i - b.i);
  return best?.sentence ?? '';
}

const LEAD_IN =
  /^(?:(?:hi|hello|ok|so|well|basically|maybe|what if|how about|imagine|picture)[,:]?\s+)*(?:(?:my|our|the|an?)\s+(?:idea|product|concept|startup|business|invention)(?:\s+is)?(?:\s+(?:to|for|a|an))?[:,]?\s*(?=\p{L})|(?:i|we)(?:'d|'m|'re)?\s+(?:(?:really|just|also)\s+)?(?:want|would like|like|need|plan|going|am going|are going|aim|propose|am building|are building|will|have invented|make|build|offer|sell)\s+(?:to\s+(?:make|build|create|design|sell|offer|develop)\s+)?|there (?:is|should be)\s+|(?:make|build|design|create|invent)\s+(?:me\s+)?)/iu;

/** A person who speaks of making something, up to the article of the thing: "As a student I built a …", "Is there a …". */
const SPEAKER =
  /^(?:[^,.]{1,40},\s+)?(?:as an? [\p{L} ]{2,30}?,?\s+)?(?:i|we|my|our|is there|could|would|can)\b(?:[\p{L}'’]*\s+[\p{L}'’]+){0,6}?\s+(?=(?:an?|one)\s+\p{L})/iu;

/** The offering without "I want to build" and the like. */
export function withoutLeadIn(sentence: string): string {
  for (const pattern of [SPEAKER, LEAD_IN]) {
    const rest = sentence.replace(pattern, '').trim();
    if (rest !== sentence && rest.length >= 8) return rest;
  }
  return sentence;
}

export interface OfferingParts {
  /** What is offered, without its article. */
  thing: string;
  /** The clauses that say more of it, in order. */
  clauses: string[];
  /** "so that …": what it is good for; no part of the thing. */
  purpose: string | null;
}

const PURPOSE =
  /[,;]?\s+\b(?:so that|so (?=(?:i|you|we|they|it|he|she|people|the|a|an|users?|nobody|no one)\b)|in order to)\s*/i;
const FIRST_BREAK =
  /\s+(?=\b(?:that|which|who|whose|where|with|without|for|to|using|by|made (?:of|from)|based on|consisting of|including|in which|when)\b)|\s*[,;:(]\s*/i;
const MORE_BREAKS =
  /\s*[,;()]\s*(?:and\s+|or\s+)?|\s+and\s+(?=(?:it |also |then |can |will |\p{L}+s\b))|\s+(?=\b(?:which|without|using)\b)|\s+but\s+/iu;
const LINK = /^(?:that|which|who|where|and|also|it|can|will|is able to|then)\s+/i;

function stripLinks(clause: string): string {
  let text = clause.trim().replace(/[.!?]+$/, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(LINK, '');
  }
  return text.trim();
}

/** Splits what is offered into the thing, its clauses, and its purpose. */
export function splitOffering(sentence: string): OfferingParts {
  const [body = '', purpose = null] = sentence.replace(/[.!?]+\s*$/, '').split(PURPOSE, 2);
  const cut = FIRST_BREAK.exec(body);
  const head = cut ? body.slice(0, cut.index) : body;
  const rest = cut ? body.slice(cut.index + cut[0].length) : '';
  const clauses = rest
    .split(MORE_BREAKS)
    .map(stripLinks)
    .filter((clause) => /\p{L}{3}/u.test(clause));
  return {
    thing: head.replace(/^(?:an?|the|some|any|one)\s+/i, '').trim(),
    clauses,
    purpose: purpose?.trim() || null,
  };
}

const RULED_OUT =
  /\b(?:without(?: any| using)?|no|not? (?:use|need|require)s?(?: any)?|must not (?:use|contain|have|need)(?: any)?|free of|avoid(?:s|ing)?)\s+((?:\p{L}[\p{L}-]*)(?:\s+(?!or\b|and\b|but\b|so\b|that\b|in\b|on\b|at\b|for\b|to\b|with\b|is\b|are\b)\p{L}[\p{L}-]*){0,2})|\b(\p{L}+)-free\b/giu;
const REQUIRED =
  /\b(?:must(?: not)?|has to|have to|needs to|should|only)\s+[^.,;!?]{3,80}|-?\d+(?:[.,]\d+)?\s*(?:–|-|to)\s*-?\d+(?:[.,]\d+)?\s*°?\s*(?:c|f|mm|cm|m|kg|g|w|v|hz)\b[^.,;!?]{0,20}|\bunder\s+[$€£]?\d[^.,;!?]{0,30}/giu;
/** Words after "no" that rule nothing out. */
const EMPTY = /^(?:one|need|idea|matter|longer|more|problem|doubt|way|getting|having|being|\p{L}+ing)\b/iu;

/** What the user rules out and requires, in the user's words. */
export function constraintsOf(text: string): { must: string[]; must_not: string[] } {
  const must_not = [...text.matchAll(RULED_OUT)].flatMap((match) => {
    const phrase = (match[1] ?? match[2] ?? '').replace(/^(?:an?|the|any)\s+/i, '').trim();
    return phrase === '' || EMPTY.test(phrase) ? [] : [phrase.toLowerCase()];
  });
  const must = [...text.matchAll(REQUIRED)].map(([phrase]) => phrase.trim());
  return { must: [...new Set(must)].slice(0, 8), must_not: [...new Set(must_not)].slice(0, 8) };
}
