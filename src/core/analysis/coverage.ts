import type { Rating } from '../../contract/analysis/evidence.ts';
import type { Frame } from '../../contract/analysis/frame.ts';
import type { Coverage } from '../../contract/analysis/landscape.ts';

/** From how many related patents on a field is called well covered, in part, or thinly. */
const GOOD = { core: 5, related: 15, share: 0.75 };
const PARTIAL = { core: 1, related: 5 };

type Level = Coverage['level'];

function levelOf(core: number, related: number, share: number): Level {
  if (core >= GOOD.core && related >= GOOD.related && share >= GOOD.share) return 'good';
  if (core >= PARTIAL.core && related >= PARTIAL.related) return 'partial';
  return related > 0 ? 'thin' : 'none';
}

const plural = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

const TEXTS: Record<Level, (c: { read: number; related: number; core: number }) => string> = {
  good: (c) =>
    `Coverage: good. Of ${plural(c.read, 'patent')} reviewed, ${c.core} are about the same kind of thing.`,
  partial: (c) =>
    `Coverage: partial. Of ${plural(c.read, 'patent')} reviewed, ${c.related} ${c.related === 1 ? 'is' : 'are'} closely related and ${c.core} ${c.core === 1 ? 'is' : 'are'} about the same kind of thing.`,
  thin: (c) =>
    `Coverage: low. Only ${c.related} of ${plural(c.read, 'patent')} reviewed ${c.related === 1 ? 'is' : 'are'} closely related to your idea.`,
  none: (c) =>
    `Coverage: none. None of the ${plural(c.read, 'patent')} reviewed is closely related to your idea.`,
};

/**
 * How well the sources cover the idea, from the screening of their patents. Only elements that the user stated count;
 * absence from a thin sample never counts as an opening.
 */
export function measureCoverage(frame: Frame, ratings: readonly Rating[], reviewed: number): Coverage {
  const related = ratings.filter(({ topic }) => topic >= 2).length;
  const core = ratings.filter(({ topic }) => topic === 3).length;
  const stated = frame.elements.filter(({ given }) => given);
  const found = stated.filter(({ id }) =>
    ratings.some(({ disclosures }) => disclosures.some(({ element }) => element === id)),
  ).length;
  const share = stated.length === 0 ? 0 : found / stated.length;
  const level = levelOf(core, related, share);
  return {
    level,
    read: reviewed,
    related,
    core,
    elements_found: found,
    elements: stated.length,
    text: TEXTS[level]({ read: reviewed, related, core }),
    advice:
      level === 'thin' || level === 'none'
        ? 'These sources hold too little of this field to tell what is open. Edit how we read your idea, or connect a patent source.'
        : null,
  };
}

/** True where nothing may be called open. */
export const isUnderCovered = ({ level }: Pick<Coverage, 'level'>): boolean =>
  level === 'thin' || level === 'none';
