import type { PatentRecord } from '../../../contract/patents.ts';
import { reciprocalRank } from '../../../core/analysis/reciprocal-rank.ts';
import { familyKeys } from './family-keys.ts';
import { mergeFamily, type SeenRecord } from './merge-family.ts';
import type { SourceName } from './patent-source.ts';
import { numberKey } from './publication-number.ts';

/** One list of hits: what one source said to one query. */
export interface RankedList {
  source: SourceName;
  query: string;
  weight: number;
  records: PatentRecord[];
  /** Other publications that the source itself folded into a record, by the number of the record. */
  folded?: Record<string, string[]> | undefined;
  /** Whether the source gives whole abstracts: of two texts of one patent, the whole one is kept. */
  wholeAbstracts: boolean;
}

export interface Candidate {
  record: PatentRecord;
  /** Sum over queries and sources of weight times reciprocal rank; comparable within one search only. */
  score: number;
  /** Ids of the queries that found it, in the order asked. */
  queries: string[];
  sources: SourceName[];
  /** Other publications of the same invention that were found. */
  duplicates: string[];
}

interface Family {
  members: Map<string, SeenRecord>;
  /** Best rank in each list. */
  ranks: Map<RankedList, number>;
}

/** Brings the publications of each invention together and orders the inventions, best first, equals by number. */
export function mergeCandidates(lists: RankedList[]): Candidate[] {
  const families = collectFamilies(lists);
  const foldedInto = (number: string): string[] => lists.flatMap(({ folded }) => folded?.[number] ?? []);
  const candidates = families.map((family) => {
    const record = mergeFamily([...family.members.values()]);
    const ranks = [...family.ranks];
    const score = ranks.reduce((sum, [list, rank]) => sum + list.weight * reciprocalRank(rank - 1), 0);
    return {
      record,
      score,
      queries: [...new Set(ranks.map(([list]) => list.query))],
      sources: [...new Set(ranks.map(([list]) => list.source))],
      duplicates: [
        ...new Set(
          [...family.members.values()].flatMap(({ record: { number } }) => [number, ...foldedInto(number)]),
        ),
      ]
        .filter((number) => numberKey(number) !== numberKey(record.number))
        .sort(),
    };
  });
  return candidates.sort((a, b) => b.score - a.score || (a.record.number < b.record.number ? -1 : 1));
}

function collectFamilies(lists: RankedList[]): Family[] {
  const byKey = new Map<string, Family>();
  const families = new Set<Family>();
  for (const list of lists) {
    for (const [at, record] of list.records.entries()) {
      const keys = familyKeys(record);
      const known = new Set(keys.map((key) => byKey.get(key)).filter((family) => family !== undefined));
      const family = united([...known], families);
      families.add(family);
      addMember(family, list, { record, rank: at + 1 });
      // A family taken in by another hands over all its keys.
      for (const member of family.members.values()) {
        for (const key of familyKeys(member.record)) byKey.set(key, family);
      }
    }
  }
  return [...families];
}

function united([first, ...others]: Family[], families: Set<Family>): Family {
  if (!first) return { members: new Map(), ranks: new Map() };
  for (const other of others) {
    families.delete(other);
    for (const [key, member] of other.members) first.members.set(key, member);
    for (const [list, rank] of other.ranks)
      first.ranks.set(list, Math.min(rank, first.ranks.get(list) ?? rank));
  }
  return first;
}

function addMember(
  family: Family,
  list: RankedList,
  { record, rank }: { record: PatentRecord; rank: number },
): void {
  const key = `${list.source} ${numberKey(record.number)}`;
  const member = family.members.get(key);
  const seen = { record, rank, source: list.source, wholeAbstract: list.wholeAbstracts };
  if (!member || rank < member.rank) family.members.set(key, seen);
  family.ranks.set(list, Math.min(rank, family.ranks.get(list) ?? rank));
}
