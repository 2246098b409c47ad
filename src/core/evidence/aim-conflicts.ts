import type { AimConflict } from '../retrieval/general-knowledge.ts';
import { countStems, isContent, type Token, tokenize } from '../text/tokenize.ts';
import { placesIn, placesOfWords, type ReadText, readText } from './aim-words.ts';
import { tellings } from './idea-core.ts';
import type { IdeaReading } from './read-idea.ts';

/** An aim that takes up less than this of the words of an idea, 0..1, is another. */
const LEAST_SHARE = 0.4;
/** It may take up less where its very name stands in the idea: the share and the share of its name together. */
const LEAST_NAMED = 0.56;
const LEAST_OF_NAMED = 0.2;
/** One whose words are nearly all of the idea needs none of its name there. */
const UNNAMED = 0.7;
/** One that takes up so much says more than what stands against any of its jobs. */
const COVERS = 0.75;
/** One that takes up so much says more than what stands against a job done to another thing. */
const MOST_OF_IT = 0.6;
/** A word of what the idea is to do says twice as much of its aim as one of what it is. */
const OF_PURPOSE = 2;
/** An idea of more content words than that is told at length: what is said beside its thing and its purpose says less of its aim. */
const AT_LENGTH = 12;
const BESIDE = 0.3;
/** All that together says at most so much, against the thing and the purpose. */
const MOST_BESIDE = 0.5;

/** Of the idea's very thing it may take up less still, share and name together: then anything else that is known comes first. */
const LEAST_OF_THING = 0.3;
const OF_THING = 0.5;
/** What only the trouble tells is worth less than what the idea itself tells. */
const OF_TROUBLE = 0.8;

/** Up to where the sentence goes on otherwise. */
const WITHOUT = /\bwithout\b.*?(?=\b(?:that|which|so)\b|[,;:.]|$)/gi;

/** How a thing is put on or in says nothing of what it is for: "bolt-on" wheels free no bolts. */
const FIXED_SO = /\b(?:add|bolt|clamp|clip|slip|snap|screw|stick|strap)-on\b|\b(?:built|drop|plug)-in\b/gi;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The share of all weight that stands at some places, 0..1. */
const shareAt = (places: readonly number[], weights: readonly number[]): number => {
  const all = sum(weights);
  return all === 0 ? 0 : sum([...new Set(places)].map((place) => weights[place] ?? 0)) / all;
};

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

/** What an idea says of itself, then each other sentence, mostly of the trouble it is to end; none with what it must do without. */
const saidBy = ({ core, text, purpose, without }: IdeaReading): string[] => {
  const others = tellings(text).filter((sentence) => !sentence.toLowerCase().includes(core.toLowerCase()));
  // Of what is to be avoided the idea says so itself.
  const own = without === null && purpose?.startsWith('avoiding ') ? core : core.replace(WITHOUT, ' ');
  return [own, ...others.map((sentence) => sentence.replace(WITHOUT, ' '))].map(
    (told) => `${told.replace(FIXED_SO, ' ')}. `,
  );
};

/** The words of one part of a text alone, by their place in all of it. */
const weightsOfPart = (tokens: readonly Token[], from: number, to: number): number[] =>
  tokens.map((token, i) => Number(i >= from && i < to && isContent(token)));

/** How much each word of an idea says of its aim, by its place in the text; 0 for what tells nothing. */
function weightsOf({ product, purpose, context, means }: IdeaReading, tokens: readonly Token[]): number[] {
  const thing = countStems(product ?? '');
  const wanted = countStems(purpose ?? '');
  const around = countStems([context, means].filter(Boolean).join(' '));
  const content = tokens.filter(isContent);
  const isTold = ({ stem }: Token) => thing.has(stem) || wanted.has(stem) || around.has(stem);
  const weightOf = ({ stem }: Token) => (wanted.has(stem) && !thing.has(stem) ? OF_PURPOSE : 1);
  const told = sum(content.filter(isTold).map(weightOf));
  const others = content.filter((token) => !isTold(token)).length;
  const beside =
    content.length <= AT_LENGTH || told === 0 ? 1 : Math.min(BESIDE, (MOST_BESIDE * told) / others);
  return tokens.map((token) => (!isContent(token) ? 0 : isTold(token) ? weightOf(token) : beside));
}

/**
 * True where an aim takes up enough of an idea. What is meant is mostly named by a word of the idea: other words for some of it are
 * another thing.
 */
const isMeant = (share: number, named: number): boolean =>
  share >= UNNAMED ||
  (named > 0 && (share >= LEAST_SHARE || (share >= LEAST_OF_NAMED && share + named >= LEAST_NAMED)));

/** An aim that an idea has, and whether that is nearly all of the idea. */
export interface FoundAim {
  aim: AimConflict;
  coversIdea: boolean;
  /** Whether it is the better part of the idea, or of the trouble told with it. */
  isMostOfIt: boolean;
  /** Whether it is a good part of what the idea itself says. */
  isGoodPart: boolean;
}

/** The stems of what an idea is to do, beside those of its thing. */
const wantedBeside = ({ product, purpose }: IdeaReading): ReadonlySet<string> => {
  const thing = countStems(product ?? '');
  return new Set([...countStems(purpose ?? '').keys()].filter((stem) => !thing.has(stem)));
};

/**
 * The aim that an idea has: the one that takes up most of its words, those that name the aim counting twice; null where each misses a group
 * of words, takes up too little of the idea, or is named by none of its words.
 */
export function aimOf(idea: IdeaReading, aims: readonly AimConflict[]): FoundAim | null {
  const parts = saidBy(idea);
  const said = parts.join('');
  const tokens = tokenize(said);
  const text = readText(said);
  const ends = parts.map((_, i) => tokenize(parts.slice(0, i + 1).join('')).length);
  const whole = weightsOf(idea, tokens);
  const thing = countStems(idea.product ?? '');
  const purpose = wantedBeside(idea);
  const troubles = ends.slice(1).map((end, i) => weightsOfPart(tokens, ends[i] ?? 0, end));
  const found = aims.flatMap((aim) => {
    const places = placesOf(aim, text);
    if (places === null) return [];
    const naming = placesOfWords(text, aim.aim);
    const worthIn = (weights: readonly number[]) => {
      const share = shareAt(places, weights);
      const named = shareAt(naming, weights);
      return { share, named, worth: isMeant(share, named) ? share + named : 0 };
    };
    // What shares the thing alone with the idea is another want: servicing an extinguisher is no putting out of fires.
    const isOfPurpose = purpose.size === 0 || places.some((place) => purpose.has(tokens[place]?.stem ?? ''));
    const own = isOfPurpose ? worthIn(whole) : { ...worthIn(whole), worth: 0 };
    const isOfThing = places.some((place) => thing.has(tokens[place]?.stem ?? ''));
    const ofThing = isOfThing && own.share >= LEAST_OF_NAMED && own.named > 0 ? own.share + own.named : 0;
    const told = troubles.map(worthIn);
    const worth = Math.max(
      own.worth,
      ...told.map((trouble) => OF_TROUBLE * trouble.worth),
      ofThing >= LEAST_OF_THING ? OF_THING * ofThing : 0,
    );
    const share = Math.max(own.share, ...told.map((trouble) => trouble.share));
    return worth > 0 ? [{ aim, own: own.share, share, worth }] : [];
  });
  const best = found.sort((a, b) => b.worth - a.worth)[0];
  if (best === undefined) return null;
  return {
    aim: best.aim,
    coversIdea: best.own >= COVERS,
    isMostOfIt: best.share >= MOST_OF_IT,
    isGoodPart: best.own >= LEAST_SHARE,
  };
}
