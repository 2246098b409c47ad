import { rm } from 'node:fs/promises';
import type { PatentRecord } from '../../../../contract/patents.ts';
import type { Encoder } from '../../encoder/encoder.ts';
import { answer } from '../answer.ts';
import { createCandidateStore } from '../candidate.ts';
import { readClassTitles } from '../class-titles.ts';
import { readQuestions } from '../read-questions.ts';
import { createFactFinder } from '../record-facts.ts';
import { connectLibrary, createRecordTable, indexRecords, optimizeRecords } from '../record-table.ts';
import { RANKING_WEIGHTS, type Ranked } from '../rerank.ts';
import { readCategories } from '../starter.ts';
import { readSummary, writeSummary } from '../summary.ts';
import { createVocabulary } from '../vocabulary.ts';
import { openWordnet } from '../wordnet.ts';
import { writeRecords } from '../write-records.ts';

/** The product's own search over given records, seen from inside. */
export interface JudgedLibrary {
  /** The whole pool, best first. `before` is a date as YYYYMMDD that records must precede or lack; 0 for none. */
  rank(text: string, before: number): Promise<Ranked[]>;
  close(): Promise<void>;
}

const BATCH = 4000;

/** Builds a library of only the given records, without their citations, in a folder that is emptied first. */
export async function openJudgedLibrary(
  records: readonly PatentRecord[],
  place: { encoder: Encoder; shippedDataDir: string; folder: string },
): Promise<JudgedLibrary> {
  const { encoder, shippedDataDir, folder } = place;
  await rm(folder, { recursive: true, force: true });
  const db = await connectLibrary(folder);
  const [categories, classTitles] = await Promise.all([
    readCategories(shippedDataDir),
    readClassTitles(shippedDataDir),
  ]);
  const facts = await createFactFinder({ encoder, shippedDataDir, categories, classTitles });
  const table = await createRecordTable(db, 'judged', encoder);
  async function* incoming() {
    for (const record of records) yield { record: { ...record, citations: [] }, origin: 'judged' };
  }
  await writeRecords(table, incoming(), { facts, batch: BATCH, progress: () => undefined });
  await indexRecords(table);
  await optimizeRecords(table);
  await writeSummary(db, table, { encoder: encoder.name, starter: '' });
  const summary = await readSummary(db);
  if (!summary) throw new Error('The judged library could not be built.');
  const { weights } = summary;
  const vocabulary = createVocabulary(await openWordnet(), { encoder, weights });
  const candidates = createCandidateStore(table);
  const source = { table, candidates, terms: weights, ranking: RANKING_WEIGHTS };
  return {
    async rank(text, before) {
      const [question] = await readQuestions([{ text, limit: 0 }], { encoder, vocabulary, weights });
      if (!question) return [];
      const where = before > 0 ? `(date < ${before} OR date = 0)` : null;
      const [ranked = []] = await answer(source, [question], where);
      return ranked;
    },
    async close() {
      table.close();
      db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
