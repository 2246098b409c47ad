import { clipAtJoint, withoutLooseEnd } from '../language/clip-phrase.ts';
import { isPlural } from '../language/inflection.ts';
import type { Phrase } from '../language/noun-phrase.ts';
import { isStopper, parsePhrase } from '../language/noun-phrase.ts';
import { countStems } from '../text/tokenize.ts';
import { aimOf, partsOf, withoutOfficeWords } from './abstract-names.ts';
import type { EvidenceDoc } from './evidence.ts';
import { runningTitle, titleParts } from './title-parts.ts';

/** How texts call what an invention is for and how it does it. */
export interface PatentNames {
  use: Phrase | null;
  mechanism: Phrase | null;
}

type Texts = Pick<EvidenceDoc['record'], 'title' | 'abstract'> & Pick<EvidenceDoc, 'use' | 'mechanism'>;

const LONGEST = 9;

const GENERIC =
  /^(?:methods?|systems?|apparatus(?:es)?|process(?:es)?|devices?|means|steps?|assembl(?:y|ies)|arrangements?|articles?|components?|members?|units?|modules?|elements?|portions?|parts?|bod(?:y|ies)|housings?|structures?|ends?|sides?|surfaces?|types?|manner|inventions?|embodiments?|data|information|signals?|processors?|memory|controllers?|computers?|instructions|users?|frames?|bases?|layers?|openings?|materials?|compositions?|products?|techniques?|combinations?|features?|sections?|regions?|mechanisms?|machines?|tools?|equipment|circuits?|containers?|medium|media|programs?|voltage|copy|contents?|values?|amount|number|level|images?|results?|time|requests?|outer|inner|upper|lower|front|rear|main|central|external|internal|elongated|additional|various|other|new|type|open|small|large|two|three|four|pair|edges?|relatively|extent|degree|presence|state|condition|sufficient|an?|the)$/i;
const OFFICE_WORDS =
  /\b(?:said|first|second|third|thereof|therein|therefor|plurality|same|such|wherein|invention|present|embodiments?|respective|respectively|been|either|predetermined|relates?|least|disclosed)\b|[()[\];:“”"]|\d{2,}/i;
const NOUN_LIKE =
  /(?:signal|terminal|material|metal|crystal|mineral|pedal|medal|portal|manual|interval|chemical|vessel|bed|feed|seed|reed|shed|sled|thread|bead|head|lead|pad|reload|adhesive|explosive|preservative|additive|drive|valve|sleeve|groove|curve|glove|stove|hive|weave|cable|table|variable|capital|removal|arrival|approval|renewal|disposal|retrieval|withdrawal|hospital|animal|gas|brake|electronics)$/i;
const ADJECTIVE_END = /(?:able|ible|[^aeiou]ed|al|ous|ive|less|ly|ic)$/i;

/** Verbs that abstracts use, which no name holds. */
const VERBS =
  /\s(?:transmits|receives|comprises|includes|performs|generates|provides|calculates|converts|obtains|extracts|supports|displays|indicates|contains|extends|engages|defines|operates|applies|whether|will|may|must|be|it|they)(?:\s|$)/i;

const stemsOf = (text: string) => new Set(countStems(text).keys());

/** Words after which a name is at its end. */
const GOES_ON =
  /^(?:of|and|is|are|was|were|has|have|can|may|will|comprising|comprises|including|includes|wherein|based|configured|adapted|arranged|disposed|located|positioned|mounted|provided|coupled|connected|attached|capable|being|therefor|thereof|so|such|then|also|[a-z]+ed|[a-z]+ing)$/i;

/** True when one of two phrases says nothing that the other does not. */
export function saysTheSame(a: string, b: string): boolean {
  const [x, y] = [stemsOf(a), stemsOf(b)];
  const [small, large] = x.size <= y.size ? [x, y] : [y, x];
  return [...small].every((s) => large.has(s));
}

function endsInAdjective(head: string): boolean {
  return ADJECTIVE_END.test(head) && !NOUN_LIKE.test(head) && !isPlural(head);
}

/** Words that name nothing without a noun after them. */
const STOPS_EARLY =
  /^(?:small|larg|low|high|short|long|thin|thick|wid|fast|slow|light|strong|soft|hard)e?r$|^(?:dual|multi|single|double|low|high)-|(?:ient|arent|acent|dent|stant|vant|able|ible|ic|al|ous|ive|less)$/i;

const opensAsName = (text: string) =>
  /^\w\w/.test(text) &&
  !isStopper(text.split(' ')[0]) &&
  !VERBS.test(text) &&
  !/^(?:its|their|it|each|every|one|of)\b/i.test(text);

/** True when the text goes on right after the phrase with a word that belongs to it. */
export function isCutShort(phrase: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase());
  if (at < 0) return false;
  const next = /^\s([a-z][a-z-]*)/i.exec(text.slice(at + phrase.length))?.[1];
  return next !== undefined && !isStopper(next) && !GOES_ON.test(next);
}

