import { article, isPlural } from './inflection.ts';
import type { Phrase } from './noun-phrase.ts';
import { isMass, isStopper, parsePhrase, readable, startsWithGerund } from './noun-phrase.ts';

const DETERMINED =
  /^(?:the|a|an|its|their|one|two|three|four|five|six|many|several|some|each|every|both|no|all|any|multiple)(?![\w-])/i;
/** "pump and valve", "pump and a valve": the first of two decides. */
const FIRST_OF_TWO = /^[^,]*?(?= and )/;

/** A phrase with the indefinite article it needs, or none: "a frozen water cylinder", "movable clamps", "modulus switching". */
export function withArticle(text: string, phrase: Phrase = parsePhrase(text)): string {
  if (phrase.kind === 'gerund' || DETERMINED.test(text)) return text;
  const first = phrase.plural ? FIRST_OF_TWO.exec(phrase.short)?.[0] : undefined;
  const one = first === undefined ? phrase : parsePhrase(first);
  return one.plural || isMass(one.head) ? text : `${article(text)} ${text}`;
}

/** "positioning apparatus" is a thing, "positioning cranes" a doing. */
const DOING_THING = /^\w+ing (?:system|device|unit|machine|circuit|module|mechanism|apparatus|tool)$/i;

/** "quieter printing", "smooth running": the doing is the name, the quality was taken for it. */
const BARE_QUALITY =
  /^(?:\w+er|quiet|safe|fast|even|smooth|silent|clean|quick|steady|remote|automatic|early|easy|reliable|continuous)$/;

/** "gas flushing of packaged food", "indoor heading estimation despite disturbance": what is done, rather than a thing. */
const DOING_OF =
  /^(?:[\w-]+ ){1,3}(?!(?:building|bearing|housing|opening|fitting|spring|string|ceiling|clothing)\b)[a-z]+(?:ing|ation) (?:of|on|in|for|with|around|despite|without|from|through|under|at|by)\b/i;

/** What something is for, for use after "for" or "deals with": "watering plugs automatically", "a stand that folds away". */
export function purposeWithArticle(phrase: Phrase): string {
  const text = readable(phrase);
  const [first = '', ...rest] = text.split(' ');
  if (DOING_THING.test(phrase.short)) return isPlural(text) ? text : `${article(text)} ${text}`;
  const doing =
    startsWithGerund(text) || (/ing$/i.test(first) && rest.some((w) => /^(?:an?|the|its|their)$/i.test(w)));
  if (doing || /(?:(?<!semb|fami|supp|re|mul)ly|ing|[^e]ed)$/.test(phrase.head)) return text;
  if (BARE_QUALITY.test(phrase.short) && /ing$/.test(rest[0] ?? '')) return text;
  if (DOING_OF.test(text)) return text;
  return withArticle(text, phrase);
}

/** The short form as something known: "the frozen water cylinder", "the two pumps", "modulus switching". */
export function definite({ short, kind }: Phrase): string {
  if (kind === 'gerund' || /^(?:the|one|its|their)(?![\w-])/i.test(short)) return short;
  return `the ${short.replace(/^(?:an?|several|many|multiple|some) /i, '').replace(/ and an? /i, ' and the ')}`;
}

/** Prepositions after which a singular thing wants its article; "by", "of", "to" and "on" rather lead to what has none. */
const BEFORE_THING =
  /^(?:with|in|into|inside|onto|through|around|from|under|behind|above|below|against|beside|near|beneath|via)$/i;
const JOINT =
  /(\s(?:with|in|into|inside|onto|through|around|from|under|behind|above|below|against|beside|near|beneath|via|on|to|by|at|of|for|and|or|as|between|after|before|during|per|when|where|than|across|along|over|using|towards?|without|that|which|while|until)(?=\s))/i;
/** "lid and", "recirculating drainage", "half depth": no single thing. */
const NO_THING = /(?:ed|ing|ly|age|th|ware)$/i;

/** True for "base hub" or "central guide surface": a name of two words or more for one thing, of which nothing is told yet. */
function wantsArticle(piece: string, next: string | undefined): boolean {
  if (!piece.includes(' ') || piece.includes(',') || /^(?:and|or)$/i.test(next?.trim() ?? '')) return false;
  const { kind, clean, short, head } = parsePhrase(piece);
  return (
    kind === 'noun' && clean && short.includes(' ') && !NO_THING.test(head) && !isStopper(piece.split(' ')[0])
  );
}

/** Telegraphic names with the articles that running text wants: "an accelerometer with base hub" → "… with a base hub". */
function withInnerArticles(text: string): string {
  const pieces = text.split(JOINT);
  for (let i = 2; i < pieces.length; i += 2) {
    const piece = (pieces[i] as string).trim();
    if (BEFORE_THING.test((pieces[i - 1] as string).trim()) && wantsArticle(piece, pieces[i + 1]))
      pieces[i] = ` ${withArticle(piece)}`;
  }
  return pieces.join('');
}

/** As much of a mechanism as reads well, with its articles: "a lift on springs in a round frame". */
export function describeMechanism(phrase: Phrase): string {
  const text = withArticle(readable(phrase), phrase);
  return phrase.clean ? withInnerArticles(text) : text;
}
