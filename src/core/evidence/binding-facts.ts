import type { WordVectors } from '../language/word-vectors.ts';
import type { ThingFacts } from '../retrieval/library-view.ts';
import type { IdeaReading } from './read-idea.ts';
import { type Aspect, aspectsOf, likenessToAny, type Meant, meantBy } from './things-like.ts';

/** What binds any design for a thing, whatever it does. */
export interface BindingFact {
  thing: string;
  fact: string;
}

/** A thing less like than this is another thing. */
const LEAST_LIKE = 0.7;

/** What the things mean is the same for every idea. */
const MEANT = new WeakMap<ThingFacts, readonly (BindingFact & { meant: Meant })[]>();

function meantThings(facts: ThingFacts, words: WordVectors) {
  const known = MEANT.get(facts);
  if (known !== undefined) return known;
  const made = [...facts].map(([thing, fact]) => ({ thing, fact, meant: meantBy(thing, words) }));
  MEANT.set(facts, made);
  return made;
}

const BEYOND_OBJECT = /\s(?:to|into|for|from|with|without|in|on|at|by|of|when|while|before|after)\s/;

/** What binds the idea's thing, and what it works on or where it serves; those that are known, each once. */
export function bindingFacts(idea: IdeaReading, facts: ThingFacts, words: WordVectors): BindingFact[] {
  const things = meantThings(facts, words);
  const nearest = (aspects: readonly Aspect[]): BindingFact[] => {
    const ranked = things
      .map(({ thing, fact, meant }) => ({
        told: { thing, fact },
        likeness: likenessToAny(meant, aspects),
        words: meant.names.size,
      }))
      .filter(({ likeness }) => likeness >= LEAST_LIKE)
      // Of two that are named, the one in more words; of two that mean nearly the same, the plainer.
      .sort((a, b) => b.likeness - a.likeness || (a.likeness === 1 ? b.words - a.words : a.words - b.words));
    return ranked.slice(0, 1).map(({ told }) => told);
  };
  const none = { product: null, purpose: null, context: null };
  // Of a thing's purpose the object alone: "formula", not the temperature that it is brought to.
  const purpose = idea.product === null ? idea.purpose : (idea.purpose?.split(BEYOND_OBJECT)[0] ?? null);
  const found = [
    ...nearest(aspectsOf({ ...idea, ...none, product: idea.product }, words)),
    ...nearest(aspectsOf({ ...idea, ...none, purpose, context: idea.context }, words)),
  ];
  return found.filter((fact, i) => found.findIndex(({ thing }) => thing === fact.thing) === i);
}
