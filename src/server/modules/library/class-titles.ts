import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

const topSchema = z.object({
  sections: z.record(z.string(), z.string()),
  classes: z.record(z.string(), z.string()),
  subclasses: z.record(z.string(), z.string()),
});

/** Titles of CPC sections, classes, subclasses and groups by symbol (`A01B1/02`). */
export async function readClassTitles(shippedDataDir: string): Promise<Map<string, string>> {
  const raw = JSON.parse(await readFile(join(shippedDataDir, 'cpc-titles.json'), 'utf8'));
  const { sections, classes, subclasses } = topSchema.parse(raw);
  const titles = new Map<string, string>();
  for (const list of [sections, classes, subclasses])
    for (const [code, title] of Object.entries(list)) titles.set(code, cleanTitle(title));
  const input = createReadStream(join(shippedDataDir, 'cpc-groups.tsv.gz')).pipe(createGunzip());
  for await (const line of createInterface({ input })) {
    const [code, , title] = line.split('\t');
    if (code && title) titles.set(code, title);
  }
  return titles;
}

/** `BAKING; … 2006.01" href="#" …` → `Baking; …`. */
export function cleanTitle(title: string): string {
  const text = title.replace(/\s*\d{4}\.\d\d".*$/s, '').trim();
  if (text !== text.toUpperCase()) return text;
  const lower = text.toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
