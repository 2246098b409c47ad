import type { WordVectors } from '../language/word-vectors.ts';
import type { AimConflict } from '../retrieval/general-knowledge.ts';
import { type LikelyAim, likelyAims } from './aim-likeness.ts';
import type { IdeaReading } from './read-idea.ts';

/** From here on more than four in five of the aims told were graded the idea's own or near to it. */
const LEAST_CHANCE = 0.4;

/** Up to where the sentence goes on otherwise. */
const WITHOUT = /\bwithout\b.*?(?=\b(?:that|which|so)\b|[,;:.]|$)/gi;

/** How a thing is put on or in says nothing of what it is for: "bolt-on" wheels free no bolts. */
const FIXED_SO = /\b(?:add|bolt|clamp|clip|slip|snap|screw|stick|strap)-on\b|\b(?:built|drop|plug)-in\b/gi;

/** What an idea says without how its thing is put on, and without what it must do without; of what it is to avoid it says so itself. */
function saidBy({ without, purpose }: IdeaReading): (text: string) => string {
  const isAvoiding = without === null && purpose?.startsWith('avoiding ') === true;
  return (text) => (isAvoiding ? text : text.replace(WITHOUT, ' ')).replace(FIXED_SO, ' ');
}

/** The aims that an idea may have, the likeliest first, with the chance of each. */
export function aimsOf(idea: IdeaReading, aims: readonly AimConflict[], words: WordVectors): LikelyAim[] {
  const said = saidBy(idea);
  return likelyAims({ all: said(idea.text), core: said(idea.core), product: idea.product }, aims, words);
}

/** The first of ranked aims where it is likely enough to be told, else null. */
export function toldOf<T extends Pick<LikelyAim, 'chance'>>([best]: readonly T[]): T | null {
  return best === undefined || best.chance < LEAST_CHANCE ? null : best;
}

/** The aim that an idea most likely has; null where none is likely enough. */
export const aimOf = (
  idea: IdeaReading,
  aims: readonly AimConflict[],
  words: WordVectors,
): LikelyAim | null => toldOf(aimsOf(idea, aims, words));
