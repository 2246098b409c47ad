import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PatentRecord } from '../../../contract/patents.ts';
import { placeText } from './readers/entry.ts';
import { readSource } from './readers/read-source.ts';

const categoriesSchema = z.array(
  z.object({ id: z.string(), name: z.string(), emoji: z.string(), cpc: z.array(z.string()) }),
);
/** A browsing category and the classes that belong to it. */
export type ShippedCategory = z.infer<typeof categoriesSchema>[number];

/** The browsing categories shipped with the product. */
export async function readCategories(shippedDataDir: string): Promise<ShippedCategory[]> {
  return categoriesSchema.parse(JSON.parse(await readFile(join(shippedDataDir, 'categories.json'), 'utf8')));
}

/** Files of the starter library: records with digests, and records with only a title. */
export const STARTER_FILES = ['patents.jsonl', 'titles.jsonl.gz'];

/** The starter library. A bad line there is a defect of the product and throws. */
export async function* readStarter(shippedDataDir: string): AsyncGenerator<PatentRecord> {
  const paths = STARTER_FILES.map((name) => join(shippedDataDir, name));
  for await (const entry of readSource(paths, { resumeAfter: 0, onProgress: () => undefined })) {
    if ('problem' in entry)
      throw new Error(`The shipped library is damaged: ${placeText(entry.at)}: ${entry.problem}`);
    yield entry.record;
  }
}

/** Records of the starter library that carry a digest of our own. */
export async function readDigests(shippedDataDir: string): Promise<PatentRecord[]> {
  const digests: PatentRecord[] = [];
  for await (const record of readStarter(shippedDataDir)) if (record.digest) digests.push(record);
  return digests;
}

/** Mark of the shipped files: a change rebuilds the starter's rows. Sizes suffice, since they change with every release. */
export async function starterMark(shippedDataDir: string): Promise<string> {
  const sizes = await Promise.all(
    STARTER_FILES.map(async (name) => (await stat(join(shippedDataDir, name))).size),
  );
  return sizes.join('-');
}
