import type { AimConflict } from '../retrieval/general-knowledge.ts';
import { countStems, isContent, type Token, tokenize } from '../text/tokenize.ts';
import { placesIn, placesOfWords, type ReadText, readText } from './aim-words.ts';
import type { IdeaReading } from './read-idea.ts';

/** An aim that takes up less than this of the words of an idea, 0..1, is another. */
const LEAST_SHARE = 0.4;
/** One that takes up so much says more than what stands against any of its jobs. */
const COVERS = 0.75;
/** A word of what the idea is to do says twice as much of its aim as one of what it is. */
const OF_PURPOSE = 2;

/** Up to where the sentence goes on otherwise. */
const WITHOUT = /\bwithout\b.*?(?=\b(?:that|which|so)\b|[,;:.]|$)/gi;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The places in a text of the words that an aim needs; null where those of a group are missing. */
function placesOf(aim: AimConflict, text: ReadText): number[] | null {
  const all: number[] = [];
  for (const group of aim.needs) {
    const places = placesIn(text, group);
    if (places.length === 0) return null;
    all.push(...places);
  }
  return all;
}

/** What an idea says of itself, but for what it must do without. */
const saidOf = ({ core }: IdeaReading): string => core.replace(WITHOUT, ' ');

/** How much each word of an idea says of its aim, by its place in the text; 0 for what tells nothing. */
function weightsOf({ product, purpose }: IdeaReading, tokens: readonly Token[]): number[] {
  const thing = countStems(product ?? '');
  const wanted = countStems(purpose ?? '');
  return tokens.map((token) =>
    !isContent(token) ? 0 : wanted.has(token.stem) && !thing.has(token.stem) ? OF_PURPOSE : 1,
  );
}

/** An aim that an idea has, and whether that is nearly all of the idea. */
export interface FoundAim {
  aim: AimConflict;
  coversIdea: boolean;
}

/**
 * The aim that an idea has: the one that takes up most of its words, those that name the aim counting twice; null where each misses a group
 * of words, takes up too little of the idea, or is named by none of its words.
 */
export function aimOf(idea: IdeaReading, aims: readonly AimConflict[]): FoundAim | null {
  const said = saidOf(idea);
  const tokens = tokenize(said);
  const text = readText(said);
  const weights = weightsOf(idea, tokens);
  const all = sum(weights);
  const found = aims.flatMap((aim) => {
    const places = placesOf(aim, text);
    if (places === null) return [];
    const weightAt = (at: readonly number[]) =>
      sum([...new Set(at)].map((place) => weights[place] ?? 0)) / all;
    const share = weightAt(places);
    // What is meant is named by a word of the idea at least: other words for all of it are another thing.
    const named = weightAt(placesOfWords(text, aim.aim));
    return share >= LEAST_SHARE && named > 0 ? [{ aim, share, worth: share + named }] : [];
  });
  const best = found.sort((a, b) => b.worth - a.worth)[0];
  return best === undefined ? null : { aim: best.aim, coversIdea: best.share >= COVERS };
}
