import { profileOf, tellingFlows } from '../functions/functional-basis.ts';
import type { EvidenceDoc } from './evidence.ts';
import type { IdeaFrame } from './idea-frame.ts';
import { isUsable } from './usable-mechanism.ts';

/** What is further away is another thing of that kind in name alone. */
const LEAST_CLOSENESS = 0.8;

/** Closeness by words and meaning at large, about 0..2; more where the very noun is named. */
const closeness = ({ meaning, cosine, aboutThing }: EvidenceDoc): number =>
  meaning.words + 0.3 * meaning.use + 0.4 * Math.max(0, cosine) + (aboutThing ? 0.5 : 0);

/** The documents about things of the idea's kind, whatever they do, the closest first; none where the idea names no thing. */
export function sameKind(docs: readonly EvidenceDoc[], { thing }: IdeaFrame): EvidenceDoc[] {
  const kinds = tellingFlows(thing?.flows ?? []);
  if (kinds.length === 0) return [];
  return docs
    .filter((doc) => !doc.excluded && doc.use !== null && isUsable(doc))
    .filter((doc) => kinds.every((flow) => doc.profile.flows.has(flow)))
    .map((doc) => ({ doc, near: closeness(doc) }))
    .filter(({ near }) => near >= LEAST_CLOSENESS)
    .sort((a, b) => b.near - a.near || a.doc.index - b.doc.index)
    .map(({ doc }) => doc);
}

/** Does the job of the idea on what the idea does it to, whatever does it. */
export const doesJobOnSameKind = ({ statesJob, priorArt, sameThing, jobMatch }: EvidenceDoc): boolean =>
  statesJob || priorArt || (sameThing && jobMatch >= 1);

/** "Detachable implements" of "flying robots with detachable implements": to a drone, that it flies is no mechanism. */
export function apartFromThing(novelty: string, { thing }: IdeaFrame): string {
  const [, head = '', rest] = /^(.+?) with (.+)$/.exec(novelty) ?? [];
  const flows = tellingFlows(thing?.flows ?? []);
  if (rest === undefined || flows.length === 0) return novelty;
  const named = profileOf(head).flows;
  return flows.every((flow) => named.has(flow)) ? rest : novelty;
}
