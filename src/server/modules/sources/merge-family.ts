import type { PatentRecord } from '../../../contract/patents.ts';
import { SOURCE_NAMES, type SourceName } from './patent-source.ts';
import { numberKey } from './publication-number.ts';

/** A record as a source gave it. */
export interface SeenRecord {
  record: PatentRecord;
  /** Best rank, from 1. */
  rank: number;
  source: SourceName;
  wholeAbstract: boolean;
}

/**
 * One record for an invention. The publication shown is the one with the most text; what concerns the invention (texts,
 * names, classes) is filled in from its family, what concerns the publication only from the same one at other sources.
 */
export function mergeFamily(members: SeenRecord[]): PatentRecord {
  const ordered = members.toSorted(
    (a, b) =>
      textOf(b) - textOf(a) ||
      a.rank - b.rank ||
      SOURCE_NAMES.indexOf(a.source) - SOURCE_NAMES.indexOf(b.source) ||
      (a.record.number < b.record.number ? -1 : 1),
  );
  const records = ordered.map(({ record }) => record);
  const [first, ...others] = records as [PatentRecord, ...PatentRecord[]];
  const merged = others.reduce(withInvention, { ...first });
  const same = others.filter(({ number }) => numberKey(number) === numberKey(first.number));
  return same.reduce(withPublication, merged);
}

function textOf({ record, wholeAbstract }: SeenRecord): number {
  const abstract = record.abstract === null ? 0 : record.digest || !wholeAbstract ? 2 : 4;
  return abstract + (record.claim ? 1 : 0);
}

function withInvention(record: PatentRecord, other: PatentRecord): PatentRecord {
  const digest = record.abstract === null ? other.digest : record.digest;
  return {
    ...record,
    title: record.title ?? other.title,
    abstract: record.abstract ?? other.abstract,
    digest,
    use: record.use ?? other.use,
    novelty: record.novelty ?? other.novelty,
    inventors: record.inventors.length > 0 ? record.inventors : other.inventors,
    assignee: record.assignee ?? other.assignee,
    cpc: record.cpc.length > 0 ? record.cpc : other.cpc,
    categories: record.categories.length > 0 ? record.categories : other.categories,
    priority: record.priority ?? other.priority ?? null,
    claim: record.claim ?? other.claim ?? null,
    family: record.family ?? other.family ?? null,
  };
}

function withPublication(record: PatentRecord, other: PatentRecord): PatentRecord {
  return {
    ...record,
    date: record.date ?? other.date,
    kind: record.kind ?? other.kind,
    filed: record.filed ?? other.filed ?? null,
    citations: record.citations.length > 0 ? record.citations : other.citations,
  };
}
