import type { PatentRecord } from '../../src/contract/patents.ts';

/** A record of an invented patent. */
export function inventedRecord(number: string, fields: Partial<PatentRecord> = {}): PatentRecord {
  return {
    number,
    title: `Invented device ${number}`,
    date: '2020-01-07',
    abstract: `An invented device described under ${number}.`,
    digest: false,
    use: null,
    novelty: null,
    inventors: [],
    assignee: null,
    cpc: [],
    kind: null,
    type: 'grant',
    citations: [],
    categories: [],
    url: `https://patents.google.com/patent/${number}`,
    ...fields,
  };
}
