import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { decodeWordVectors, type WordVectors } from '../../../core/language/word-vectors.ts';
import type { CategoryRule } from '../../../core/retrieval/category-membership.ts';

const categoriesSchema = z.array(
  z.object({ id: z.string(), name: z.string(), emoji: z.string(), cpc: z.array(z.string()) }),
);
const classTitlesSchema = z.object({
  sections: z.record(z.string(), z.string()),
  classes: z.record(z.string(), z.string()),
  subclasses: z.record(z.string(), z.string()),
});

export interface ShippedCategory extends CategoryRule {
  name: string;
  emoji: string;
}

export const starterFile = (shippedDataDir: string) => join(shippedDataDir, 'patents.jsonl');

/** The browsing categories shipped with the product. */
export async function readCategories(shippedDataDir: string): Promise<ShippedCategory[]> {
  return categoriesSchema.parse(JSON.parse(await readFile(join(shippedDataDir, 'categories.json'), 'utf8')));
}

/** What words mean at large, as shipped. */
export const readWordVectors = async (shippedDataDir: string): Promise<WordVectors> =>
  decodeWordVectors(await readFile(join(shippedDataDir, 'word-vectors.bin')));

/** Titles by CPC section, class and subclass code, in sentence case and without the source's page remains. */
export async function readClassTitles(shippedDataDir: string): Promise<Map<string, string>> {
  const raw = JSON.parse(await readFile(join(shippedDataDir, 'cpc-titles.json'), 'utf8'));
  const { sections, classes, subclasses } = classTitlesSchema.parse(raw);
  const all = [...Object.entries(sections), ...Object.entries(classes), ...Object.entries(subclasses)];
  return new Map(all.map(([code, title]) => [code, cleanTitle(title)]));
}

/** `BAKING; … 2006.01" href="#" …` → `Baking; …`. */
export function cleanTitle(title: string): string {
  const text = title.replace(/\s*\d{4}\.\d\d".*$/s, '').trim();
  if (text !== text.toUpperCase()) return text;
  const lower = text.toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** Fingerprint of the shipped files: a change makes the library build anew. */
export async function shippedFingerprint(shippedDataDir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of [starterFile(shippedDataDir), join(shippedDataDir, 'categories.json')]) {
    hash.update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 16);
}
