import { join } from 'node:path';
import { analyzeIdea } from '../../src/core/analysis/analyze-idea.ts';
import type { SessionEvidence } from '../../src/core/assistant/evidence.ts';
import type { LibraryDocument } from '../../src/core/retrieval/document.ts';
import type { LibraryView } from '../../src/core/retrieval/library-view.ts';
import { createMemoryLibrary } from '../../src/core/retrieval/memory-library.ts';
import { readSource } from '../../src/server/modules/library/readers/read-source.ts';
import {
  readClassTitles,
  readWordVectors,
  starterFile,
} from '../../src/server/modules/patents/shipped-data.ts';
import { readKnowledge } from '../../src/server/modules/patents/shipped-knowledge.ts';

const shipped = join(import.meta.dirname, '..', '..', 'data');

/** Ideas of very different fields, one of them nonsense, so that every verdict occurs. */
export const SESSION_IDEAS = [
  'A self-watering plant pot for balconies that stores rain water and feeds the roots through a wick, with a sensor that warns when the tank is empty.',
  'A bicycle helmet whose shell folds flat for carrying in a bag and still absorbs oblique impacts.',
  'Compostable food tray moulded from agricultural fibre with a thin barrier layer against grease and moisture.',
  'An inhaler that measures how deeply the patient breathes in and guides children with lights to the right flow.',
  'Cooling of battery packs in electric vans with a phase change material around each cell so that fast charging does not overheat them.',
  'A quantum telepathy hat that turns dreams into blockchain flavoured soup.',
] as const;

/** The shipped library in memory. */
export async function starterLibrary(): Promise<LibraryView> {
  const documents: LibraryDocument[] = [];
  const files = [starterFile(shipped)];
  for await (const entry of readSource(files, { resumeAfter: 0, onProgress: () => undefined })) {
    if ('record' in entry) documents.push(entry.record);
  }
  return createMemoryLibrary(documents, {
    name: 'Starter library',
    classTitles: await readClassTitles(shipped),
    words: await readWordVectors(shipped),
    knowledge: await readKnowledge(shipped),
  });
}

/** What a session of this idea holds after its analysis. */
export async function sessionOf(library: LibraryView, idea: string): Promise<SessionEvidence> {
  const report = await analyzeIdea({ idea, asOf: '2026-11-01', seed: 1 }, library, () => undefined);
  const { hits } = await library.search({ text: idea, limit: 100 });
  return { prompt: idea, report, patents: hits.map((hit) => hit.record) };
}
