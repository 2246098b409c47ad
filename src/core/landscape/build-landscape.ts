import type { Expiry } from '../../contract/analysis/evidence.ts';
import type { Frame } from '../../contract/analysis/frame.ts';
import type { Landscape } from '../../contract/analysis/landscape.ts';
import type { PatentRecord } from '../../contract/patents.ts';
import { buildMatrix } from './matrix.ts';
import { countBy, note, type RatedRecord } from './related.ts';
import { findThemes } from './themes.ts';
import { buildTimeline, type YearSupply } from './timeline.ts';

const MAX_OWNERS = 10;
const MAX_CLASSES = 8;
const LEAST_OWNERS = 5;

export interface LandscapeInput {
  frame: Frame;
  /** Related patents (topic 2 and 3), closest first. */
  related: readonly RatedRecord[];
  /** All patents reviewed. */
  reviewed: readonly PatentRecord[];
  supply: YearSupply;
  asOf: string;
  /** One key per owner, whatever its spelling. */
  ownerKey: (name: string) => string;
  /** Titles of CPC subclasses. */
  classTitle: (code: string) => string | null;
  /** Whether the sources hold far less of a subclass than there is. */
  isUnderCovered: (code: string) => boolean;
  expiryOf: (record: PatentRecord) => Expiry | null;
}

export const subclassOf = (symbol: string): string => symbol.replace(/\s+/g, '').slice(0, 4).toUpperCase();

function owners({ related, ownerKey }: LandscapeInput): Landscape['owners'] {
  const known = related.filter(({ record }) => record.assignee);
  const groups = countBy(known, ({ record }) => [ownerKey(record.assignee!)]);
  const rows = groups.slice(0, MAX_OWNERS).map(({ items }) => ({
    name: items[0]!.record.assignee!,
    count: items.length,
    numbers: items.map(({ record }) => record.number),
  }));
  const shown = rows.reduce((sum, { count }) => sum + count, 0);
  const hhi = groups.reduce((sum, { items }) => sum + (items.length / known.length) ** 2, 0);
  return {
    rows,
    unknown: related.length - known.length,
    hhi: known.length < LEAST_OWNERS ? null : Math.round(hhi * 1000) / 1000,
    note: note(shown, known.length - shown, `only the ${MAX_OWNERS} most frequent owners are shown`),
  };
}

function classes({ related, classTitle, isUnderCovered }: LandscapeInput): Landscape['classes'] {
  const groups = countBy(related, ({ record }) =>
    record.cpc.map(subclassOf).filter((code) => /^[A-HY]\d{2}[A-Z]$/.test(code)),
  );
  const rows = groups.slice(0, MAX_CLASSES).map(({ key, items }) => ({
    code: key,
    title: classTitle(key) ?? key,
    count: items.length,
    under_covered: isUnderCovered(key),
  }));
  return {
    rows,
    note: note(
      rows.length,
      groups.length - rows.length,
      `only the ${MAX_CLASSES} most frequent classes are shown`,
    ),
  };
}

/** All figures of the landscape, from the related patents only. */
export function buildLandscape(input: LandscapeInput): Landscape {
  const { frame, related, reviewed, supply, asOf, expiryOf } = input;
  return {
    matrix: buildMatrix(frame, related),
    owners: owners(input),
    timeline: buildTimeline(related, supply, asOf),
    classes: classes(input),
    themes: findThemes(related, reviewed),
    expired: related.flatMap(({ record }) => {
      const expiry = expiryOf(record);
      return expiry?.passed
        ? [{ number: record.number, title: record.title ?? record.number, date: expiry.date }]
        : [];
    }),
  };
}
