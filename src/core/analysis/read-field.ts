import type { PhraseItem, PhraseTheme } from '../clustering/themes.ts';
import { groupPhrases } from '../clustering/themes.ts';
import { profileOf } from '../gaps/functional-basis.ts';
import type { Phrase } from '../opportunity/noun-phrase.ts';
import type { CorpusModel } from '../retrieval/library-view.ts';
import type { EvidenceDoc } from './evidence.ts';

/** The documents worth reading, nearest first, with their use and mechanism themes. */
export interface Field {
  docs: EvidenceDoc[];
  byIndex: ReadonlyMap<number, EvidenceDoc>;
  uses: PhraseTheme[];
  solutions: PhraseTheme[];
}

const LARGEST_FIELD = 120;
const SAME_GROUP = 0.34;

function items(
  docs: readonly EvidenceDoc[],
  side: (d: EvidenceDoc) => { phrase: Phrase | null; vector: Float32Array },
): PhraseItem[] {
  return docs.flatMap((doc) => {
    const { phrase, vector } = side(doc);
    if (phrase === null) return [];
    const profile = profileOf(phrase.full);
    return [
      {
        doc: doc.index,
        phrase,
        vector,
        tags: new Set([...profile.functions, ...profile.flows]),
        weight: doc.affinity,
      },
    ];
  });
}

/** Pick the field out of everything retrieved and group both sides of its documents into themes. */
export function readField(docs: readonly EvidenceDoc[], model: CorpusModel): Field {
  const rank = { own: 0, neighbour: 1, far: 2 };
  const field = docs
    .filter((d) => d.kinship !== 'far')
    .sort((a, b) => rank[a.kinship] - rank[b.kinship] || b.affinity - a.affinity || a.index - b.index)
    .slice(0, LARGEST_FIELD);
  const idf = (stem: string) => Math.log((model.documents + 1) / (model.df(stem) + 0.5));
  return {
    docs: field,
    byIndex: new Map(field.map((d) => [d.index, d])),
    uses: groupPhrases(
      items(field, (d) => ({ phrase: d.use, vector: d.useVector })),
      { threshold: SAME_GROUP, idPrefix: 'u', idf },
    ),
    solutions: groupPhrases(
      items(field, (d) => ({ phrase: d.mechanism, vector: d.mechanismVector })),
      { threshold: SAME_GROUP, idPrefix: 's', idf },
    ),
  };
}
