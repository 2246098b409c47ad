import type { PatentRecord } from '../../../contract/patents.ts';

/**
 * One record from two of the same publication: the starter's own phrases and categories stay, the office's abstract replaces
 * a digest, and what either lacks is filled from the other.
 */
export function mergeRecords(starter: PatentRecord, other: PatentRecord): PatentRecord {
  const official = other.abstract !== null && !other.digest;
  return {
    ...starter,
    title: starter.title ?? other.title,
    date: starter.date ?? other.date,
    abstract: official ? other.abstract : starter.abstract,
    digest: official ? false : starter.digest,
    use: starter.use ?? other.use,
    novelty: starter.novelty ?? other.novelty,
    inventors: longer(starter.inventors, other.inventors),
    assignee: starter.assignee ?? other.assignee,
    cpc: longer(starter.cpc, other.cpc),
    kind: starter.kind ?? other.kind,
    citations: longer(starter.citations, other.citations),
    categories: longer(starter.categories, other.categories),
    url: starter.kind ? starter.url : other.url,
    claim: starter.claim ?? other.claim ?? null,
    filed: starter.filed ?? other.filed ?? null,
    priority: starter.priority ?? other.priority ?? null,
    family: starter.family ?? other.family ?? null,
  };
}

const longer = (x: string[], y: string[]) => (y.length > x.length ? y : x);
