import type { Medium } from '../functions/medium.ts';
import { compatibility, isCoating, isSpecialSetting } from '../functions/medium.ts';
import { isOfLargePlant } from '../functions/size.ts';
import type { IdeaFrame } from './evidence.ts';

/** Compatibility of workshop and operating theatre with other products: too low to be lent. */
const SPECIAL = 0.2;
/** Compatibility that is left to what is made for another size or place: as low as the graded pairs bear it out for size. */
const MISPLACED = 0.5;

/** True for what would do the idea's job without the idea's thing: a coating is for what is to be cleaned, not for what cleans. */
export const isSubstitute = ({ thing, profile }: IdeaFrame, novelty: string): boolean =>
  thing !== null && (profile.functions.get('clean') ?? 0) >= 1 && isCoating(novelty);

/** How well a mechanism of that medium, setting and size may serve the idea, 0..1. */
export function compatibleWith(
  frame: IdeaFrame,
  doc: { title: string; use: string; novelty: string; medium: Medium; substitute: boolean },
): number {
  const { title, use, novelty, medium, substitute } = doc;
  if (isSpecialSetting(`${use}. ${title}`) && !frame.specialSetting) return SPECIAL;
  const size = frame.small && isOfLargePlant(`${title}. ${use}. ${novelty}`) ? MISPLACED : 1;
  const place = substitute ? MISPLACED : 1;
  return size * place * compatibility(frame.medium, medium, frame.profile.functions.keys());
}
