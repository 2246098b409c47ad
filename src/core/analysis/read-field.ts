import type { PhraseItem, PhraseTheme } from '../clustering/themes.ts';
import { groupPhrases } from '../clustering/themes.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { inverseFrequency } from '../evidence/idea-terms.ts';
import { namesOf } from '../evidence/patent-names.ts';
import { profileOf } from '../functions/functional-basis.ts';
import { type Phrase, readable } from '../language/noun-phrase.ts';
import type { CorpusModel } from '../retrieval/library-view.ts';

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
  side: (d: EvidenceDoc) => { phrase: Phrase | null; name: Phrase | null; vector: Float32Array },
): PhraseItem[] {
  return docs.flatMap((doc) => {
    const { phrase, name, vector } = side(doc);
    if (phrase === null) return [];
    const profile = profileOf(phrase.full);
    return [
      {
        doc: doc.index,
        phrase,
        label: readable(name ?? phrase),
        vector,
        tags: new Set([...profile.functions, ...profile.flows]),
        weight: doc.affinity,
      },
    ];
  });
}

/** Fewer documents than this are no field; then those that are close in meaning alone count as neighbours. */
const SMALLEST_FIELD = 3;
const CLOSE_IN_MEANING = 0.45;
const MOST_BY_MEANING = 20;

function related(docs: readonly EvidenceDoc[]): EvidenceDoc[] {
  const strict = docs.filter((d) => d.kinship !== 'far');
  if (strict.length >= SMALLEST_FIELD) return strict;
  const close = docs
    .filter((d) => d.kinship === 'far' && d.flowMatch >= 0 && d.cosine >= CLOSE_IN_MEANING)
    .sort((a, b) => b.cosine - a.cosine || a.index - b.index)
    .slice(0, MOST_BY_MEANING);
  return [...strict, ...close.map((d): EvidenceDoc => ({ ...d, kinship: 'neighbour' }))];
}

/** Pick the field out of everything retrieved and group both sides of its documents into themes. */
export function readField(docs: readonly EvidenceDoc[], model: CorpusModel): Field {
  const rank = { own: 0, neighbour: 1, far: 2 };
  const field = related(docs)
    .sort((a, b) => rank[a.kinship] - rank[b.kinship] || b.affinity - a.affinity || a.index - b.index)
    .slice(0, LARGEST_FIELD);
  const idf = (stem: string) => inverseFrequency(model.df(stem), model.documents);
  return {
    docs: field,
    byIndex: new Map(field.map((d) => [d.index, d])),
    uses: groupPhrases(
      items(field, (d) => ({
        phrase: d.use,
        name: namesOf(d).use ?? namesOf(d).mechanism,
        vector: d.useVector,
      })),
      { threshold: SAME_GROUP, idPrefix: 'u', idf },
    ),
    solutions: groupPhrases(
      items(field, (d) => ({ phrase: d.mechanism, name: namesOf(d).mechanism, vector: d.mechanismVector })),
      { threshold: SAME_GROUP, idPrefix: 's', idf },
    ),
  };
}
