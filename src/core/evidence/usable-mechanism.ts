import type { EvidenceDoc } from './evidence.ts';

/** What titles of the office say of anything, and cut-off ends: no name of a mechanism. */
const SAYS_NOTHING =
  /\b(?:methods?|systems?|apparatus(?:es)?|process(?:es)?|devices?|means|at least|said|steps?|types?|manner|inventions?|thereof|portions?|plurality|components?|assembl(?:y|ies)|articles?|design|approximately)\b|[\d,()]|^(?:having|being|been|is|are|was|were|performing|providing)\b|(?:able|ible|ed|al|ous|ive|less)$/i;

/** True when the mechanism has a name that can stand in a headline; a phrase extracted from an office's text must say something. */
export function isUsable(doc: EvidenceDoc): boolean {
  const m = doc.mechanism;
  if (m === null || m.short === '') return false;
  if (!doc.curated && (SAYS_NOTHING.test(m.short) || /^[A-Z][a-z]/.test(m.full))) return false;
  const words = m.full.split(' ').length;
  return words >= 2 && words <= 12 && /^[\p{L}\p{N}]/u.test(m.short) && !/[;:“”"]/.test(m.full);
}

/** What something can be made of: a clay or a capsule is none to knot a net of. */
const MATERIAL =
  /\b(?:film|fib(?:er|re)s?|yarn|textile|fabric|sheet|rope|laminate|board|polymers?|plastics?(?!-free)|resin)\b/i;

/** False for what has the material the idea asks for and is nothing to make a thing of. */
export const isMaterial = ({ sameMaterial, mechanism, use }: EvidenceDoc): boolean =>
  !sameMaterial || MATERIAL.test(`${mechanism?.full}. ${use?.full}`);