/** True when an extracted phrase names a part or a way of working, in words of its own, to its end. */
export function namesSomething(phrase: Phrase): boolean {
  const words = phrase.short.split(' ');
  if (!phrase.clean || OFFICE_WORDS.test(phrase.full) || /^[A-Z][a-z]+ /.test(phrase.full)) return false;
  if (words.length < 2 || /,/.test(phrase.short) || !opensAsName(phrase.full)) return false;
  if (phrase.kind === 'gerund')
    return (
      words.slice(1).some((w) => !GENERIC.test(w)) &&
      !/^(?:having|being|performing|providing|operating|using)\b/i.test(phrase.full)
    );
  const telling = words.filter((w) => !GENERIC.test(w) && !endsInAdjective(w));
  return (
    telling.length > 0 && !endsInAdjective(phrase.head) && !(words.length === 2 && GENERIC.test(phrase.head))
  );
}

/** A title names its thing well enough with one telling word beside a general one ("seal mechanism"). */
function isThing({ clean, short, full }: Phrase): boolean {
  const words = short.split(' ');
  if (!clean || words.length < 2 || OFFICE_WORDS.test(full) || !opensAsName(full) || /[,;]/.test(short))
    return false;
  return words.some((w) => !GENERIC.test(w)) && !endsInAdjective(words.at(-1) as string);
}

/** "fault detector, collecting box" is two things; the first names the invention. */
function firstOfList(text: string): string {
  const [first = ''] = text.split(/[,;]/);
  const several =
    !/\band\b|\bor\b/.test(text) || /,\s*[\w-]*\s*(?:apparatus|device|system|method)s?\b/i.test(text);
  return /,/.test(text) && several && first.includes(' ') ? first : text;
}

/** What follows a name and belongs to it: "vessel" of "vessel reporting systems". */
const NAMED_BY_DOING =
  /^\s[a-z-]+ing (?:system|device|unit|method|machine|circuit|module|mechanism|apparatus|equipment|element)s?(?=\s|$)/i;

/** A phrase of a title or an abstract taken apart as a name. */
function parseName(text: string): Phrase {
  const phrase = parsePhrase(text);
  if (/^[a-z]+ing (?:an?|the) /i.test(text)) return { ...phrase, kind: 'gerund' };
  const more =
    phrase.kind === 'noun' ? NAMED_BY_DOING.exec(phrase.full.slice(phrase.short.length))?.[0] : undefined;
  if (more === undefined) return phrase;
  const head = more.split(' ').at(-1) as string;
  return { ...phrase, short: phrase.short + more, head, plural: isPlural(head) };
}

/** The phrase as it reads on its own: without numerals, office words, capitals of a title, or a cut-off end. */
function tidied(text: string | null | undefined): Phrase | null {
  const flat = withoutOfficeWords(runningTitle(text ?? '')).replace(/^[a-z]+-[A-Z](?=[a-z])/, (w) =>
    w.toLowerCase(),
  );
  const told = flat.replace(/(?<=\w \w+) (?:adapted|configured|operable) .*$/, '');
  const clean = withoutLooseEnd(firstOfList(clipAtJoint(told, LONGEST)));
  return /[a-z]{3}/i.test(clean) ? parseName(clean) : null;
}

/** The text of a phrase was cut after so many words; it may end in the middle. */
const mayBeCut = (phrase: Phrase) => phrase.full.split(' ').length >= 7;

/** The phrase that was compared names the mechanism wherever it reads well; else the title's thing or part, else a part listed. */
function mechanismFrom({ title, abstract, mechanism }: Texts, use: string): Phrase | null {
  const parts = titleParts(title ?? '');
  const source = `${title ?? ''}. ${abstract ?? ''}`;
  const fits = (p: Phrase) =>
    (namesSomething(p) || isThing(p)) && !saysTheSame(p.full, use) && !isCutShort(p.full, source);
  const told = mechanism === null || mayBeCut(mechanism) ? null : tidied(mechanism.full);
  const thing = tidied(parts.thing);
  const titled = [tidied(parts.part), told, parts.aim === null ? null : thing];
  const fromTitle = titled.find((p) => p !== null && fits(p));
  if (fromTitle) return fromTitle;
  const listed = partsOf((abstract ?? '').slice(0, 900)).map(parseName);
  return listed.find((p) => namesSomething(p) && !GENERIC.test(p.head) && fits(p)) ?? thing;
}

