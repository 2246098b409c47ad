import { baseOfThirdPerson, gerundOf } from '../language/inflection.ts';

const VERB_AFTER_THAT =
  /^(?:can (?!not )(?!never )|could |will |would |should |automatically |also |easily |quickly )*/i;

const NEGATION = /^(?:cannot|can't|can not|can never|never|does not|doesn't|do not|don't|will not|won't)\s+/i;

/** "cannot be lost" → "never being lost"; "never runs out" → "never running out". */
function neverDoing(clause: string): string | null {
  const [verb = '', ...others] = clause.split(/\s+/);
  if (verb === '') return null;
  const base = /[^s]s$/i.test(verb) ? baseOfThirdPerson(verb) : verb.toLowerCase();
  return ['never', gerundOf(base), ...others].join(' ');
}

/** "that older people can change", "that cyclists can fold": somebody else does it, so it is no doing of the thing. */
const OTHERS_DO =
  /^(?:\w+ (?=(?:can|could|may|must|will|should|would) )|(?!\w+s )(?:\w+ ){1,3}(?=(?:can|could|may|must|will) ))/i;

/** "warns the rider of cars" → "warning the rider of cars"; null where the clause tells of no doing of the thing. */
export function gerundClause(clause: string): string | null {
  const rest = clause.replace(VERB_AFTER_THAT, '').trim();
  const [verb, ...others] = rest.split(/\s+/);
  if (!verb || others.length === 0 || OTHERS_DO.test(rest)) return null;
  const negated = NEGATION.exec(rest);
  if (negated) return neverDoing(rest.slice(negated[0].length));
  const base = /s$/i.test(verb) && !/ss$/i.test(verb) ? baseOfThirdPerson(verb) : verb.toLowerCase();
  if (
    /^(?:be|have|is|are|has|not|never|it|they|you|we|i|people|children|adults|men|women|others)$/.test(base)
  )
    return null;
  const object = others
    .join(' ')
    .replace(/(?:^|\s+)and\s+(\w+?)s\s+/g, (whole, v: string) =>
      isLikelyVerb(`${v}s`) ? ` and ${gerundOf(baseOfThirdPerson(`${v}s`))} ` : whole,
    );
  return `${base.endsWith('ing') ? base : gerundOf(base)} ${object.trimStart()}`;
}

const LIKELY_VERBS =
  /^(?:reports|warns|tells|cleans|cools|heats|sends|shows|keeps|makes|stops|alerts|detects|measures|adjusts|charges|orders|matches|finds|tracks|stores|dispenses|waters|feeds|plays|opens|closes|folds|lights|saves|turns|removes|filters|sorts|learns|suggests|calls|calculates|notifies|reminds|recommends|generates|creates|converts|prevents|reduces|monitors|controls|lifts|holds|protects|records|wakes|collects|compacts|compresses|crushes|grinds|mixes|stirs|pours|wipes|washes|rinses|dries|mows|shuts|unlocks|starts|steers|inflates|massages|sterili[sz]es|disinfects|purifies|humidifies|harvests|identifies|recogni[sz]es|weighs|predicts|helps|teaches|translates|delivers|carries|absorbs|adapts|grows|kills|repels|attracts|catches|separates|recycles|repairs|replaces|refills|blows|sprays|extends|retracts|tilts|rotates|moves|dims|reads|writes|selects|compares|transmits|connects|informs|soothes|estimates|cuts|grips|runs|takes|gives|ferments|separates|projects|films|watches|plugs|drives|steadies|flashes|circulates|speaks|answers|scans|sells|lets)$/i;
const isLikelyVerb = (word: string) => LIKELY_VERBS.test(word);

/** Verbs of where a thing is, what it costs or what it looks like: what it is for comes after them. */
const SAYS_LITTLE =
  /^(?:fits|stays|sits|stands|hangs|clips|costs|looks|weighs|lives|runs|uses|takes|comes|works|attaches|mounts|goes)$/i;

