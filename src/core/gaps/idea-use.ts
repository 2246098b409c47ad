import type { PhraseTheme } from '../clustering/themes.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';

export const IDEA_USE = 'idea';

/** The idea's own use as a side of the matrix: the documents that serve it or state its job, possibly none. */
export function ideaUse(
  label: string,
  field: readonly EvidenceDoc[],
): Pick<PhraseTheme, 'id' | 'label' | 'docs'> {
  return {
    id: IDEA_USE,
    label,
    docs: field.filter((d) => d.serves || d.statesJob).map((d) => d.index),
  };
}
