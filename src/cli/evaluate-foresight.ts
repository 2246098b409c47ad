import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ConceptDocument } from '../core/gaps/foresight/concept-graph.ts';
import { applyMixture } from '../core/gaps/foresight/mixture.ts';
import { reliabilityPlot } from '../core/gaps/foresight/reliability-plot.ts';
import type { MethodResult, Split } from '../core/gaps/foresight/time-split.ts';
import { compareMethods, makeSplit, reliability, trainOn } from '../core/gaps/foresight/time-split.ts';
import type { LibraryDocument } from '../core/retrieval/document.ts';
import { createMemoryLibrary } from '../core/retrieval/memory-library.ts';
import { conceptDocuments, readLibrary, table } from './evaluation-library.ts';
import { type Command, type Io, userPath } from './io.ts';

const OPTIONS = {
  library: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
  plot: { type: 'string' },
  seed: { type: 'string', default: '17' },
} as const;

type Dated = ConceptDocument & { record: LibraryDocument };

/** Fields as sets of stems that a title must touch; the whole library comes first. */
const FIELDS: readonly { name: string; stems: readonly string[] | null; support: number }[] = [
  { name: 'whole library', stems: null, support: 12 },
  {
    name: 'energy and power',
    stems: ['solar', 'photovolta', 'batteri', 'power', 'electr', 'energi', 'fuel', 'voltag', 'turbin'],
    support: 6,
  },
  {
    name: 'vehicles and machines',
    stems: ['vehicl', 'tire', 'wheel', 'engin', 'motor', 'transmiss', 'valv', 'machin', 'drive'],
    support: 6,
  },
  {
    name: 'data and networks',
    stems: ['data', 'network', 'comput', 'inform', 'imag', 'commun', 'wireless', 'memori', 'signal'],
    support: 6,
  },
];
const CUTS = [2008, 2010, 2013] as const;
const YEARS = 5;
const MOST = 900;

interface FieldResult {
  field: string;
  cut: number;
  concepts: number;
  pairs: number;
  positives: number;
  results: MethodResult[];
}

function splitAt(docs: readonly Dated[], cut: number, support: number): Split {
  const before = createMemoryLibrary(docs.filter((d) => d.year < cut).map((d) => d.record));
  return makeSplit(docs, {
    cut,
    years: YEARS,
    support,
    most: MOST,
    vector: (c) => before.model.termVector(c),
  });
}

interface Reliability {
  observed: number[];
  predicted: number[];
  sizes: number[];
}

/** Methods compared after one cut, by a mixture trained five years earlier; null when no pair was joined on either side. */
function evaluateCut(
  docs: readonly Dated[],
  { field, cut, seed }: { field: (typeof FIELDS)[number]; cut: number; seed: number },
): { result: FieldResult; reliability: Reliability } | null {
  const past = splitAt(docs, cut - YEARS, Math.max(4, field.support / 2));
  const now = splitAt(docs, cut, field.support);
  if (past.later.every((n) => n === 0) || now.later.every((n) => n === 0)) return null;
  const mixture = trainOn(past, seed);
  const { results, scores } = compareMethods(now, mixture, { least: 1, seed });
  const fitted = reliability(applyMixture(past.table, mixture), past.later);
  const seen = reliability(scores, now.later);
  return {
    result: {
      field: field.name,
      cut,
      concepts: now.graph.concepts.length,
      pairs: now.later.length,
      positives: now.later.filter((n) => n > 0).length,
      results,
    },
    reliability: { observed: seen.observed, predicted: fitted.isotonic, sizes: seen.sizes },
  };
}

function docsOf(field: (typeof FIELDS)[number], docs: readonly Dated[]): readonly Dated[] {
  if (field.stems === null) return docs;
  const wanted = new Set(field.stems);
  return docs.filter((d) => d.stems.some((s) => wanted.has(s)));
}

/**
 * `lacuna evaluate foresight [--library FILE…] [--plot FILE.svg] [--json]`: were pairs of title concepts that had never met before a cut
 * year joined in the five years after? The mixture is trained on the split five years earlier; windows end before 2018.
 */
export const runEvaluateForesight: Command = async (args, io, paths) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  const seed = Number(values.seed);
  const docs = conceptDocuments(await readLibrary(values.library ?? [], io, paths), 'title');
  const all: FieldResult[] = [];
  let plot: Reliability | null = null;
  for (const field of FIELDS) {
    const own = docsOf(field, docs);
    for (const cut of CUTS) {
      io.err(`${field.name}, before ${cut} …`);
      const evaluated = evaluateCut(own, { field, cut, seed });
      if (evaluated === null) continue;
      all.push(evaluated.result);
      if (field.stems === null && cut === CUTS[CUTS.length - 1]) plot = evaluated.reliability;
    }
  }
  if (plot !== null && values.plot !== undefined)
    await writeFile(userPath(paths, values.plot), reliabilityPlot(plot));
  io.out(
    values.json
      ? JSON.stringify({ window_years: YEARS, fields: all, reliability: plot }, null, 2)
      : render(all, plot),
  );
  return all.length > 0 ? 0 : noData(io);
};

function noData(io: Io): number {
  io.err('Too few dated records for a time split.');
  return 1;
}

const f3 = (v: number) => v.toFixed(3);

function render(all: readonly FieldResult[], plot: Reliability | null): string {
  const parts = all.map((r) => {
    const rows = r.results.map((m) => [
      m.method,
      f3(m.auc),
      `${f3(m.interval[0])}–${f3(m.interval[1])}`,
      f3(m.matchedAuc),
      f3(m.averagePrecision),
      m.lift100.toFixed(1),
    ]);
    return `${r.field}, ${YEARS} years from ${r.cut}: ${r.concepts} concepts, ${r.pairs} unlinked pairs, ${r.positives} joined later\n${table([['method', 'AUC', '95 %', 'matched AUC', 'AUC-PR', 'lift@100'], ...rows])}`;
  });
  if (plot !== null)
    parts.push(
      `reliability by tenths of the score (predicted from the earlier split / observed)\n${plot.observed.map((o, i) => `${i + 1}: ${f3(plot.predicted[i] ?? 0)} / ${f3(o)}`).join('\n')}`,
    );
  return parts.join('\n\n');
}
