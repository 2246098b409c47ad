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

/** Counts a library's records by year and class, and how many carry each field. */
export class StatsCounter {
  #documents = 0;
  readonly #byYear = new Map<number, number>();
  readonly #byClass = new Map<string, number>();
  readonly #carry = new Map<CoveredField, number>();

  add(record: PatentRecord): void {
    this.#documents++;
    const year = record.date ? Number(record.date.slice(0, 4)) : Number.NaN;
    if (Number.isInteger(year)) this.#byYear.set(year, (this.#byYear.get(year) ?? 0) + 1);
    for (const code of subclassesOf(record)) this.#byClass.set(code, (this.#byClass.get(code) ?? 0) + 1);
    for (const field of COVERED_FIELDS) {
      if (CARRIES[field](record)) this.#carry.set(field, (this.#carry.get(field) ?? 0) + 1);
    }
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
