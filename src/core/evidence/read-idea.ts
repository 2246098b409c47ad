import { withArticle } from '../language/articles.ts';
import { isPlural } from '../language/inflection.ts';
import { parsePhrase } from '../language/noun-phrase.ts';
import { coreOf } from './idea-core.ts';
import { type ClauseParts, nameOfThing, splitClause, takeTail, tidy } from './split-clause.ts';

/** An idea taken apart into the thing, what it is to do, and for whom; every part is worded as a phrase. */
export interface IdeaReading extends ClauseParts {
  /** The whole idea, whitespace folded. */
  text: string;
  /** The sentence that says what it is, without its lead-in. */
  core: string;
  /** Something the idea must do without ("cameras"), null when unstated. */
  without: string | null;
}

const GENERIC =
  /^(?:(?:new|novel|smart|simple|better|innovative|improved)\s+)*(?:device|system|method|process|product|tool|machine|solution|apparatus|way|thing|technology|technique|invention|gadget|means)s?$/i;
/** True for heads like "device" or "app" that say nothing of the thing. */
export function isGenericProduct(product: string): boolean {
  return (
    GENERIC.test(product) ||
    /^(?:mobile |web |smartphone |phone )?(?:app|application|platform|service|website|software)s?$/i.test(
      product,
    )
  );
}

/** What nobody wants of any thing: to be without it is a purpose, not a means left out. */
const UNWANTED =
  /\b(?:noises?|nois[ey]|smells?|odou?rs?|stink|dust|glare|dazzle|mess|pain|itching|leaks?|leakage|drips?|dripping|spills?|spilling|splashe?s?|bleeding|numbness|fog|fogging|stains?|streaks?|scratche?s|mou?ld|mildew|rust|corrosion|splinters?|vibrations?|static|wrinkles|creases|blisters|sweat|sweating|allerg(?:y|ies)|side effects|residues?|waste|litter|fumes?|smoke|sparks?|tangles|tangling|cracks?|lumps?|weeds|pests|theft|fraud|spam|stress|fatigue|nausea|injur(?:y|ies)|accidents?|slipping|rattling|squeaking|clogging|jams?|delays?|queues?|waiting)\b/i;

/** "wearing a device" is to do without the device. */
const HAVING = /^(?:using|wearing|carrying|needing|requiring)\s+(?:an?\s+|the\s+)?/i;
/** How it is not done: "being heavy", "choking the dog". */
const MANNER = /^(?:being|looking)\b|^\w+ing\s+\w+/i;

/** What the idea does without, as a thing; how it is not ("without being heavy") is no thing. */
function doneWithout(tail: string | null): string | null {
  const thing = tail?.replace(HAVING, '') ?? null;
  if (thing === null || MANNER.test(thing)) return null;
  return tidy(thing.split(/,|\s(?:that|which)\s/)[0] ?? null, 5);
}

/** Cut the idea at its joints. Works on any text; where the shape is unknown the first clause becomes the product. */
export function readIdea(raw: string): IdeaReading {
  const text = raw.replace(/\s+/g, ' ').trim();
  const core = coreOf(text);
  const clause =
    core.split(/[;:]|, (?:and|so|but|because)\b|,\s(?=which\b)|\s(?:so|such) that\b/)[0]?.trim() ?? core;
  const without = takeTail(clause, /\s+without\s+(?:any\s+|using\s+)?/i);
  const reading = splitClause(without.rest);
  const product = reading.product === null ? null : nameOfThing(reading.product);
  const undone = doneWithout(without.tail);
  // "a fridge without bad smells" is to keep them away; "a lock without a key" is to do without one.
  if (product !== null && reading.purpose === null && undone !== null && UNWANTED.test(undone))
    return { text, core, ...reading, product, purpose: `avoiding ${undone}`, without: null };
  return { text, core, ...reading, product, without: undone };
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
  /** What patents call the thing, where that is known. */
  otherNames?: readonly string[];
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
