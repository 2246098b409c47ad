import type * as lancedb from '@lancedb/lancedb';
import type { Encoder } from '../encoder/encoder.ts';
import type { BuildPlace } from './build-records.ts';
import { openCurrent } from './build-records.ts';
import { type CandidateStore, createCandidateStore } from './candidate.ts';
import { readDesignPatterns } from './design-patterns.ts';
import { type CurrentLibrary, ensureLibrary } from './ensure-library.ts';
import { createPatternSearch, type PatternSearch } from './pattern-search.ts';
import type { Summary } from './summary.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import type { Wordnet } from './wordnet.ts';

/** One version of the library: all that one batch of questions sees. */
export interface Snapshot {
  table: lancedb.Table;
  summary: Summary;
  candidates: CandidateStore;
  vocabulary: Vocabulary;
  patterns(): Promise<PatternSearch>;
}

export interface Snapshots {
  /** Works on the newest version known. Work that fails on a version whose files are gone is done once more on a sound one. */
  use<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What is known of words in general. The lexicon's encoder is the shipped one, which the fits were made with. */
export interface Words {
  wordnet: Wordnet;
  lexicon: Encoder;
}

/** Milliseconds after which a look is due for what another process wrote. */
const LOOK_EVERY = 5_000;
/** Milliseconds that work on an older version is given to end. */
const CLOSE_AFTER = 60_000;

/** Opens the library, building it where it must be, and follows its versions. */
export async function openSnapshots(place: BuildPlace, words: Words): Promise<Snapshots> {
  let snapshot = createSnapshot(await ensureLibrary(place), place, words);
  let looked = Date.now();
  let looking: Promise<void> = Promise.resolve();
  let closed = false;
  const adopt = (current: CurrentLibrary) => {
    const { table } = snapshot;
    setTimeout(() => table.close(), CLOSE_AFTER).unref();
    snapshot = createSnapshot(current, place, words);
  };
  const look = async () => {
    const current = await openCurrent(place);
    if (!current || closed) return;
    const { table, version } = current.summary.pointer;
    const known = snapshot.summary.pointer;
    if (table === known.table && version === known.version) current.table.close();
    else adopt(current);
  };
  return {
    async use(work) {
      if (Date.now() - looked > LOOK_EVERY) {
        looked = Date.now();
        // What is known still answers; a failure shows when it is used.
        looking = look().catch(() => undefined);
      }
      const used = snapshot;
      try {
        return await work(used);
      } catch (error) {
        if (closed) throw error;
        if (used === snapshot) adopt(await ensureLibrary(place));
        return work(snapshot);
      }
    },
    async close() {
      closed = true;
      await looking;
      snapshot.table.close();
    },
  };
}

function createSnapshot(
  { table, summary }: CurrentLibrary,
  place: BuildPlace,
  { wordnet, lexicon }: Words,
): Snapshot {
  const { location } = place;
  const { weights } = summary;
  let patterns: Promise<PatternSearch> | null = null;
  return {
    table,
    summary,
    candidates: createCandidateStore(table),
    vocabulary: createVocabulary(wordnet, { encoder: lexicon, weights }),
    patterns() {
      patterns ??= readDesignPatterns(location.shippedDataDir).then((list) =>
        createPatternSearch(list, { encoder: lexicon, weights }),
      );
      return patterns;
    },
  };
}
