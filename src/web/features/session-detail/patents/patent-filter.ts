import type { Patent } from '../../../../contract/patents.ts';

export const SORTS = ['closest', 'newest', 'oldest', 'owner'] as const;
export type Sort = (typeof SORTS)[number];

export const STATUSES = ['in_term', 'expired', 'application', 'unknown'] as const;
export type Status = (typeof STATUSES)[number];

/** What the list is narrowed to; an empty text does not narrow. */
export interface PatentFilter {
  /** First and last year of the date, as typed. */
  from: string;
  to: string;
  owner: string;
  /** CPC subclass, e.g. `B65D`. */
  class: string;
  country: string;
  status: '' | Status;
  source: string;
}

export const NO_FILTER: PatentFilter = {
  from: '',
  to: '',
  owner: '',
  class: '',
  country: '',
  status: '',
  source: '',
};

export const NO_OWNER = 'No owner recorded';

/** The estimated state of a document: an application is none yet, and dates may be missing. */
export function statusOf({ type, expires }: Patent): Status {
  if (type === 'application') return 'application';
  if (expires === null) return 'unknown';
  return expires.passed ? 'expired' : 'in_term';
}

const ownerOf = ({ assignee }: Patent): string => assignee ?? NO_OWNER;
const countryOf = ({ patent_number: number }: Patent): string => number.slice(0, 2);
const classesOf = ({ cpc }: Patent): string[] => [...new Set(cpc.map((code) => code.slice(0, 4)))];
const yearOf = ({ patent_date: date }: Patent): number | null => (date ? Number(date.slice(0, 4)) : null);

function inYears(patent: Patent, { from, to }: PatentFilter): boolean {
  const year = yearOf(patent);
  if (from === '' && to === '') return true;
  if (year === null) return false;
  return (from === '' || year >= Number(from)) && (to === '' || year <= Number(to));
}

const TESTS: readonly ((patent: Patent, filter: PatentFilter) => boolean)[] = [
  inYears,
  (patent, { owner }) => owner === '' || ownerOf(patent) === owner,
  (patent, filter) => filter.class === '' || classesOf(patent).includes(filter.class),
  (patent, { country }) => country === '' || countryOf(patent) === country,
  (patent, { status }) => status === '' || statusOf(patent) === status,
  (patent, { source }) => source === '' || patent.sources.includes(source),
];

const byDate = (a: Patent, b: Patent): number => (a.patent_date ?? '').localeCompare(b.patent_date ?? '');

const ORDERS: Record<Sort, (a: Patent, b: Patent) => number> = {
  closest: (a, b) => a.rank - b.rank,
  newest: (a, b) => byDate(b, a),
  oldest: byDate,
  owner: (a, b) => ownerOf(a).localeCompare(ownerOf(b)) || a.rank - b.rank,
};

/** The patents that pass every filter, in the order asked for. */
export function filterPatents(patents: readonly Patent[], filter: PatentFilter, sort: Sort): Patent[] {
  return patents.filter((patent) => TESTS.every((passes) => passes(patent, filter))).sort(ORDERS[sort]);
}

export interface Choices {
  owners: string[];
  classes: string[];
  countries: string[];
  statuses: Status[];
  sources: string[];
}

const distinct = <T extends string>(values: readonly T[]): T[] => [...new Set(values)].sort();

/** What occurs in a list, for the menus: a filter that could find nothing is not offered. */
export const choicesOf = (patents: readonly Patent[]): Choices => ({
  owners: distinct(patents.map(ownerOf)),
  classes: distinct(patents.flatMap(classesOf)),
  countries: distinct(patents.map(countryOf)),
  statuses: distinct(patents.map(statusOf)),
  sources: distinct(patents.flatMap((patent) => patent.sources)),
});
