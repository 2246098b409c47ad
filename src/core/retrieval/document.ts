import type { PatentRecord } from '../../contract/patents.ts';
import { contentTerms } from '../text/tokenize.ts';

/** What a library stores of a patent: the record, and the first claim where the source has it (searched, never shown). */
export interface LibraryDocument extends PatentRecord {
  claim?: string | null;
}

/** The searched fields, in the order of every per-field array. `phrases` is use and novelty together. */
export const FIELDS = ['title', 'phrases', 'abstract', 'claim'] as const;

/** Content stems of each field, in the order of {@link FIELDS}. */
export type AnalysedDocument = readonly (readonly string[])[];

/** The texts of the searched fields, in the order of {@link FIELDS}. */
export function searchedTexts(document: LibraryDocument): (string | null | undefined)[] {
  const phrases = [document.use, document.novelty].filter(Boolean).join('. ');
  return [document.title, phrases, document.abstract, document.claim];
}

/** Splits a document's searched fields into content stems. */
export function analyseDocument(document: LibraryDocument): AnalysedDocument {
  return searchedTexts(document).map((text) => (text ? contentTerms(text).map((term) => term.stem) : []));
}

/** Content stems with their counts over all fields, in order of first occurrence. */
export function totalCounts(analysed: AnalysedDocument): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stems of analysed) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** Content terms in each field. */
export const fieldLengths = (analysed: AnalysedDocument): number[] => analysed.map((stems) => stems.length);

/** A `YYYY-MM-DD` date as the number YYYYMMDD; 0 when unknown or malformed. */
export function dateKey(date: string | null | undefined): number {
  const parts = date ? /^(\d{4})-(\d{2})-(\d{2})/.exec(date) : null;
  return parts ? Number(`${parts[1]}${parts[2]}${parts[3]}`) : 0;
}

/** CPC subclasses (four characters, as in `A01G`) of a record, without repeats. */
export function subclassesOf(record: Pick<PatentRecord, 'cpc'>): string[] {
  const codes = record.cpc.map((symbol) => symbol.replace(/\s/g, '').slice(0, 4).toUpperCase());
  return [...new Set(codes.filter((code) => /^[A-HY]\d\d[A-Z]$/.test(code)))];
}

const LETTER_A = 65;

/** A CPC subclass as a number of 16 bits. */
export function subclassKey(code: string): number {
  const letter = (at: number) => code.charCodeAt(at) - LETTER_A;
  return letter(0) * 2600 + Number(code.slice(1, 3)) * 26 + letter(3);
}

/** FNV-1a hash of a string, 32 bits; 0 stands for the empty string only. */
export function hash32(text: string): number {
  if (text === '') return 0;
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0 || 1;
}

/** {@link hash32} of a text that lies among others. */
export function hashUnits(units: Uint16Array, from: number, to: number): number {
  let h = 0x811c9dc5;
  for (let i = from; i < to; i++) h = Math.imul(h ^ (units[i] as number), 0x01000193);
  return h >>> 0 || 1;
}

/** Key of a title that ignores case, punctuation and spacing; 0 for a missing one. */
export function titleKey(title: string | null): number {
  return hash32(
    (title ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
}

/** Key of an inventor's name that ignores order, case and initials, so that "Lee, Jae-Min" meets "Jae Min LEE". */
export function inventorKey(name: string): number {
  const parts = name
    .toLowerCase()
    .replace(/[^\p{L}\s,-]/gu, '')
    .split(/[\s,-]+/);
  return hash32(
    parts
      .filter((part) => part.length > 1)
      .sort()
      .join(' '),
  );
}
