import { isPlural } from './inflection.ts';

/** A phrase taken apart: its noun phrase, what follows, and what kind of phrase the whole is. */
export interface Phrase {
  /** The whole, trimmed, first letter lower-cased unless it is an acronym or a name. */
  full: string;
  /** The noun phrase up to its first postmodifier ("weight-sensing lift"). */
  short: string;
  /** The last word of `short`. */
  head: string;
  kind: 'noun' | 'gerund';
  plural: boolean;
  /** False when a finite verb hides inside, so that the whole does not read as a noun phrase. */
  clean: boolean;
}

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

const STOPPERS = words(
  `with in for to on at from under between around over through by as per into onto inside outside across along near
   behind beneath beside beyond without within via against after before during when where whose that which who or using than above
   below among toward towards atop while until off about like plus until rather only so if not but having where`,
);
const NOUN_ING = words(
  `ring housing spring string wing opening coating bearing casing fitting bushing lining wiring grating building covering
   string swing king thing ceiling railing tubing awning clothing timing spacing marking winding backing padding molding
   moulding casting film-coating lightning morning evening flooring roofing packaging sibling`,
);
const PREMODIFIER_ING = words(
  `sensing heating cooling locking charging imaging mounting switching sliding rotating pivoting moving
   coupling lifting bonding reading binding recording sealing routing clamping tilting shielding
   cleaning rendering sampling folding measuring advertising drying cutting scheduling operating
   monitoring spinning metering rolling viewing computing washing positioning scanning programming focusing working
   trailing hanging restraining insulating targeting vibrating loading reciprocating breathing swinging coding grounding
   neighbouring emitting absorbing curing leading incoming floating fastening mating living docking
   parking trading landing warning learning processing overlapping interlocking expanding telescoping swiveling
   recirculating alternating protruding shrinking oscillating training closing stiffening flexing lighting
   mixing fishing drinking sewing playing cooking baking growing sleeping cushioning
   energy-absorbing standing braking welding printing adjoining bearing `,
);
/** Names of activities that stand as nouns at the end of a phrase: "modulus switching to curb noise". */
const NOMINAL_ING = words(
  'switching learning processing imaging sensing metering coding mapping routing cooling heating charging monitoring scheduling computing matching tracking recording',
);
const START_NOUN_ING = words(
  `rotating sliding pivoting overlapping alternating interlocking folding floating tilting insulating protruding expanding
   telescoping sealing recirculating swiveling rolling moving clamping locking oscillating latching spreading shrinking
   fastening mixing orienting milling free-pivoting balancing coding collimating entraining capping feeding charging
   crossing piercing narrowing reciprocating retaining flying retracting swinging gripping decoupling rebounding undulating
   trailing circulating teetering lifting docking sloping gelling mating projecting screening-off compensating homing
   vibrating abutting connecting sewing fishing growing running blowing cooling-off operating embedding flapping hearing wedding seating camping`,
);
const POST_PARTICIPLES = words(
  'held set made laid bound built cut fed driven wound shaped worn sent kept drawn split woven hung run grown hidden taken sewn bent spun cast known seen left shown given written spread',
);
const FINITE = words(
  `is are was were has have can selects predicts adjusts triggers reveals corrects hides estimates activates encodes adds
   finds follows carries chooses sends delivers judges writes lets makes keeps gives turns moves lifts opens closes raises
   lowers reduces prevents detects determines stops stores reads synchronizes unloads blocks limits updates starts checks
   captures drives dispenses feeds feed run runs reaches sets learns compares switches guides produces causes tells shows
   allows requires matches creates enables stays becomes remains rises falls decides picks takes`,
);
const MASS_HEADS = words(
  `software hardware water air oil steam foam paper glass metal steel rubber plastic ink data information light heat power
   energy electricity current pressure temperature time weight noise sound feedback input output access control traffic
   material equipment gear content storage memory logic code text speech music video research knowledge evidence sodium
   acid salt silica carbon hydrogen oxygen nitrogen ammonia starch protein collagen cellulose alginate chitosan graphene
   packaging furniture luggage silicone polyethylene polyurethane nylon dna rna gps learning processing heating cooling irrigation insulation
   refrigerant fluid analysis circuitry lighting wiring metering airflow delivery surgery therapy growth reuse
   food coffee tea milk juice wine beer sugar flour rice clothing footwear safety removal disposal retrieval weather`,
);
const ABSTRACT_SUFFIX = /(?:tion|sion|ment|ance|ence|ity|ness|ism|ics|ography|ometry|ology|lysis|ing)$/;
const COUNTABLE_ABSTRACT = words(
  'section junction station portion position compartment element instrument attachment segment arrangement cavity facility composition solution formulation function combination connection region extension protrusion projection cushion utility entity implement fragment identity appliance preparation population fraction partition entrance fence reference sequence conveyance distance indentation suspension emulsion dispersion ornament pigment garment vestment monument application transformation construction configuration operation coupling mounting crossing ailment basement casement pavement tournament',
);

