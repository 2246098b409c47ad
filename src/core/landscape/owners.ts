import type { Landscape } from '../../contract/landscape.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { joinList } from '../language/inflection.ts';
import { ownerKey } from '../patents/owner-key.ts';
import { LEAST_USABLE_YEARS, lagStart } from './timeline.ts';

const LEGAL_FORM =
  /[,\s]+(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|l\.l\.c|gmbh|ag|sa|s\.a|s\.a\.s|sas|bv|b\.v|nv|n\.v|plc|kk|k\.k|oy|ab|as|spa|s\.p\.a|kg|lp|l\.p|pty|pte|se|holdings?|int|tech)\.?$/i;
const ORGANISATION =
  /\b(?:inc|corp|corporation|company|co|ltd|limited|llc|gmbh|ag|sa|nv|plc|univ|university|institute|inst|college|laborator|hospital|foundation|technolog|systems?|industr|group|agency|department|secretary|government|school|center|centre|holdings?|ventures?|research|council|ministry|kabushiki|partners|electronics|motors?|works|products|solutions|international|tech)\b/i;

/** True when an assignee string is a list of inventors' names ("Anshel; Michael M., Goldfeld; Dorian") and no organisation. */
export function isIndividual(assignee: string, inventors: readonly string[]): boolean {
  if (ORGANISATION.test(assignee)) return false;
  if (/\w;\s*\w/.test(assignee)) return true;
  const parts = new Set(
    assignee
      .toLowerCase()
      .split(/[\s,.-]+/)
      .filter((p) => p.length > 1),
  );
  return inventors.some((name) => {
    const named = name
      .toLowerCase()
      .split(/[\s,.;-]+/)
      .filter((p) => p.length > 1);
    return named.length > 1 && named.filter((p) => parts.has(p)).length >= 2;
  });
}

const SMALL = new Set(['of', 'the', 'and', 'for', 'de', 'in']);

/** One spelling for one organisation: legal forms off, capitals as in a name. */
export function organisationName(assignee: string): string {
  let name = assignee
    .replace(/\s+/g, ' ')
    .replace(/[.,;\s]+$/, '')
    .trim();
  for (let i = 0; i < 4; i++) name = name.replace(LEGAL_FORM, '').replace(/[,&\s]+$/, '');
  if (name !== name.toUpperCase()) return name;
  return name
    .split(' ')
    .map((w, i) =>
      w.length <= 3 && !SMALL.has(w.toLowerCase())
        ? w
        : SMALL.has(w.toLowerCase()) && i > 0
          ? w.toLowerCase()
          : w[0] + w.slice(1).toLowerCase(),
    )
    .join(' ');
}

export interface Owner {
  name: string;
  numbers: string[];
  years: (number | null)[];
}

/** Organisations behind a set of documents, most documents first; individuals and unknown owners are counted apart. */
export function ownersOf(docs: readonly EvidenceDoc[]): {
  owners: Owner[];
  individuals: number;
  unknown: number;
} {
  const map = new Map<string, Owner>();
  let individuals = 0;
  let unknown = 0;
  for (const { record, year } of docs) {
    if (!record.assignee) unknown++;
    else if (isIndividual(record.assignee, record.inventors)) individuals++;
    else {
      // Of joint owners the first stands for all.
      const name = organisationName(record.assignee.split(';')[0] ?? '');
      const key = ownerKey(name);
      const owner = map.get(key) ?? { name, numbers: [], years: [] };
      owner.numbers.push(record.number);
      owner.years.push(year);
      map.set(key, owner);
    }
  }
  const owners = [...map.values()].sort(
    (a, b) => b.numbers.length - a.numbers.length || (a.name < b.name ? -1 : 1),
  );
  return { owners, individuals, unknown };
}

const LEAST_FOR_HHI = 5;

/** Herfindahl–Hirschman index of known organisations, 0..1; null with fewer than five documents that name one. */
export function concentration(owners: readonly Owner[]): number | null {
  const total = owners.reduce((sum, o) => sum + o.numbers.length, 0);
  if (total < LEAST_FOR_HHI) return null;
  return owners.reduce((sum, o) => sum + (o.numbers.length / total) ** 2, 0);
}

const ROWS = 12;

function leftOutOwners(left: { unknown: number; individuals: number; smaller: number }): string {
  const parts = [
    left.unknown > 0 ? `${left.unknown} ${left.unknown === 1 ? 'names' : 'name'} no assignee` : '',
    left.individuals > 0
      ? `${left.individuals} ${left.individuals === 1 ? 'belongs' : 'belong'} to individuals`
      : '',
    left.smaller > 0 ? `${left.smaller} ${left.smaller === 1 ? 'belongs' : 'belong'} to smaller owners` : '',
  ].filter(Boolean);
  return parts.length === 0 ? 'None is left out.' : `${joinList(parts)}.`;
}

/** The assignee figure. An entrant's first document falls in the last five years before the lag band. */
export function buildAssignees(
  docs: readonly EvidenceDoc[],
  usableYears: number,
  asOf: string,
): Landscape['assignees'] {
  const { owners, individuals, unknown } = ownersOf(docs);
  const measurable = usableYears >= LEAST_USABLE_YEARS;
  const recent = lagStart(asOf) - 5;
  const rows = owners.slice(0, ROWS).map((o) => {
    const years = o.years.filter((y): y is number => y !== null);
    return {
      name: o.name,
      count: o.numbers.length,
      numbers: o.numbers,
      entrant: measurable && years.length > 0 ? Math.min(...years) >= recent : null,
    };
  });
  const shown = rows.reduce((sum, r) => sum + r.count, 0);
  const hhi = concentration(owners);
  return {
    rows,
    hhi: hhi === null ? null : Math.round(hhi * 1000) / 1000,
    note: {
      shown,
      left_out: docs.length - shown,
      reason: leftOutOwners({ unknown, individuals, smaller: docs.length - unknown - individuals - shown }),
    },
  };
}

/** Owners in the order given, first those of what does the job, is such a thing or is of the idea's own field. */
export function byRelevance(
  rows: Landscape['assignees']['rows'],
  field: readonly EvidenceDoc[],
): Landscape['assignees']['rows'] {
  const telling = new Set(
    field
      .filter((d) => d.kinship === 'own' || d.sharedJobs.length > 0 || d.buildsOnThing || d.aboutThing)
      .map(({ record }) => record.number),
  );
  const isTelling = ({ numbers }: (typeof rows)[number]) => Number(numbers.some((n) => telling.has(n)));
  return [...rows].sort((a, b) => isTelling(b) - isTelling(a));
}
