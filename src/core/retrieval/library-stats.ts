import type { PatentRecord } from '../../contract/patents.ts';
import { subclassesOf } from './document.ts';
import type { LibraryStats } from './library-view.ts';

type CoveredField = keyof LibraryStats['coverage'];

const CARRIES: Record<CoveredField, (record: PatentRecord) => boolean> = {
  title: (r) => Boolean(r.title),
  date: (r) => Boolean(r.date),
  abstract: (r) => Boolean(r.abstract),
  phrases: (r) => Boolean(r.use && r.novelty),
  inventors: (r) => r.inventors.length > 0,
  assignee: (r) => Boolean(r.assignee),
  cpc: (r) => r.cpc.length > 0,
};
export const COVERED_FIELDS = Object.keys(CARRIES) as CoveredField[];

/** Adds to a count; one that comes to 0 is dropped. */
function addTo<K>(counts: Map<K, number>, key: K, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

/** Counts a library's records by year and class, and how many carry each field. */
export class StatsCounter {
  #documents = 0;
  #byYear = new Map<number, number>();
  #byClass = new Map<string, number>();
  readonly #carry = new Map<CoveredField, number>();

  /** Counts on from what was counted before. */
  constructor(before?: LibraryStats) {
    if (!before) return;
    this.#documents = before.documents;
    this.#byYear = new Map(before.byYear);
    this.#byClass = new Map(before.byClass);
    for (const field of COVERED_FIELDS)
      this.#carry.set(field, Math.round(before.coverage[field] * before.documents));
  }

  add(record: PatentRecord): void {
    this.#count(record, 1);
  }

  remove(record: PatentRecord): void {
    this.#count(record, -1);
  }

  #count(record: PatentRecord, by: 1 | -1): void {
    this.#documents += by;
    const year = record.date ? Number(record.date.slice(0, 4)) : Number.NaN;
    if (Number.isInteger(year)) addTo(this.#byYear, year, by);
    for (const code of subclassesOf(record)) addTo(this.#byClass, code, by);
    for (const field of COVERED_FIELDS) if (CARRIES[field](record)) addTo(this.#carry, field, by);
  }

  finish(name: string): LibraryStats {
    const years = [...this.#byYear.keys()].sort((x, y) => x - y);
    const share = (field: CoveredField) => (this.#carry.get(field) ?? 0) / Math.max(1, this.#documents);
    return {
      name,
      documents: this.#documents,
      fromYear: years[0] ?? null,
      toYear: years.at(-1) ?? null,
      byYear: new Map(years.map((year) => [year, this.#byYear.get(year) as number])),
      byClass: new Map([...this.#byClass].sort(([x], [y]) => (x < y ? -1 : 1))),
      coverage: Object.fromEntries(
        COVERED_FIELDS.map((field) => [field, share(field)]),
      ) as LibraryStats['coverage'],
    };
  }
}