/** Names of a patent whose phrases were extracted: its phrases where they read well, else better ones of its own text. */
export function nameFromText(texts: Texts): PatentNames {
  const { title, abstract, use } = texts;
  const parts = titleParts(title ?? '');
  const aim = tidied(parts.aim);
  const mechanism = mechanismFrom(texts, aim?.full ?? parts.thing ?? '');
  const uses = [aim, tidied(parts.thing), tidied(aimOf((abstract ?? '').slice(0, 900)))];
  const told = use === null || mayBeCut(use) || use.full === title ? null : tidied(use.full);
  const fits = (u: Phrase | null): u is Phrase =>
    u?.clean === true &&
    !/^(?:its|their)\b/i.test(u.full) &&
    (mechanism === null || !saysTheSame(u.full, mechanism.full));
  return { use: [...uses, told].find(fits) ?? null, mechanism };
}

/** "sensing stations that …" are stations. */
const NAMED_BY_WORK =
  /^(?:sensing|switching|charging|cooling|heating|monitoring|scanning|imaging|docking|metering|recording|processing) \w+s (?:that|which)\b/i;

/** "stereo cameras building a map", "bolts set at an angle": the name ends with the plural. */
const SEVERAL_DOING =
  /^((?:[\w-]+ ){0,3}?[\w-]+s) (?:[a-z]+ing|[a-z]+ly|[a-z]+ed|set|held|made|built|laid|cut|bent)\b/;

/** The plural with which a name ends although more words follow it, if it does. */
function pluralBeforeDoing({ full, short }: Phrase): string | null {
  const several = SEVERAL_DOING.exec(full)?.[1];
  if (several === undefined || several.length >= short.length) return null;
  return isPlural(several.split(' ').at(-1) as string) ? several : null;
}

/** A short form of one word that names nothing alone, with the words that belong to it; else null. */
function longerName({ full, short }: Phrase): string | null {
  if (short.includes(' ')) return null;
  const rest = full.split(' ').slice(1);
  const nominal = /ing$/.test(rest[0] ?? '') && /^(?:that|which|for)$/.test(rest[1] ?? '');
  if (!nominal && !STOPS_EARLY.test(short)) return null;
  const end = rest.findIndex((w, i) => isStopper(w) || (i > 0 && /(?:ing|ed)$/.test(w)));
  return [short, ...rest.slice(0, end === -1 ? rest.length : end)].join(' ');
}

/** "camera-recognized food with automatic gas injection": what is perceived is no mechanism, what goes with it is. */
const PERCEIVED =
  /^[\w-]+-(?:recogni[sz]ed|detected|identified|sensed|measured|weighed|imaged) [\w-]+ with (?<name>[\w-]+(?: [\w-]+){1,4})$/;

/** A hand-written phrase with the name it means: "resilient conforming implant", "context reasoning", "sensing stations". */
export function completed(phrase: Phrase): Phrase {
  const { full, kind, clean } = phrase;
  if (!clean) return phrase;
  const stations = kind === 'gerund' && NAMED_BY_WORK.test(full);
  if (kind === 'gerund' && !stations) return phrase;
  const name = stations
    ? full.split(' ').slice(0, 2).join(' ')
    : (PERCEIVED.exec(full)?.groups?.name ?? pluralBeforeDoing(phrase) ?? longerName(phrase));
  if (name === null) return phrase;
  const head = name.split(' ').at(-1) as string;
  return { ...phrase, kind: 'noun', short: name, head, plural: isPlural(head) };
}

const known = new WeakMap<EvidenceDoc, PatentNames>();

/** The names of a document: its hand-written phrases, else those that its text gives. */
export function namesOf(doc: EvidenceDoc): PatentNames {
  const before = known.get(doc);
  if (before !== undefined) return before;
  const names = doc.curated
    ? { use: doc.use, mechanism: doc.mechanism && completed(doc.mechanism) }
    : nameFromText({
        title: doc.record.title,
        abstract: doc.record.abstract,
        use: doc.use,
        mechanism: doc.mechanism,
      });
  known.set(doc, names);
  return names;
}
