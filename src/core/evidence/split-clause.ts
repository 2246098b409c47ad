import { withoutLooseEnd } from '../language/clip-phrase.ts';
import { parsePhrase, startsWithGerund } from '../language/noun-phrase.ts';
import { gerundClause, purposeOf, whatOthersDo } from './clause-verbs.ts';

const ARTICLE = /^(?:an?|one|the|some|our|my|this)\s+/i;
const BY_MEANS = /\s+(?:using|by means of|with the help of|based on)\s+/i;
const COMPARATIVE =
  /^(?<quality>(?:more|less) \w+|quieter|lighter|safer|faster|cheaper|stronger|greener|smaller|smarter|longer-lasting|softer|cooler|warmer|easier|thinner|tougher|brighter|cleaner)\s+(?<thing>.+)$/i;
/** A text up to a marker, and what follows the marker. */
export function takeTail(text: string, marker: RegExp): { rest: string; tail: string | null } {
  const at = text.search(marker);
  if (at <= 0) return { rest: text, tail: null };
  const matched = marker.exec(text.slice(at))?.[0] ?? '';
  return { rest: text.slice(0, at).trim(), tail: text.slice(at + matched.length).trim() || null };
}

const cut = (text: string, words: number) => withoutLooseEnd(text.split(/\s+/).slice(0, words).join(' '));
/** A phrase of so many words at most, without article and end mark; null for none. */
export const tidy = (text: string | null, words = 9) =>
  text === null
    ? null
    : cut(
        text
          .replace(ARTICLE, '')
          .replace(/[.,;:!?]+$/, '')
          .trim(),
        words,
      ) || null;

const NOUN_DOING = /(?<before>\w+)\s+(?=\w+ing\s+\w+(?:\s+\w+)?$)/i;
const QUALITY =
  /^(?:smart|new|better|small|large|mini|big|cheap|safe|quiet|\w+(?:able|ible|less|ful|ous|ic|ive|al))$/i;

/** The thing's name. "noise cancelling headphones" are headphones, no noise: noun and participle belong together there. */
export function nameOfThing(product: string): string {
  const { short } = parsePhrase(product);
  const last = product.split(/\s+/).at(-1) ?? '';
  if (short.toLowerCase().endsWith(last.toLowerCase())) return short;
  const joined = product.replace(NOUN_DOING, (whole, before: string) =>
    QUALITY.test(before) ? whole : `${before}-`,
  );
  if (joined === product) return product;
  return parsePhrase(joined).short || short || product;
}

/** What a clause says of an idea, part by part; every part is worded as a phrase. */
export interface ClauseParts {
  /** Noun phrase of the thing without article ("baby bottle"), null when the idea names only a purpose. */
  product: string | null;
  /** Gerund or noun phrase of the purpose ("cooling formula to drinking temperature"), null when unstated. */
  purpose: string | null;
  /** Where or for whom ("offices"), null when unstated. */
  context: string | null;
  /** How it is done, where the idea says so ("a phase-change sleeve"), null when unstated. */
  means: string | null;
}

/** Before what a thing has, or where it is: "with an inflatable frame", "on the rear pillar". */
const HAVING = /\s+(?:with|made (?:of|from|with)|using|powered by)\s+/i;
const BEING_AT = /\s+(?:(?:standing|sitting|hanging|attached|glued) )?(?:on|in|at|inside|under)\s+/i;
const BY_OBJECT = /\s(?:with|by)\s(?:something|one|materials?|those)\s(?:that|which)\s/i;

/** People may be told by what they have: "people with tremor". */
const BEYOND_PLACE =
  /,|(?<!\b(?:people|persons|patients|children|adults|women|men|those|users|households))\swith\s|\s(?:made|using)\s|\s(?:made|built)$/;

/** "a battery you can swap in ten seconds": what somebody does with the thing. */
const USED_BY = /\s+(?:you|we|one|anyone|people|users|kids|children) can\s+/i;

