import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBlock } from '../../../core/retrieval/block-builder.ts';
import { CorpusBuilder } from '../../../core/retrieval/corpus-builder.ts';
import { SPACE_DEFAULTS } from '../../../core/retrieval/semantic-space.ts';
import { RETRIEVAL_WEIGHTS } from '../../../core/retrieval/weights.ts';
import { projectRoot } from '../../config.ts';
import { type BuildThreads, createBuildThreads } from './build-threads.ts';
import { starterFile } from './shipped-data.ts';
import { readStarter, type SourcedDocument } from './source-documents.ts';

const shipped = join(projectRoot, 'data');
const OPTIONS = { weights: RETRIEVAL_WEIGHTS, space: { ...SPACE_DEFAULTS, dimensions: 20 } };

let documents: SourcedDocument[];
let alone: BuildThreads;
let shared: BuildThreads;
beforeAll(async () => {
  const starter = await readStarter(starterFile(shipped));
  documents = [...starter.values()].map((document) => ({
    document: { ...document, categories: [], cpc: [] },
    origin: 'starter',
  }));
  [alone, shared] = await Promise.all([createBuildThreads(shipped), createBuildThreads(shipped, 500)]);
}, 60_000);
afterAll(() => Promise.all([alone.close(), shared.close()]));

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

/** A builder of the documents, and the categories that were found for them. */
async function gather(threads: BuildThreads) {
  const builder = new CorpusBuilder();
  const found: string[][] = [];
  const analysers = new Set<object>();
  for await (const { sourced, batch, analyser } of threads.analyse(each(documents))) {
    analysers.add(analyser);
    found.push(...batch.categories);
    builder.addBatch(
      sourced.map(({ document }) => document),
      batch,
      analyser,
    );
  }
  return { finished: builder.finish(OPTIONS), found, analysers: analysers.size };
}

it('several threads make the same categories, space and blocks as one, and keep the order', async () => {
  const one = await gather(alone);
  const several = await gather(shared);
  expect(one.analysers).toBe(1);
  expect(several.analysers).toBeGreaterThan(1);
  expect(several.found).toEqual(one.found);
  expect(several.finished.base).toEqual(one.finished.base);
  const drafts = [...one.finished.drafts];
  const expected = drafts.map((draft) => buildBlock(draft, one.finished.options));
  // Three drafts, the second of them different, so that a wrong order would show.
  const [draft] = drafts as [(typeof drafts)[0]];
  const short = { ...structuredClone(draft), dates: draft.dates.map((date) => date + 1) };
  const copies = [structuredClone(draft), short, structuredClone(draft)];
  const blocks = [];
  for await (const block of shared.buildBlocks(copies, one.finished.options)) blocks.push(block);
  expect(blocks[0]).toEqual(expected[0]);
  expect(blocks[1]?.dates).toEqual(short.dates);
  expect(blocks[2]).toEqual(expected[0]);
}, 60_000);
