import type { Landscape, MatrixCell, Theme } from '../../contract/landscape.ts';
import type { PatentRecord } from '../../contract/patents.ts';
import { projectToPlane } from '../clustering/project.ts';
import type { PhraseTheme } from '../clustering/themes.ts';
import { normalise } from '../clustering/vectors.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { namesOf } from '../evidence/patent-names.ts';
import { counted } from '../language/inflection.ts';
import { estimateExpiry } from '../patents/estimate-expiry.ts';
import type { LibraryView } from '../retrieval/library-view.ts';
import { growthOf, hasLikelyEnded, stageOf } from './timeline.ts';

/** CPC subclasses of a record, without repeats. */
export const subclasses = (cpc: readonly string[]): string[] => [
  ...new Set(cpc.map((c) => c.slice(0, 4)).filter((c) => /^[A-HY]\d\d[A-Z]$/.test(c))),
];

/** Mix of CPC subclasses, a document counting once in each of its own. */
export function buildClasses(docs: readonly EvidenceDoc[], library: LibraryView): Landscape['classes'] {
  const counts = new Map<string, number>();
  let unclassed = 0;
  for (const { record } of docs) {
    const codes = subclasses(record.cpc);
    if (codes.length === 0) unclassed++;
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const all = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const rows = all
    .slice(0, 10)
    .map(([code, count]) => ({ code, title: library.classTitle(code) ?? code, count }));
  return {
    rows,
    note: {
      shown: rows.length,
      left_out: all.length - rows.length,
      reason: `Subclasses beyond the ten most frequent. ${unclassed} of ${docs.length} documents carry no class and are not counted.`,
    },
  };
}

const addYears = (date: string, years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

/** True where the term has likely ended: by a filing date or a design's grant, else 20 years after publication. */
function hasEnded(record: PatentRecord, asOf: string): boolean {
  const { date, basis } = estimateExpiry(record);
  const certain = basis === 'filing' || /^USD\d/.test(record.number);
  return hasLikelyEnded(record.date, asOf) || (certain && date !== null && date <= asOf);
}

/** Documents whose term has likely ended (20 years since publication) or may end soon. Proxies, said so. */
export function buildAgeing(docs: readonly EvidenceDoc[], asOf: string): Landscape['ageing'] {
  const dated = docs.filter((d) => d.record.date !== null);
  const ends = new Map(dated.map((d) => [d, estimateExpiry(d.record).date]));
  const expired = dated.filter((d) => hasEnded(d.record, asOf));
  const soon = dated.filter((d) => {
    const end = ends.get(d) ?? null;
    return !hasEnded(d.record, asOf) && end !== null && end <= addYears(asOf, 1);
  });
  const termed = [...expired, ...soon].filter((d) => ends.get(d));
  const blocks = termed.slice(0, 12).map((d) => ({
    number: d.record.number,
    title: d.record.title ?? d.use?.full ?? d.record.number,
    likely_no_earlier_than: ends.get(d) as string,
  }));
  return {
    likely_expired: expired.length,
    soon: soon.length,
    blocks,
    note: {
      shown: blocks.length,
      left_out: docs.length - blocks.length,
      reason: `Ends of terms are estimated by kind and dates, and 20 years since publication stand for an ended term; fees and extensions are not seen. ${docs.length - dated.length} undated left out. Check before use; never a statement of freedom to operate.`,
    },
  };
}

const numbersOf = (theme: Pick<PhraseTheme, 'docs'>, docs: ReadonlyMap<number, EvidenceDoc>) =>
  theme.docs.map((d) => docs.get(d)?.record.number).filter((n): n is string => n !== undefined);

const THEME_ROWS = 10;
/** A single document is no theme. */
export const LEAST_THEME = 2;

/** Themes of the field: what its documents are for. */
export function buildThemes(
  uses: readonly PhraseTheme[],
  docs: ReadonlyMap<number, EvidenceDoc>,
  context: { library: LibraryView; asOf: string },
): Pick<Landscape, 'themes' | 'themes_note'> {
  const shown = uses.filter((u) => u.docs.length >= LEAST_THEME).slice(0, THEME_ROWS);
  const themes: Theme[] = shown.map((u) => {
    const growth = growthOf(
      u.docs.map((d) => docs.get(d)?.year ?? null),
      context.library.stats,
      context.asOf,
    );
    return {
      id: u.id,
      label: u.label,
      size: u.docs.length,
      terms: u.docs
        .slice(0, 5)
        .map((d) => docs.get(d))
        .map((d) => (d === undefined ? '' : (namesOf(d).mechanism?.short ?? '')))
        .filter(Boolean),
      numbers: numbersOf(u, docs),
      growth: growth === null ? null : Math.round(growth * 1000) / 1000,
      stage: stageOf(growth),
    };
  });
  const covered = shown.reduce((sum, u) => sum + u.docs.length, 0);
  const total = uses.reduce((sum, u) => sum + u.docs.length, 0);
  return {
    themes,
    themes_note: {
      shown: covered,
      left_out: total - covered,
      reason: `Documents in ${counted(uses.length - shown.length, 'smaller theme')} or on their own.`,
    },
  };
}

/** What an axis needs of a theme; the idea's own use is one, too. */
export type AxisTheme = Pick<PhraseTheme, 'id' | 'label' | 'docs'>;

export interface MatrixInput {
  /** The idea's own use first, then the themes, largest first. */
  uses: readonly AxisTheme[];
  solutions: readonly PhraseTheme[];
  docs: ReadonlyMap<number, EvidenceDoc>;
  /** Opportunity ids by use id and solution id. */
  marks: readonly { opportunity: string; use: string; solution: string }[];
}

/** Problem × solution matrix over the themes, largest first, with the cells of the opportunities always included. */
export function buildMatrix({ uses, solutions, docs, marks }: MatrixInput): Landscape['matrix'] {
  const wantedUses = new Set(marks.map((m) => m.use));
  const wantedSolutions = new Set(marks.map((m) => m.solution));
  const rows = uses.filter((u, i) => i < 8 || wantedUses.has(u.id)).slice(0, 14);
  const columns = solutions.filter((s, i) => i < 8 || wantedSolutions.has(s.id)).slice(0, 16);
  const families = docs.size;
  const cells: MatrixCell[] = [];
  for (const u of rows) {
    for (const s of columns) {
      const both = u.docs.filter((d) => s.docs.includes(d));
      const mark = marks.find((m) => m.use === u.id && m.solution === s.id);
      if (both.length === 0 && mark === undefined) continue;
      cells.push({
        use: u.id,
        solution: s.id,
        count: both.length,
        expected: Math.round((100 * u.docs.length * s.docs.length) / Math.max(1, families)) / 100,
        numbers: both.map((d) => docs.get(d)?.record.number).filter((n): n is string => n !== undefined),
        opportunity: mark?.opportunity ?? null,
      });
    }
  }
  const axis = (t: AxisTheme) => ({
    id: t.id,
    label: t.label,
    support: t.docs.length,
    numbers: numbersOf(t, docs),
  });
  const hidden = uses.length - rows.length + solutions.length - columns.length;
  return {
    uses: rows.map(axis),
    solutions: columns.map(axis),
    cells,
    note: {
      shown: rows.length + columns.length,
      left_out: hidden,
      reason:
        'Themes with fewer documents and no opportunity. An empty cell means none among the documents read, not none in the world.',
    },
  };
}

/** Map of the documents read, gaps set between what they would join. */
export function buildMap(
  docs: readonly EvidenceDoc[],
  gaps: readonly { opportunity: string; joins: readonly Float32Array[] }[],
  themeOf: (doc: number) => string | null,
): Landscape['map'] {
  const middles = gaps.map((g) => {
    const sum = new Float32Array(g.joins[0]?.length ?? 0);
    for (const v of g.joins)
      for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + (v[i] as number);
    return normalise(sum);
  });
  const points = projectToPlane([...docs.map((d) => d.docVector), ...middles]);
  return {
    points: docs.map((d, i) => ({
      number: d.record.number,
      ...(points[i] as { x: number; y: number }),
      theme: themeOf(d.index),
    })),
    gaps: gaps.map((g, i) => ({
      opportunity: g.opportunity,
      ...(points[docs.length + i] as { x: number; y: number }),
    })),
  };
}
