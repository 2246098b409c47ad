import type { WordVectors } from '../language/word-vectors.ts';
import { type Aspect, isNamed, likenessToAny, type Meant, meantBy, type NamedWord } from './things-like.ts';

/** A thing less like than this, by what both mean, is another thing: luggage is no bag that keeps medicine cool. */
const LEAST_LIKE = 0.8;
/** The same of the word that says what it is, and of each word beside it: an electric scooter is no electric toothbrush, a diving robot not any robot. */
const LEAST_HEAD = 0.6;
const LEAST_BESIDE = 0.5;
const EXACT = Number.POSITIVE_INFINITY;

/** What is known of a thing. */
export interface OfThing<T> {
  thing: string;
  known: T;
}

type ThingsMeant = readonly { thing: string; meant: Meant }[];

/** What the things mean is the same for every idea. */
const MEANT = new WeakMap<object, ThingsMeant>();

function meantThings(things: ReadonlyMap<string, unknown>, words: WordVectors): ThingsMeant {
  const known = MEANT.get(things);
  if (known !== undefined) return known;
  const made = [...things.keys()].map((thing) => ({ thing, meant: meantBy(thing, words) }));
  MEANT.set(things, made);
  return made;
}

/** True where the words of a thing stand one by one for words of the aspect, the last of it for what that is. */
export function standsFor({ list }: Meant, aspect: Aspect, words: WordVectors): boolean {
  const isNear = (a: NamedWord, b: NamedWord, least: number) =>
    a.name === b.name || (a.row >= 0 && b.row >= 0 && words.cosine(a.row, b.row) >= least);
  const head = list.at(-1);
  const heads = aspect.of === 'around' ? aspect.list : aspect.list.slice(-1);
  // Of a last word alone the very word counts: the bag of a vacuum cleaner is no luggage.
  const least = aspect.of === 'head' ? EXACT : LEAST_HEAD;
  return (
    head !== undefined &&
    heads.some((word) => isNear(head, word, least)) &&
    list.slice(0, -1).every((beside) => aspect.list.some((word) => isNear(beside, word, LEAST_BESIDE)))
  );
}

/** True where a thing stands for the aspect: for what is around the idea's thing only by name, as river water is no seawater. */
const isSame = (meant: Meant, aspect: Aspect, words: WordVectors): boolean =>
  standsFor(meant, aspect, words) && (aspect.of !== 'around' || isNamed(meant, aspect));

/** The thing all of whose words the aspect names, that in the most words; null where it names none in full. */
export function namedThing<T>(
  things: ReadonlyMap<string, T>,
  aspect: Aspect,
  words: WordVectors,
): OfThing<T> | null {
  const named = meantThings(things, words)
    .filter(({ meant }) => isNamed(meant, aspect) && standsFor(meant, aspect, words))
    .sort((a, b) => b.meant.names.size - a.meant.names.size)[0]?.thing;
  return named === undefined ? null : { thing: named, known: things.get(named)! };
}

/** The thing that is most like any of the aspects of an idea, with what is known of it; null where none is like enough. */
export function nearestThing<T>(
  things: ReadonlyMap<string, T>,
  aspects: readonly Aspect[],
  words: WordVectors,
): OfThing<T> | null {
  const ranked = meantThings(things, words)
    .map(({ thing, meant }) => {
      const same = aspects.filter((aspect) => isSame(meant, aspect, words));
      return {
        thing,
        likeness: likenessToAny(meant, same),
        isNamed: same.some((aspect) => isNamed(meant, aspect)),
        words: meant.names.size,
      };
    })
    .filter(({ likeness, isNamed: named }) => named || likeness >= LEAST_LIKE)
    // Of two that are named, the one in more words; of two that mean nearly the same, the plainer.
    .sort((a, b) => b.likeness - a.likeness || (a.isNamed ? b.words - a.words : a.words - b.words));
  const nearest = ranked[0]?.thing;
  return nearest === undefined ? null : { thing: nearest, known: things.get(nearest)! };
}
