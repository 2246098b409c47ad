import type { PatentRecord } from '../../contract/patents.ts';
import { NO_WORDS, type WordVectors } from '../language/word-vectors.ts';
import { CorpusBuilder } from './corpus-builder.ts';
import type { LibraryDocument } from './document.ts';
import { analyseDocument } from './document.ts';
import { type GeneralKnowledge, NO_KNOWLEDGE } from './general-knowledge.ts';
import { createIndexedLibrary } from './indexed-library.ts';
import { StatsCounter } from './library-stats.ts';
import type { LibraryView } from './library-view.ts';
import type { SpaceOptions } from './semantic-space.ts';
import { SPACE_DEFAULTS } from './semantic-space.ts';
import type { RetrievalWeights } from './weights.ts';
import { RETRIEVAL_WEIGHTS } from './weights.ts';

export interface MemoryLibraryOptions {
  name?: string;
  /** Titles by CPC section, class and subclass code. */
  classTitles?: ReadonlyMap<string, string>;
  weights?: RetrievalWeights;
  /** What words mean at large; an analysis is only as good as documented with those that ship. */
  words?: WordVectors;
  knowledge?: GeneralKnowledge;
  space?: Partial<SpaceOptions>;
}

/**
 * A library held in memory: trains its own statistics and vectors on the records with a fixed seed. The same records in the
 * same order give the same answers. Of records with one number the first counts.
 */
export function createMemoryLibrary(
  documents: readonly LibraryDocument[],
  options: MemoryLibraryOptions = {},
): LibraryView {
  const weights = options.weights ?? RETRIEVAL_WEIGHTS;
  const builder = new CorpusBuilder();
  const counter = new StatsCounter();
  const rows = new Map<string, number>();
  const records: PatentRecord[] = [];
  for (const document of documents) {
    if (rows.has(document.number)) continue;
    rows.set(document.number, records.length);
    const { claim: _, ...record } = document;
    records.push(record);
    builder.add(document, analyseDocument(document));
    counter.add(document);
  }
  const corpus = builder.finishWhole({ weights, space: { ...SPACE_DEFAULTS, ...options.space } });
  return createIndexedLibrary({
    corpus,
    stats: counter.finish(options.name ?? 'memory'),
    weights,
    words: options.words ?? NO_WORDS,
    knowledge: options.knowledge ?? NO_KNOWLEDGE,
    classTitle: (code) => options.classTitles?.get(code) ?? null,
    source: {
      records: async (wanted) => wanted.map((row) => records[row] as PatentRecord),
      rows: async (numbers) =>
        new Map(numbers.flatMap((n) => (rows.has(n) ? [[n, rows.get(n) as number]] : []))),
    },
  });
}