const ADJECTIVAL = /(?:able|ible|ic|al|ed|ive|ous|less|ing)$/;

/** Lower-case the first letter unless the word is an acronym or carries inner capitals or digits. */
export function lowerFirst(text: string): string {
  const first = text.split(/[\s-]/)[0] ?? '';
  return /^[A-Z](?![A-Z0-9])[a-z]*$/.test(first) && first.length > 1
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
}

export const isStopper = (token: string | undefined): boolean =>
  token !== undefined && STOPPERS.has(token.toLowerCase());

const isParticiple = (w: string): boolean =>
  (w.endsWith('ed') && w.length > 3 && !w.endsWith('eed')) || POST_PARTICIPLES.has(w);

function endsPhrase(token: string, previous: string, next: string | undefined): boolean {
  const w = token.toLowerCase();
  if (STOPPERS.has(w)) return true;
  if (/[ai]ble$/.test(w) && previous !== '' && isStopper(next)) return true;
  if (w.endsWith('ing') && w.length > 4 && next !== undefined) return isVerbalIng(w, previous, next);
  const closes = next === undefined || isStopper(next) || next.toLowerCase() === 'of';
  return closes && previous !== '' && isParticiple(w);
}

/** "An aperture emitting fluid" beside "an emitting diode". */
const GIVES_OR_TAKES = /^(?:emitt|absorb)ing$/;

/** Whether an -ing form within a phrase is a verb ("a lamp warning drivers"), not part of a name ("a warning lamp"). */
function isVerbalIng(w: string, previous: string, next: string): boolean {
  const named = ADJECTIVAL.test(previous) && !NOUN_ING.has(previous.toLowerCase());
  if (NOUN_ING.has(w) || w.includes('-') || named) return false;
  if (NOMINAL_ING.has(w) && isStopper(next)) return false;
  if (GIVES_OR_TAKES.test(w) && MASS_HEADS.has(next.toLowerCase())) return true;
  return !PREMODIFIER_ING.has(w) || isPlural(previous) || isStopper(next);
}

const VERBAL_START = words(
  `comparing choosing selecting measuring using adding combining correcting checking predicting detecting storing removing
   finding generating identifying estimating matching switching tracking sensing converting changing draining separating
   reprogramming isolating bonding monitoring subtracting varying raising merging washing making preparing learning screening
   grouping scoring routing placing sending keeping splitting casting melting limiting adjusting applying turning cutting`,
);

function opensWithIng(tokens: readonly string[]): boolean {
  const w = (tokens[0] ?? '').toLowerCase();
  return w.endsWith('ing') && w.length > 5 && tokens.length > 1 && !w.includes('-');
}

/** "adding an object", "hiding labels" are verbal; "autocollimating sensor", "rotating valve sleeve" are noun phrases. */
function isGerundStart(tokens: readonly string[]): boolean {
  if (!opensWithIng(tokens)) return false;
  const w = (tokens[0] ?? '').toLowerCase();
  if (VERBAL_START.has(w)) return true;
  if (NOUN_ING.has(w) || START_NOUN_ING.has(w)) return false;
  const rest = tokens.slice(1);
  const stop = rest.findIndex(isStopper);
  const object = stop === -1 ? rest : rest.slice(0, stop);
  if (object.length === 0) return true;
  const head = (object[object.length - 1] as string).toLowerCase();
  return (
    isPlural(head) || isMass(head) || object.some((t) => /^(?:an?|the|its|their|one|each|only|and)$/i.test(t))
  );
}