/** Before a further verb of a list: ", recognizes crop rows", " and turns the gas off". */
const NEXT_VERB = /,\s+(?:and\s+|then\s+|only\s+)*|\s+and\s+/g;
const WITH_OBJECT =
  /^(?:the|an?|its|their|it|them|themselves|itself|on|in|when|like|each|every|all|any|out|both|up|off)\b/i;

/** True where a verb in -s begins the text, rather than a plural of a list. */
function beginsWithVerb(text: string): boolean {
  const [first = '', ...rest] = text.split(/\s+/);
  if (isLikelyVerb(first) || SAYS_LITTLE.test(first)) return rest.length > 0;
  return /[^s]s$/i.test(first) && WITH_OBJECT.test(rest.join(' '));
}

/** What a thing does, verb by verb: "fits on a knob", "turns the gas off". */
function doings(clause: string): string[] {
  const ends = [...clause.matchAll(NEXT_VERB)].filter(({ index, 0: { length } }) =>
    beginsWithVerb(clause.slice(index + length)),
  );
  const from = [0, ...ends.map(({ index, 0: { length } }) => index + length)];
  return from.map((start, i) => clause.slice(start, ends[i]?.index));
}

const LONGEST = 10;
const wordCount = (text: string): number => text.split(/\s+/).length;
/** When, whether and why it does so, after the doing itself. */
const CIRCUMSTANCE = /(?<=^\S+\s+\S+.*?)\s+(?:when|while|whether|if|because|until|as soon as)\s.*$/i;
/** What it tells, and when, is what it does: "tells you when it needs servicing". */
const TELLS =
  /^(?:tells|shows|warns|alerts|signals|indicates|reminds|notifies|checks|detects|senses|knows|sees|predicts|asks)\b/i;
const withoutCircumstance = (doing: string): string =>
  TELLS.test(doing) ? doing : doing.replace(CIRCUMSTANCE, '');

/** "uses radar to see pipes": what it uses is no doing. */
const USES_TO = /^(?:uses|takes)\s.+?\sto\s+(?=[a-z]+\s)/i;

/** What a thing does as a gerund clause, from the first verb that tells something, with the next where there is room. */
export function purposeOf(clause: string): string | null {
  const all = doings(clause.replace(VERB_AFTER_THAT, '').trim()).map((doing) => doing.replace(USES_TO, ''));
  const telling = all.filter((doing) => !SAYS_LITTLE.test(doing.split(/\s+/)[0] ?? ''));
  const [first, ...others] = (telling.length > 0 ? telling : all).map(withoutCircumstance);
  if (first === undefined || others.length === 0) return gerundClause(first ?? clause);
  // "dries, grinds and ferments old bread": verbs alone share what follows the last of them.
  const shared = [first, ...others].findIndex((doing) => wordCount(doing) > 1);
  if (shared > 0) {
    const alone = [first, ...others].slice(0, shared).map((verb) => gerundOf(baseOfThirdPerson(verb)));
    return [alone.join(', '), gerundClause(others[shared - 1] ?? '')].filter(Boolean).join(' and ');
  }
  const joined = `${first} and ${others[0]?.split(',')[0]}`;
  return gerundClause(wordCount(joined) > LONGEST ? first : joined);
}

const PLAIN_VERB =
  /^(?:mark|rent|book|swap|lend|sell|buy|offer|post|share|report|vote|meet|trade|pay|ask|rate|order)$/i;

/** "neighbours can sell their electricity" → "selling their electricity": what people do with a thing; null where no verb is found. */
export function whatOthersDo(clause: string): string | null {
  const words = clause.split(/\s+/);
  const can = words.findIndex((word) => /^(?:can|could|may|will)$/i.test(word));
  const verb = words.findIndex((word, i) => i > 0 && (PLAIN_VERB.test(word) || isLikelyVerb(`${word}s`)));
  const from = can >= 0 ? can + 1 : verb;
  return from <= 0 ? null : gerundClause(words.slice(from).join(' '));
}
