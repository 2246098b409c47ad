import { PLACE, profileOf } from '../functions/functional-basis.ts';
import type { WordVectors } from '../language/word-vectors.ts';
import type { GeneralKnowledge } from '../retrieval/general-knowledge.ts';
import { nearestThing } from './nearest-thing.ts';
import type { IdeaReading } from './read-idea.ts';
import { aspectsOf, NO_ASPECTS } from './things-like.ts';

/** What binds any design for a thing, whatever it does. */
export interface BindingFact {
  thing: string;
  fact: string;
}

const BEYOND_OBJECT = /\s(?:to|into|for|from|with|without|in|on|at|by|of|when|while|before|after)\s/;

/** What binds the idea's thing, and what it works on or where it serves; those that are known, each once. */
export function bindingFacts(
  idea: IdeaReading,
  { thingFacts }: Pick<GeneralKnowledge, 'thingFacts'>,
  words: WordVectors,
): BindingFact[] {
  // Of a thing's purpose the object alone: "formula", not the temperature that it is brought to.
  const purpose = idea.product === null ? idea.purpose : (idea.purpose?.split(BEYOND_OBJECT)[0] ?? null);
  // A room binds what is in it hardly more than by its size.
  const isRoom = profileOf(idea.context ?? '').flows.has(PLACE);
  const found = [
    { ...NO_ASPECTS, product: idea.product },
    { ...NO_ASPECTS, purpose, context: isRoom ? null : idea.context },
  ].flatMap((part) => nearestThing(thingFacts, aspectsOf(part, words), words) ?? []);
  return found
    .filter(({ thing }, i) => found.findIndex((other) => other.thing === thing) === i)
    .map(({ thing, known }) => ({ thing, fact: known }));
}
