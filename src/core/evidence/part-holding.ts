import type { Holding } from '../../contract/landscape.ts';
import { BROAD_FUNCTIONS, profileOf, tellingFlows, VAGUE_FLOWS } from '../functions/functional-basis.ts';
import { singular } from '../language/inflection.ts';
import { isStopper } from '../language/noun-phrase.ts';
import { sentences } from '../text/phrases.ts';
import { type ContentTerm, contentTerms, tokenize } from '../text/tokenize.ts';
import type { EvidenceDoc } from './evidence.ts';
import type { IdeaPart } from './idea-parts.ts';
import { type IdeaTerm, namedInOtherWords } from './idea-terms.ts';

/** What the judgement of a part looks at in a document. */
export type PartsText = Pick<EvidenceDoc, 'stems' | 'strongStems' | 'profile' | 'use' | 'mechanism'> & {
  record: Pick<EvidenceDoc['record'], 'title' | 'abstract'>;
};

/** Flows of words that stand beside any other: "people". */
const VAGUE_PEOPLE = new Set(['person', 'body']);

/** Words between those of a part that still leave it one thing said: "detects when a person falls", "bottle for babies". */
const BETWEEN = 2;

const phrasesOf = ({ record, use, mechanism }: PartsText): string[] =>
  [record.title, use?.full, mechanism?.full].filter((text) => text != null);

/** Kinds of thing too wide to stand for one another: a home is no office, oil no milk, baseball no golf, and a bed patient nobody elderly. */
const WIDE_FLOWS = new Set([
  ...VAGUE_FLOWS,
  'room',
  'goods',
  'container',
  'electronics',
  'vehicle',
  'liquid',
  'patient',
  'sport',
]);

/** True where a document is about the kind of thing that a word names, whatever it calls it. */
const meansLike = ({ means }: IdeaTerm, { profile }: PartsText): boolean =>
  [...means.flows].some((flow) => profile.flows.has(flow) && !WIDE_FLOWS.has(flow));

/** True where the words of a part stand together in one phrase or sentence. */
function saysTogether(part: IdeaPart, doc: PartsText): boolean {
  const wanted = part.terms.list.map((term) => term.stem);
  if (!wanted.every((stem) => doc.stems.has(stem))) return false;
  const span = part.label.includes('-') ? wanted.length : wanted.length + BETWEEN;
  return [...phrasesOf(doc), ...sentences(doc.record.abstract ?? '')].some((text) => {
    const stems = tokenize(text).map((token) => token.stem);
    return stems.some(
      (stem, at) =>
        wanted.includes(stem) && wanted.every((other) => stems.slice(at, at + span).includes(other)),
    );
  });
}

/** Words after a noun that leave it the name of the thing: "feeding bottle device", "blower having". */
const ENDS_NAME =
  /(?:ing|ed)$|^(?:devices?|apparatus|assembl(?:y|ies)|systems?|units?|kits?|sets?|products?|solutions?)$/i;

/** True where a title or phrase has the very noun as its own, not as the first half of another one ("drone package delivery failures"). */
function namesThing(head: ContentTerm, doc: PartsText): boolean {
  if (!doc.strongStems.has(head.stem)) return false;
  const noun = singular(head.surface.toLowerCase());
  return phrasesOf(doc).some((text) => {
    const words = tokenize(text);
    return words.some(({ surface }, i) => {
      const next = words[i + 1]?.surface;
      const ends =
        next === undefined || isStopper(next) || ENDS_NAME.test(next) || text[words[i]!.end] === ',';
      return ends && singular(surface.toLowerCase()) === noun;
    });
  });
}

/** True where a sentence is about the noun: "A drone flies itself …". */
const isSubject = (head: string, { record }: PartsText): boolean =>
  sentences(record.abstract ?? '').some((text) => {
    const [first, second] = tokenize(text);
    return /^(?:an?|the|this)$/i.test(first?.surface ?? '') ? second?.stem === head : first?.stem === head;
  });