/** Where or for whom, without what is said of it further on. */
const placeOf = (text: string | null): string | null => tidy(text?.split(BEYOND_PLACE)[0] ?? null, 6);

/** A thing with what is said of it before its doing. */
function namedWith(named: string): Pick<ClauseParts, 'product' | 'context' | 'means'> {
  const forWhom = takeTail(named, /\s+for\s+/i);
  const having = takeTail(named, HAVING);
  // "a beehive with sensors for weight" is not for weight.
  const isFor = forWhom.rest.length < having.rest.length;
  const at = takeTail(isFor ? forWhom.rest : having.rest, BEING_AT);
  return {
    product: tidy(at.rest, 6),
    context: placeOf(isFor ? forWhom.tail : at.tail),
    means: isFor ? null : tidy(having.tail, 8),
  };
}

/** "a wristband" and "measures blood sugar with light": a thing and what it does. */
function splitRelative(named: string, doing: string): ClauseParts {
  const by = takeTail(doing, BY_MEANS);
  const { product, context, means } = namedWith(named);
  return { product, context, purpose: tidy(purposeOf(by.rest), 10), means: tidy(by.tail, 8) ?? means };
}

/** A clause cut at its joints. */
export function splitClause(clause: string): ClauseParts {
  const bare = clause.replace(ARTICLE, '');
  // "replacing rivets with something that dissolves" is no thing that dissolves.
  const isDoing = startsWithGerund(bare) && BY_OBJECT.test(bare);
  const relative = takeTail(bare, /\s+(?:that|which|who)\s+/i);
  if (relative.tail !== null && !isDoing) return splitRelative(relative.rest, relative.tail);
  const used = takeTail(bare, USED_BY);
  if (used.tail !== null) return { ...namedWith(used.rest), purpose: tidy(gerundClause(used.tail), 10) };
  const place = takeTail(bare, /\s+(?:where|in which|with which|by which)\s+/i);
  const doneThere = place.tail === null ? null : whatOthersDo(place.tail);
  if (doneThere !== null) {
    return { ...namedWith(place.rest), purpose: tidy(doneThere, 10) };
  }
  return startsWithGerund(bare) ? splitDoing(bare) : splitNamed(bare);
}

/** "detecting falls by radar": a doing of no named thing. */
function splitDoing(doing: string): ClauseParts {
  const means = takeTail(doing, /\s+(?:using|by means of|with the help of|with|via|through|by)\s+/i);
  return { product: null, purpose: tidy(means.rest, 10), context: null, means: tidy(means.tail, 8) };
}

/** "a self-watering planter for offices": a thing, with or without what it is to do. */
function splitNamed(bare: string): ClauseParts {
  const infinitive = takeTail(bare, /\s+(?:to|which helps to|helping to)\s+(?=[a-z]+\s)/i);
  const body = infinitive.tail === null ? bare : infinitive.rest;
  const aim = takeTail(infinitive.tail ?? '', BY_MEANS);
  const means = takeTail(
    body,
    /\s+(?:using|based on|made (?:of|from|with)|powered by|with|by means of|via)\s+/i,
  );
  const forPart = takeTail(means.rest, /\s+(?:for|in|on|at|inside)\s+/i);
  const purpose = infinitive.tail === null ? null : gerundClause(aim.rest);
  const comparative = COMPARATIVE.exec(forPart.rest);
  if (comparative?.groups?.thing && purpose === null) {
    const { quality = '', thing } = comparative.groups;
    return {
      product: tidy(thing, 6),
      purpose: `making ${thing} ${quality}`,
      context: placeOf(forPart.tail),
      means: tidy(means.tail, 8),
    };
  }
  const forGerund = forPart.tail !== null && startsWithGerund(forPart.tail);
  return {
    product: tidy(forPart.rest, 7),
    purpose: tidy(purpose ?? (forGerund ? forPart.tail : null), 10),
    context: forGerund ? null : placeOf(forPart.tail),
    means: tidy(means.tail ?? aim.tail, 8),
  };
}
