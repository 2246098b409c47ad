import { gerundOf } from '../language/inflection.ts';
import { lowerFirst } from '../language/noun-phrase.ts';
import { sentences } from '../text/phrases.ts';
import { contentTerms } from '../text/tokenize.ts';

const LEAD_IN =
  /^(?:(?:hi|hello)[,!.]?\s+)?(?:(?:i|we)(?:'d| would| want| wish| am| are|'m|'re)?\s+(?:like|want|wish|need|imagine|propose|suggest|plan|think(?:ing)?|going|working|building|developing|designing|creating)?\s*(?:to\s+)?(?:(?:build|make|create|develop|design|invent|offer|sell|launch|on|of|about)\b)?\s*|(?:my|our) (?:startup|company|team|firm) (?:makes|builds|develops|offers|sells|is building|is developing)\s+|(?:my|our|the) (?:idea|product|invention|concept|startup|solution)(?: is| would be| concerns)?(?: to (?:build|make|create|develop))?\s*|(?:an? )?idea (?:for|of|about)\s+|imagine\s+|what if (?:there (?:was|were)|we had)\s+|how about\s+|there should be\s+|it is\s+)/i;
const PLAN =
  /^(?:i|we)(?:'d| would)? (?:want|like|plan|wish|aim|hope|intend) to (?<verb>[a-z]+) (?<rest>.+)$/i;
const BUILDING = /^(?:build|make|create|develop|design|invent|offer|sell|launch|produce|introduce)$/i;

const WANTING =
  "(?:want|wish|need|imagine|propose|suggest|plan|think (?:about|of)|(?:would|'d) (?:like|love)|(?:am|are|'m|'re) (?:thinking|working|building|developing|designing|creating|planning))";
/** Before what is wanted: "I teach math and want", "We make jeans and want". */
const WHO_WANTS = new RegExp(`^(?:i|we)\\b.{0,80}?(?=\\s*\\b${WANTING}\\b)`, 'i');
/** Says that what is wanted follows: "I want", "The idea is", "What if". */
const PROPOSES = new RegExp(
  `^(?:(?:i|we)\\b.{0,80}?\\s*\\b${WANTING}\\b|(?:my|our|the) (?:idea|product|invention|concept|solution|plan|project)\\b|(?:an? )?idea (?:for|of|about)\\b|imagine\\b|what if\\b|how about\\b|there should be\\b)`,
  'i',
);
/** Names a thing and tells of it without a verb of its own: "A probe that stays in the fryer". */
const NAMES_THING =
  /^an?\s+(?!lot\b|few\b|bit\b|couple\b|number\b|majority\b|problem\b|common\b)(?:[\w'’-]+,?\s+){1,8}?(?:that|which|where|with|to|for|made|using|powered|built)\b/i;

/** How plainly a sentence says what the idea is, 0..2. */
const plainness = (sentence: string): number =>
  PROPOSES.test(sentence) ? 2 : NAMES_THING.test(sentence) ? 1 : 0;

/** Where one sentence tells the trouble and what is to end it: "my lungs suffer: a sanding head that …", "…, so I want a cup that …". */
const BETWEEN = new RegExp(
  `[;:]\\s+(?=(?:an?|my|our|i|we)\\s)|,?\\s+so\\s+(?=(?:i|we)\\b[^,;:]{0,20}\\b${WANTING}\\b)`,
  'i',
);

/** What a text tells one after the other: its sentences, and the trouble and the idea within one. */
const tellings = (text: string): string[] => sentences(text).flatMap((sentence) => sentence.split(BETWEEN));

/** The sentence that says what the idea is: people often tell the trouble first. */
function tellingSentence(text: string): string {
  const telling = tellings(text).filter((sentence) => contentTerms(sentence).length >= 2);
  const plainest = Math.max(...telling.map(plainness));
  return telling.find((sentence) => plainness(sentence) === plainest) ?? text;
}

/** The sentence of a text (one line) that says what the idea is, without its lead-in, its end mark and its capital. */
export function coreOf(text: string): string {
  const told = tellingSentence(text).replace(WHO_WANTS, (who) => /^\w+/.exec(who)?.[0] ?? who);
  const plan = PLAN.exec(told);
  const core =
    plan?.groups && !BUILDING.test(plan.groups.verb ?? '')
      ? `${gerundOf((plan.groups.verb ?? '').toLowerCase())} ${plan.groups.rest}`
      : [1, 2, 3].reduce((rest) => rest.replace(LEAD_IN, ''), told);
  return lowerFirst(core.replace(/[.!?]+$/, '').trim() || text);
}