/**
 * A thing is named by its noun with, if in other words, what goes with that: "feeding bottle" for "baby bottle". The noun alone names it in
 * part, where the document is about that kind of thing at all: a neural net is no part of a fishing net.
 */
function holdingOfThing(part: IdeaPart, doc: PartsText): Holding {
  const { label, terms, head } = part;
  if (terms.list.length > 1 && saysTogether(part, doc)) return 'named';
  if (head === null || !doc.stems.has(head.stem)) return 'absent';
  if (terms.list.length === 1 && isSubject(head.stem, doc)) return 'named';
  const known = terms.list.every((term) => doc.strongStems.has(term.stem) || meansLike(term, doc));
  if (known && namesThing(head, doc)) return 'named';
  const kinds = tellingFlows(profileOf(label).flows);
  const about = new Set([...doc.profile.flows, ...profileOf(doc.record.abstract ?? '').flows]);
  return kinds.length > 0 && kinds.every((flow) => about.has(flow)) ? 'partly' : 'absent';
}

/** A job is there in other words where the document does it to a like thing: cooling drinks for "cooling formula", not cooling engines. */
function holdingOfJob(part: IdeaPart, functions: ReadonlySet<string>, doc: PartsText): Holding {
  const does = [...functions].some((f) => doc.profile.functions.has(f));
  if (functions.size > 0 && !does) return 'absent';
  if (saysTogether(part, doc)) return 'named';
  if (functions.size === 0) return 'absent';
  const objects = part.terms.list.filter(
    (term) => term.stem !== part.doing?.stem && term.means.functions.size === 0,
  );
  // Detecting any motion is no detecting of falls: a broad job needs the very word.
  const broad = [...functions].every((f) => BROAD_FUNCTIONS.has(f));
  const like = objects.some((term) => doc.strongStems.has(term.stem) || (!broad && meansLike(term, doc)));
  return objects.length === 0 || like ? 'partly' : 'absent';
}

/** True for a noun that says what is meant: "temperature" of "drinking temperature", not "people" of "elderly people". */
const isNamed = ({ means }: IdeaTerm): boolean => [...means.flows].some((flow) => !VAGUE_PEOPLE.has(flow));

function holdingOfDetail(part: IdeaPart, doc: PartsText): Holding {
  if (saysTogether(part, doc)) return 'named';
  const { list, total } = part.terms;
  const last = contentTerms(part.label).at(-1)?.stem;
  const core = list.find(({ stem }) => stem === last);
  if (core !== undefined && isNamed(core)) {
    const around = list.every((term) => term === core || namedInOtherWords(term, doc.stems, doc.profile));
    return doc.stems.has(core.stem) && around ? 'partly' : 'absent';
  }
  // A disease that it does not name is no disease of it, whatever it has to do with gums.
  if (core !== undefined && core.means.flows.size === 0 && !doc.stems.has(core.stem)) return 'absent';
  const known = list.filter((term) => doc.strongStems.has(term.stem) || meansLike(term, doc));
  return 2 * known.reduce((sum, term) => sum + term.weight, 0) >= total ? 'partly' : 'absent';
}

/** True where a document leaves a part out: a job or quality that it does not do, whatever to, or any other part that it does not hold. */
export function leavesOut(part: IdeaPart, doc: PartsText): boolean {
  const functions = part.doing?.functions ?? new Set();
  return functions.size > 0
    ? ![...functions].some((f) => doc.profile.functions.has(f))
    : holdingOf(part, doc) === 'absent';
}

/** How a document holds a part of the idea, by the words of its title, phrases and abstract. */
export function holdingOf(part: IdeaPart, doc: PartsText): Holding {
  if (part.kind === 'thing') return holdingOfThing(part, doc);
  return part.doing === null ? holdingOfDetail(part, doc) : holdingOfJob(part, part.doing.functions, doc);
}
