import type { Category, PatentRecord } from '../../../contract/patents.ts';

const SHOWN = 3;

/** The most frequent values with their counts, most frequent first; ties in alphabetical order. */
function mostFrequent(values: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, SHOWN);
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const listed = (entries: [string, number][]) =>
  entries.map(([name, count]) => `${name} (${count})`).join(', ');

function yearsText(records: PatentRecord[]): string {
  const dates = records.flatMap(({ date }) => (date ? [date] : [])).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return 'None of them has a publication date.';
  const undated = records.length - dates.length;
  const range = first === last ? `on ${first}` : `between ${first} and ${last}`;
  return `They were published ${range}${undated > 0 ? `; ${undated} have no date` : ''}.`;
}

function namesText(records: PatentRecord[]): string {
  const known = records.flatMap(({ assignee }) => (assignee ? [assignee] : []));
  if (known.length === 0) return 'The library names no owner for any of them.';
  const top = mostFrequent(known).filter(([, count]) => count > 1);
  const share = `An owner is known for ${known.length} of ${records.length}.`;
  return top.length > 0 ? `${share} Most frequent: ${listed(top)}.` : `${share} None of them appears twice.`;
}

/** What the listed patents of a category are, from their own fields only. */
export function describeCategory(category: Category, records: PatentRecord[]): string {
  if (records.length === 0) return `The library holds no patents in ${category.name} yet.`;
  const held = plural(category.count, 'patent', 'patents');
  const listedText =
    records.length < category.count
      ? `The newest ${records.length} are listed here.`
      : 'All of them are listed here.';
  const advice =
    'This is a list by category, not an analysis: choose Refresh Analysis to map the field and look for gaps in it.';
  return [
    `The library holds ${held} in ${category.name}. ${listedText} ${yearsText(records)}`,
    namesText(records),
    advice,
  ].join('\n\n');
}
