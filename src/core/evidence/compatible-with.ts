import type { PatentRecord } from '../../contract/patents.ts';
import { profileOf } from '../functions/functional-basis.ts';
import type { Medium } from '../functions/medium.ts';
import { compatibility, isCoating, isOfFieldOf, isSpecialSetting } from '../functions/medium.ts';
import { isOfLargePlant } from '../functions/size.ts';
import { countStems } from '../text/tokenize.ts';
import type { IdeaFrame } from './idea-frame.ts';
import type { ShownPrinciple } from './shown-principle.ts';

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
  doc: {
    title: string;
    use: string;
    novelty: string;
    medium: Medium;
    substitute: boolean;
    shown: ShownPrinciple | null;
  },
): number {
  const { title, use, novelty, medium, substitute, shown } = doc;
  if (isSpecialSetting(`${use}. ${title}`) && !frame.specialSetting) return SPECIAL;
  const isLarge = shown?.principle.large === true || isOfLargePlant(`${title}. ${use}. ${novelty}`);
  const size = frame.small && isLarge ? MISPLACED : 1;
  const place = substitute ? MISPLACED : 1;
  return size * place * compatibility(frame.medium, medium, frame.profile.functions.keys());
}

interface Words {
  text: string;
  stems: ReadonlyMap<string, number>;
}

/** True for a text that names something the idea must do without. */
function namesExcluded({ excluded }: IdeaFrame, { text, stems }: Words): boolean {
  if ([...excluded.stems].some((stem) => stems.has(stem))) return true;
  if (excluded.flows.size === 0) return false;
  const { flows } = profileOf(text);
  return [...excluded.flows].some((flow) => flows.has(flow));
}

/** What a text says is not needed: "no battery", "without any mains power". */
const DENIED = /\b(?:no|not|nor|without|instead of|rather than)(?:\s+(?:an?|the|any))?(?:\s+[a-z-]+){1,2}/gi;

/** True for a way of doing it, told in these words, that names nothing the idea must do without. */
export function allows(frame: IdeaFrame, told: string): boolean {
  const text = told.replace(DENIED, ' ');
  return !namesExcluded(frame, { text, stems: countStems(text) });
}

/** True for what works with something that the idea must do without. */
export const reliesOnExcluded = (
  frame: IdeaFrame,
  { record, ...words }: Words & { record: PatentRecord },
): boolean =>
  namesExcluded(frame, words) || [...frame.excluded.flows].some((flow) => isOfFieldOf(flow, record));
