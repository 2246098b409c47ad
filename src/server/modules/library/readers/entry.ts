import type { PatentRecord } from '../../../../contract/patents.ts';

/** Where an entry stands. */
export interface Position {
  /** Path of the file as it was named, `-` for standard input. */
  file: string;
  /** Name of the member of an archive, else null. */
  part: string | null;
  /** Bytes before the entry in the unpacked content; null for entries joined from several tables. */
  offset: number | null;
  /** Line or row, from 1, in files that have them. */
  row: number | null;
}

/** What a reader of one content yields: a record, or what is wrong. `skipped` is false where nothing was lost. */
export type Reading = { offset: number | null; row: number | null } & (
  | { record: PatentRecord }
  | { problem: string; skipped: boolean }
);

/** One entry of a source: a patent, or a problem with its place and reason. */
export type Entry = { at: Position } & ({ record: PatentRecord } | { problem: string; skipped: boolean });

/** The place of an entry in words: "week.zip, ipg130108.xml, byte 12,345". */
export function placeText({ file, part, offset, row }: Position): string {
  const name = file.split(/[\\/]/).at(-1) ?? file;
  const places = [
    name,
    part,
    row === null ? null : `line ${row.toLocaleString('en')}`,
    offset === null ? null : `byte ${offset.toLocaleString('en')}`,
  ];
  return places.filter((place) => place !== null).join(', ');
}
