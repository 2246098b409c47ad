import { withArticle } from '../language/articles.ts';
import { withoutLooseEnd } from '../language/clip-phrase.ts';
import { baseOfThirdPerson, gerundOf, isPlural } from '../language/inflection.ts';
import { lowerFirst, parsePhrase, startsWithGerund } from '../language/noun-phrase.ts';
import { sentences } from '../text/phrases.ts';
import { contentTerms } from '../text/tokenize.ts';

/** An idea taken apart into the thing, what it is to do, and for whom; every part is worded as a phrase. */
export interface IdeaReading {
  /** The whole idea, whitespace folded. */
  text: string;
  /** The core sentence without its lead-in. */
  core: string;
  /** Noun phrase of the thing without article ("baby bottle"), null when the idea names only a purpose. */
  product: string | null;
  /** Gerund or noun phrase of the purpose ("cooling formula to drinking temperature"), null when unstated. */
  purpose: string | null;
  /** Where or for whom ("offices"), null when unstated. */
  context: string | null;
  /** Something the idea must do without ("cameras"), null when unstated. */
  without: string | null;
  /** How it is done, where the idea says so ("a phase-change sleeve"), null when unstated. */
  means: string | null;
}

const LEAD_IN =
  /^(?:(?:hi|hello)[,!.]?\s+)?(?:(?:i|we)(?:'d| would| want| wish| am| are|'m|'re)?\s+(?:like|want|wish|plan|going|working|thinking|building|developing|designing|creating)?\s*(?:to\s+)?(?:offer|build|make|create|develop|design|invent|offer|sell|launch|on|of|about)?\s*|(?:my|our) (?:startup|company|team|firm) (?:makes|builds|develops|offers|sells|is building|is developing)\s+|(?:my|our|the) (?:idea|product|invention|concept|startup|solution)(?: is| would be| concerns)?(?: to (?:build|make|create|develop))?\s*|(?:an? )?idea (?:for|of|about)\s+|imagine\s+|what if (?:there (?:was|were)|we had)\s+|how about\s+|there should be\s+|it is\s+)/i;
const PLAN =
  /^(?:i|we)(?:'d| would)? (?:want|like|plan|wish|aim|hope|intend) to (?<verb>[a-z]+) (?<rest>.+)$/i;
const BUILDING = /^(?:build|make|create|develop|design|invent|offer|sell|launch|produce|introduce)$/i;
const GENERIC =
  /^(?:(?:new|novel|smart|simple|better|innovative|improved)\s+)*(?:device|system|method|process|product|tool|machine|solution|apparatus|way|thing|technology|technique|invention|gadget|means)s?$/i;
const ARTICLE = /^(?:an?|the|some|our|my|this)\s+/i;
const BY_MEANS = /\s+(?:using|by means of|with the help of|based on)\s+/i;
const COMPARATIVE =
  /^(?<quality>(?:more|less) \w+|quieter|lighter|safer|faster|cheaper|stronger|greener|smaller|smarter|longer-lasting|softer|cooler|warmer|easier|thinner|tougher|brighter|cleaner)\s+(?<thing>.+)$/i;
const VERB_AFTER_THAT =
  /^(?:can (?!not )(?!never )|could |will |would |should |automatically |also |easily |quickly )*/i;

/** True for heads like "device" or "app" that say nothing of the thing. */
export function isGenericProduct(product: string): boolean {
  return (
    GENERIC.test(product) ||
    /^(?:mobile |web |smartphone |phone )?(?:app|application|platform|service|website|software)s?$/i.test(
      product,
    )
  );
}

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

function gerundClause(clause: string): string | null {
  const rest = clause.replace(VERB_AFTER_THAT, '').trim();
  const [verb, ...others] = rest.split(/\s+/);
  if (!verb || others.length === 0 || OTHERS_DO.test(rest)) return null;
  const negated = NEGATION.exec(rest);
  if (negated) return neverDoing(rest.slice(negated[0].length));
  const base = /s$/i.test(verb) && !/ss$/i.test(verb) ? baseOfThirdPerson(verb) : verb.toLowerCase();
  if (/^(?:be|have|is|are|has|not|never|it|they|you|we|i)$/.test(base)) return null;
  const object = others
    .join(' ')
    .replace(/(?:^|\s+)and\s+(\w+?)s\s+/g, (whole, v: string) =>
      isLikelyVerb(`${v}s`) ? ` and ${gerundOf(baseOfThirdPerson(`${v}s`))} ` : whole,
    );
  return `${base.endsWith('ing') ? base : gerundOf(base)} ${object.trimStart()}`;
}

const LIKELY_VERBS =
  /^(?:reports|warns|tells|cleans|cools|heats|sends|shows|keeps|makes|stops|alerts|detects|measures|adjusts|charges|orders|matches|finds|tracks|stores|dispenses|waters|feeds|plays|opens|closes|folds|lights|saves|turns|removes|filters|sorts|learns|suggests|calls|calculates|notifies|reminds|recommends|generates|creates|converts|prevents|reduces|monitors|controls|lifts|holds|protects|records|wakes|collects|compacts|compresses|crushes|grinds|mixes|stirs|pours|wipes|washes|rinses|dries|mows|shuts|unlocks|starts|steers|inflates|massages|sterili[sz]es|disinfects|purifies|humidifies|harvests|identifies|recogni[sz]es|weighs|predicts|helps|teaches|translates|delivers|carries|absorbs|adapts|grows|kills|repels|attracts|catches|separates|recycles|repairs|replaces|refills|blows|sprays|extends|retracts|tilts|rotates|moves|dims|reads|writes|selects|compares|transmits|connects|informs|soothes)$/i;
const isLikelyVerb = (word: string) => LIKELY_VERBS.test(word);

function takeTail(text: string, marker: RegExp): { rest: string; tail: string | null } {
  const at = text.search(marker);
  if (at <= 0) return { rest: text, tail: null };
  const matched = marker.exec(text.slice(at))?.[0] ?? '';
  return { rest: text.slice(0, at).trim(), tail: text.slice(at + matched.length).trim() || null };
}

const cut = (text: string, words: number) => withoutLooseEnd(text.split(/\s+/).slice(0, words).join(' '));
const tidy = (text: string | null, words = 9) =>
  text === null
    ? null
    : cut(
        text
          .replace(ARTICLE, '')
          .replace(/[.,;:!?]+$/, '')
          .trim(),
        words,
      ) || null;

/** Cut the idea at its joints. Works on any text; where the shape is unknown the first clause becomes the product. */
export function readIdea(raw: string): IdeaReading {
  const text = raw.replace(/\s+/g, ' ').trim();
  const first = sentences(text).find((s) => contentTerms(s).length >= 2) ?? text;
  let core = first;
  for (let i = 0; i < 3; i++) core = core.replace(LEAD_IN, '');
  const plan = PLAN.exec(first);
  if (plan?.groups && !BUILDING.test(plan.groups.verb ?? ''))
    core = `${gerundOf((plan.groups.verb ?? '').toLowerCase())} ${plan.groups.rest}`;
  core = lowerFirst(core.replace(/[.!?]+$/, '').trim() || text);
  const clause =
    core.split(/[;:]|, (?:and|so|but|because)\b|,\s(?=which\b)|\s(?:so|such) that\b/)[0]?.trim() ?? core;
  const without = takeTail(clause, /\s+without\s+(?:any\s+|using\s+)?/i);
  const reading = splitClause(without.rest);
  const product = reading.product === null ? null : nameOfThing(reading.product);
  return { text, core, ...reading, product, without: tidy(without.tail, 5) };
}

const NOUN_DOING = /(?<before>\w+)\s+(?=\w+ing\s+\w+(?:\s+\w+)?$)/i;
const QUALITY =
  /^(?:smart|new|better|small|large|mini|big|cheap|safe|quiet|\w+(?:able|ible|less|ful|ous|ic|ive|al))$/i;

/** The thing's name. "noise cancelling headphones" are headphones, no noise: noun and participle belong together there. */
function nameOfThing(product: string): string {
  const { short } = parsePhrase(product);
  const last = product.split(/\s+/).at(-1) ?? '';
  if (short.toLowerCase().endsWith(last.toLowerCase())) return short;
  const joined = product.replace(NOUN_DOING, (whole, before: string) =>
    QUALITY.test(before) ? whole : `${before}-`,
  );
  if (joined === product) return product;
  return parsePhrase(joined).short || short || product;
}

type Split = Pick<IdeaReading, 'product' | 'purpose' | 'context' | 'means'>;

function splitClause(clause: string): Split {
  const bare = clause.replace(ARTICLE, '');
  const relative = takeTail(bare, /\s+(?:that|which|who)\s+/i);
  if (relative.tail !== null) {
    const product = takeTail(relative.rest, /\s+for\s+/i);
    const means = takeTail(relative.tail, BY_MEANS);
    return {
      product: tidy(product.rest, 6),
      purpose: tidy(gerundClause(means.rest), 10),
      context: tidy(product.tail, 6),
      means: tidy(means.tail, 8),
    };
  }
  if (startsWithGerund(bare)) {
    const means = takeTail(bare, /\s+(?:using|by means of|with the help of|with|via|through|by)\s+/i);
    return { product: null, purpose: tidy(means.rest, 10), context: null, means: tidy(means.tail, 8) };
  }
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
      context: tidy(forPart.tail, 6),
      means: tidy(means.tail, 8),
    };
  }
  const forGerund = forPart.tail !== null && startsWithGerund(forPart.tail);
  return {
    product: tidy(forPart.rest, 7),
    purpose: tidy(purpose ?? (forGerund ? forPart.tail : null), 10),
    context: forGerund ? null : tidy(forPart.tail, 6),
    means: tidy(means.tail ?? aim.tail, 8),
  };
}

/** How composed texts speak of the idea. */
export interface IdeaNames {
  /** For headlines: "Baby bottle", "Truck-capacity app"; null when the idea has no thing to name. */
  product: string | null;
  /** As `product`, with what is to set it apart: "quieter leaf blowers". */
  title: string;
  /** With article: "a baby bottle", "biodegradable fishing nets"; "a product for detecting falls" when only a purpose is named. */
  full: string;
  /** For a first mention: as `full`, with the purpose where no thing is named. */
  intro: string;
  /** Definite short form: "the bottle", "the nets", "the solution". */
  short: string;
  /** What it is about, as a phrase: "cooling formula to drinking temperature", "a self-watering planter for offices". */
  serves: string;
  /** The purpose up to its first preposition: "detecting falls"; as `serves` where there is no purpose. */
  job: string;
  plural: boolean;
}

const PREPOSITION = /\s(?:of|in|on|from|for|to|with|at|by|near|during|among)\s/;

/** The thing with its article, and with what it is for where its name alone says nothing. */
function namedThing({ product, purpose }: IdeaReading): string {
  if (product === null && purpose === null) return 'such a product';
  const thing = product === null ? 'a product' : withArticle(product);
  const telling = product !== null && !isGenericProduct(product);
  return telling || purpose === null ? thing : `${thing} for ${purpose.split(PREPOSITION)[0]}`;
}

/** "quieter" of an idea that is about making leaf blowers quieter; null for others. */
export function madeToBe({ product, purpose }: Pick<IdeaReading, 'product' | 'purpose'>): string | null {
  const made = `making ${product} `;
  return purpose?.startsWith(made) ? purpose.slice(made.length) : null;
}

/** "quieter leaf blowers" of an idea that is about making them so; else the thing as it is. */
function titleOf(product: string | null, purpose: string | null): string {
  const quality = madeToBe({ product, purpose });
  return quality === null ? (product ?? '') : `${quality} ${product}`;
}

/** "reporting their position" → "reporting the position of the nets". */
const withReferent = (job: string, thing: string): string =>
  job.replace(/\b(?:its|their) ([a-z]+)$/i, (_, what: string) => `the ${what} of ${thing}`);

/** Names of the idea for use in sentences. */
export function nameIdea(idea: IdeaReading): IdeaNames {
  const generic = idea.product !== null && isGenericProduct(idea.product);
  const product = generic ? null : idea.product;
  const named = namedThing(idea);
  const place = idea.context === null ? '' : ` for ${idea.context}`;
  const serves = idea.purpose ?? (idea.product === null ? idea.core : `${named}${place}`);
  const head = idea.product === null ? 'product' : parsePhrase(idea.product).head;
  const bare = generic ? withArticle(idea.product ?? '') : named;
  const aim = generic && idea.purpose ? ` for ${idea.purpose}` : '';
  return {
    product,
    title: titleOf(product, idea.purpose),
    full: named,
    intro: idea.product === null ? `a product for ${serves}` : `${bare}${aim}`,
    short: `the ${head}`,
    serves,
    job: withReferent(idea.purpose?.split(PREPOSITION)[0] ?? serves, `the ${head}`),
    plural: isPlural(head),
  };
}
