const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences of a text as a person wrote it; line breaks end one too. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => [...SENTENCES.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');

/** "I would like", "we are building", at the start of a clause: a person who speaks of making or wanting something. */
const MAKER =
  /(?:^|[,;:]\s*|\b(?:and|so|but) |^as an? [\p{L} ]{2,30}?,? )(?:i|we)(?:'d|'m|'re|'ve)?(?: (?:would|am|are|have|will|could|really|just|also|been|think(?:ing)?(?: that)?|lot)){0,3} (?:want|like|love|need|plan(?:ning)?|going to|thinking (?:of|about)|aim(?:ing)?|propose|mak(?:e|ing)|made|buil[dt](?:ing)?|develop(?:ing|ed)?|design(?:ing|ed)?|drawn|invented|testing|welded up|offer|sell|write|put|weave|blow|stick|pay(?: a lot)?|an (?:idea|approach))\b/iu;
/** What follows a maker before the thing: "to build", "for". */
const MAKING =
  /^(?:\s+(?:to|for|of|up|on|where|make|build|create|design|sell|offer|develop|see|have|buy|get))+(?=\s)/iu;

/** "I sell saris and need …": what the maker does already is not what is offered. */
const ALSO_WANTED = /^[^,.]{0,60}?\band (?:also )?(?:need|want|would like)\s+/iu;

const OFFERING = [
  // "A tray where …", "Dust catcher for …": a thing that is named for the first time, and what it is for.
  [/^(?:an?|one|some|any|my idea(?: is)?:?|idea:?)\s+(?!of the\b)\p{L}/iu, 2],
  [
    /^(?!(?:the|an?|first|my|our|his|her|their|your|its?|this|these|that|those|they|he|she|i|we|you|when|if|as|since|because|every|each|last|people|most|many|some|no|nothing|not|only|what|how|there|and|but|or|so)\b)\p{L}[\p{L}\d-]*(?: (?!(?:is|are|was|were|has|have|had|do|gets?|takes?|can|can't|don't)\b)[\p{L}\d-]+){0,4}? (?:that|which|with|for|to|where|whose|using|made|from)\b/iu,
    2,
  ],
  [MAKER, 2],
  [/\b(?:an?|some) [\p{L}\d -]{2,50}? (?:that|which|with|for|to|where|whose|using)\b/iu, 1],
  [/^(?:please |(?:could|can) there be|is there|what about|how about|what if|(?:could|can) an?\b)/i, 2],
  [/^(?:make|build|design|create|invent|put|use|attach|add|turn|replace|convert)\b/i, 2],
  [/\b(?:app|device|system|machine|tool|kit|service|platform|sensor|robot|material|method|process)\b/i, 1],
  [
    /\b(?:could|would|should|that) (?:help|solve|save|give|make|be enough|keep|let|spare|press|show|warn)\b/i,
    1,
  ],
] as const;
const NOT_OFFERING = [
  // What was named before is only added to.
  [/^(?:the|it|this|that|these|those|they|he|she|its)\b/i, 2],
  [/^(?:my|our|his|her|their)\s+\p{L}+(?:'s)?\b(?! (?:idea|service|app|product|plan|would|could))/iu, 2],
  // "I teach chemistry", "We run a bakery": who speaks, not what is offered.
  [/^(?:i|we)(?:'m|'ve|'re| am| are| was| were| have| had)?\b/i, 2],
  [/^(?:when|if|as|since|because|every|each|last|people|most|many|nothing|no)\b/i, 1],
  [
    /\b(?:hate|annoying|problem is|struggle|always|never|every (?:day|year|time)|nobody|cannot|can't|too)\b/i,
    1,
  ],
  [
    /[$€£]\s?\d|\b\d+ ?(?:dollars|euros|percent|%)|\b(?:subscription|revenue|per month|price|charge|market|earns?|pays)\b/i,
    2,
  ],
] as const;

const sum = (cues: typeof OFFERING | typeof NOT_OFFERING, sentence: string): number =>
  cues.reduce((points, [cue, weight]) => points + (cue.test(sentence) ? weight : 0), 0);

/** A person who speaks of making something offers it, whatever else the sentence says of the person. */
const score = (sentence: string): number =>
  sum(OFFERING, sentence) + (MAKER.test(sentence) ? 2 : 0) - sum(NOT_OFFERING, sentence);

/** The sentence that says what is offered: by its cues, the earlier one on a tie. */
export function offeringSentence(sentences: readonly string[]): string {
  const [best] = sentences
    .map((sentence, i) => ({ sentence, i, points: score(sentence) }))
    .sort((a, b) => b.points - a.points || a.i - b.i);
  return best?.sentence ?? '';
}

/** Characters of the shortest text that can name a thing. */
const LEAST_THING = 8;

const LEAD_IN =
  /^(?:(?:hi|hello|ok|so|well|basically|maybe|what if|how about|imagine|picture)[,:]?\s+)*(?:(?:my|our|the|an?)\s+(?:idea|product|concept|startup|business|invention)(?:\s+is)?(?:\s+(?:to|for|a|an))?[:,]?\s*(?=\p{L})|(?:i|we)(?:'d|'m|'re)?\s+(?:(?:really|just|also)\s+)?(?:want|would like|like|need|plan|going|am going|are going|aim|propose|am building|are building|will|have invented|make|build|offer|sell)\s+(?:to\s+(?:make|build|create|design|sell|offer|develop)\s+)?|there (?:is|should be)\s+|(?:please\s+)?(?:make|build|design|create|invent)\s+(?:me\s+)?)/iu;

/** A person who speaks of making something, up to the article of the thing: "As a student I built a …", "Is there a …". */
const SPEAKER =
  /^(?:[^,.]{1,40},\s+)?(?:as an? [\p{L} ]{2,30}?,?\s+)?(?:i|we|my|our|is there|could|would|can)\b(?:[\p{L}'’]*\s+[\p{L}'’]+){0,6}?\s+(?=(?:an?|one)\s+\p{L})/iu;

/** The offering without "I want to build" and the like. */
export function withoutLeadIn(sentence: string): string {
  const maker = MAKER.exec(sentence);
  const made = maker
    ? sentence
        .slice(maker.index + maker[0].length)
        .replace(MAKING, '')
        .replace(ALSO_WANTED, '')
        .trim()
    : '';
  if (made.length >= LEAST_THING && !/^(?:it|them|this|that)\b/i.test(made)) return made;
  for (const pattern of [SPEAKER, LEAD_IN]) {
    const rest = sentence.replace(pattern, '').trim();
    if (rest !== sentence && rest.length >= LEAST_THING) return rest;
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