/** True when a text opens with a verbal -ing form ("detecting falls of …", not "rotating valve sleeve"). */
export function startsWithGerund(text: string): boolean {
  const tokens = text.trim().split(/\s+/);
  const first = (tokens[0] ?? '').toLowerCase();
  return opensWithIng(tokens) && !NOUN_ING.has(first) && !START_NOUN_ING.has(first);
}

const trimEnds = (tokens: string[]) => {
  const out = [...tokens];
  while (
    out.length > 1 &&
    /^(?:and|of|the|a|an|,|or)$/i.test((out[out.length - 1] ?? '').replace(/,$/, '') || ',')
  )
    out.pop();
  return out.join(' ').replace(/[,;:]+$/, '');
};

function isFiniteAt(tokens: string[], i: number): boolean {
  const before = tokens[i - 1] ?? '';
  const w = (tokens[i] as string)?.toLowerCase() ?? '';
  if (i === 0 || i >= tokens.length - 1) return false;
  const beforeArticle = /^(?:the|an?|its|their)$/i.test(tokens[i + 1] as string);
  if (
    beforeArticle &&
    isPlural(before) &&
    !STOPPERS.has(w) &&
    !/(?:ing|ed)$/.test(w) &&
    w !== 'of' &&
    w !== 'and'
  )
    return true;
  if (!FINITE.has(w)) return false;
  return (
    !/^(?:that|which|who|where|when)$/i.test(before) && !STOPPERS.has((tokens[i + 1] as string).toLowerCase())
  );
}

/** Heads that "and" before them does not make several: "a pectin and polyvinyl alcohol blend". */
const ONE_OF_TWO = words(
  'blend ratio mixture mix alloy composite copolymer combination pair interface balance cycle system device unit assembly apparatus method sensor controller',
);

const joinsTwo = (nounPart: string, head: string): boolean =>
  / and /.test(nounPart) && !ONE_OF_TWO.has(head.toLowerCase());

/** Take a hand-written or extracted phrase apart. Never throws; an empty phrase gives empty strings. */
export function parsePhrase(raw: string): Phrase {
  const full = lowerFirst(
    raw
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/[.;,]+$/, ''),
  );
  const tokens = full.split(' ').filter(Boolean);
  const clean = !tokens.some((_, i) => isFiniteAt(tokens, i));
  const kind = clean && isGerundStart(tokens) ? 'gerund' : 'noun';
  let end = tokens.length;
  for (let i = 1; i < tokens.length; i++) {
    const token = tokens[i] as string;
    if (
      (tokens[i - 1]?.endsWith(',') && !(i <= 2 && tokens.slice(i).includes('and'))) ||
      isFiniteAt(tokens, i) ||
      (kind === 'noun' && endsPhrase(token, tokens[i - 1] ?? '', tokens[i + 1]))
    ) {
      end = i;
      break;
    }
  }
  const short = trimEnds(tokens.slice(0, end));
  const nounPart = short.split(/ of /)[0] ?? short;
  const head = nounPart.split(' ').pop() ?? '';
  return { full, short, head, kind, plural: isPlural(head) || joinsTwo(nounPart, head), clean };
}

/** "tracking which hospital rooms are clean": the clause is what the doing is about, and no name is left without it. */
const TELLS_WHICH = /^\w+ing (?:which|what|who|when|where|how|whether)\b/i;

/** The whole phrase where it reads as a noun phrase, else its short form. */
export const readable = ({ clean, full, short }: Phrase): string =>
  clean || TELLS_WHICH.test(full) ? full : short;

/** True for heads that take no indefinite article ("software", "stimulation"). */
export function isMass(head: string): boolean {
  const w = head.toLowerCase();
  if (MASS_HEADS.has(w)) return true;
  return ABSTRACT_SUFFIX.test(w) && !COUNTABLE_ABSTRACT.has(w) && !NOUN_ING.has(w);
}
