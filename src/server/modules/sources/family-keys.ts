import type { PatentRecord } from '../../../contract/patents.ts';
import { contentTerms } from '../../../core/text/tokenize.ts';
import { numberKey } from './publication-number.ts';

/** Shorter titles ("Vehicle", "Display device") say too little, even together with a name. */
const TITLE_WORDS = 3;
const INVENTORS_READ = 4;

/**
 * What a record shares with other publications of its invention: its number, its family at the source, and its title with
 * an inventor. Two records with one key in common are taken as one invention.
 */
export function familyKeys(record: PatentRecord): string[] {
  const keys = [`number:${numberKey(record.number)}`];
  if (record.family) keys.push(`family:${record.family}`);
  // Designs of one maker share title and inventor without being one design.
  if (!/^USD\d/.test(record.number)) keys.push(...titleKeys(record));
  return keys;
}

function titleKeys({ title, inventors }: PatentRecord): string[] {
  const words = contentTerms(title ?? '').map(({ stem }) => stem);
  if (words.length < TITLE_WORDS) return [];
  const names = inventors.slice(0, INVENTORS_READ).map(nameKey);
  return names.filter((name) => name.includes(' ')).map((name) => `title:${words.join(' ')}:${name}`);
}

/** `Smith, John A.`, `SMITH JOHN [US]` and `John Smith` alike: words of two letters or more, sorted. */
function nameKey(name: string): string {
  const plain = name.replace(/\[[^\]]*\]|\([^)]*\)/g, ' ').normalize('NFKD');
  const words = plain.toLowerCase().match(/\p{L}[\p{L}\p{M}'-]+/gu) ?? [];
  return words
    .map((word) => word.replace(/\p{M}/gu, ''))
    .sort()
    .join(' ');
}
