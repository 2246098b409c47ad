import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { decodeWordVectors, type WordVectors } from '../../../core/language/word-vectors.ts';
import type { CategoryRule } from '../../../core/retrieval/category-membership.ts';
import type { PrincipleNotes, ThingFacts } from '../../../core/retrieval/library-view.ts';

const categoriesSchema = z.array(
  z.object({ id: z.string(), name: z.string(), emoji: z.string(), cpc: z.array(z.string()) }),
);
const classTitlesSchema = z.object({
  sections: z.record(z.string(), z.string()),
  classes: z.record(z.string(), z.string()),
  subclasses: z.record(z.string(), z.string()),
});

/** By job, principle and thing. */
const notesSchema = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())));

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

/** What is noted of working principles on the things on which they are usual, as shipped. */
export async function readPrincipleNotes(shippedDataDir: string): Promise<PrincipleNotes> {
  const notes = notesSchema.parse(
    JSON.parse(await readFile(join(shippedDataDir, 'principle-notes.json'), 'utf8')),
  );
  const keyOf = (...names: string[]) => names.join('\n');
  const byKey = new Map(
    Object.entries(notes).flatMap(([job, principles]) =>
      Object.entries(principles).flatMap(([principle, things]) =>
        Object.entries(things).map(([thing, note]) => [keyOf(job, principle, thing), note] as const),
      ),
    ),
  );
  return (job, principle, thing) => byKey.get(keyOf(job, principle, thing)) ?? null;
}

/** What binds any design for a thing, as shipped. */
export async function readThingFacts(shippedDataDir: string): Promise<ThingFacts> {
  const facts = JSON.parse(await readFile(join(shippedDataDir, 'thing-facts.json'), 'utf8'));
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(facts)));
}

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
