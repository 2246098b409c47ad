import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { openStaticEncoder } from '../../encoder/static-encoder.ts';
import { openJudgedLibrary } from './judged-library.ts';
import { DEPTH, type RetrievalEngine } from './retrieval-engine.ts';

/** The product's own search, over the documents without their citations. */
export async function createOursEngine(
  documents: readonly PatentRecord[],
  shippedDataDir: string,
): Promise<RetrievalEngine> {
  const encoder = await openStaticEncoder(shippedDataDir);
  const folder = await mkdtemp(join(tmpdir(), 'lacuna-evaluation-'));
  const library = await openJudgedLibrary(documents, { encoder, shippedDataDir, folder });
  const rows = new Map(documents.map(({ number }, row) => [number, row]));
  return {
    name: 'ours',
    async search({ text, before, exclude }) {
      const ranked = await library.rank(text, before);
      return ranked
        .map(({ candidate }) => rows.get(candidate.number) as number)
        .filter((row) => !exclude.has(row))
        .slice(0, DEPTH);
    },
    close: () => library.close(),
  };
}
