import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { MethodResult } from '../core/gaps/foresight/compare-methods.ts';
import { compareMethods, FORECAST, scoreMethods } from '../core/gaps/foresight/compare-methods.ts';
import type { ConceptDocument } from '../core/gaps/foresight/concept-graph.ts';
import type { ConceptKind } from '../core/gaps/foresight/concepts.ts';
import { CONCEPT_KINDS } from '../core/gaps/foresight/concepts.ts';
import { forExposure, reliability } from '../core/gaps/foresight/reliability.ts';
import type { ReliabilityData } from '../core/gaps/foresight/reliability-plot.ts';
import { reliabilityPlot } from '../core/gaps/foresight/reliability-plot.ts';
import type { Mixtures, Split } from '../core/gaps/foresight/time-split.ts';
import { joinedLater, makeSplit, trainOn } from '../core/gaps/foresight/time-split.ts';
import { rocAuc, topK } from '../core/statistics/metrics.ts';
import { readLibrary, splitDocuments } from './evaluation-library.ts';
import { renderForesight } from './foresight-report.ts';
import { type Command, userPath } from './io.ts';

const OPTIONS = {
  library: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
  plot: { type: 'string' },
  seed: { type: 'string', default: '17' },
} as const;

type Documents = readonly (ConceptDocument & { titleStems: readonly string[] })[];

/** Fields as stems of which a title holds one; the whole library comes first. */
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
/** Windows of the first three end before 2018; that of the last holds the spike of 2018, and is shown beside them. */
const CUTS = [2008, 2010, 2013, 2014] as const;
const SPIKE_CUT = 2014;
const CHECKED_CUT = 2013;
const YEARS = 5;

export interface CutResult {
  concepts: ConceptKind;
  field: string;
  cut: number;
  spike: boolean;
  size: number;
  pairs: number;
  joined: number;
  windowDocuments: number;
  results: MethodResult[];
}

/** The forecast for other horizons and other meanings of "joined". */
export interface HorizonResult {
  concepts: ConceptKind;
  years: number;
  least: number;
  joined: number;
  auc: number;
  lift100: number;
}

export interface Foresight {
  cuts: CutResult[];
  horizons: HorizonResult[];
  reliability: (ReliabilityData & { fitted: number[] }) | null;
}

interface Run {
  kind: ConceptKind;
  documents: Documents;
  seed: number;
  tell(line: string): void;
}

const splitAt = (run: Run, documents: Documents, at: { cut: number; support: number }): Split =>
  makeSplit(documents, { ...at, years: YEARS, ...CONCEPT_KINDS[run.kind] });

const anyJoined = (split: Split) => split.later.some((n) => n > 0);

function inField(documents: Documents, stems: readonly string[] | null): Documents {
  if (stems === null) return documents;
  const wanted = new Set(stems);
  return documents.filter((d) => d.titleStems.some((s) => wanted.has(s)));
}

function evaluateFields(
  run: Run,
  cut: number,
  mixtures: Mixtures,
): { results: CutResult[]; whole: Split | null } {
  const results: CutResult[] = [];
  let whole: Split | null = null;
  for (const field of FIELDS) {
    if (cut === SPIKE_CUT && field.stems !== null) continue;
    run.tell(`${run.kind}, ${field.name}, before ${cut} …`);
    const split = splitAt(run, inField(run.documents, field.stems), { cut, support: field.support });
    if (!anyJoined(split)) continue;
    if (field.stems === null) whole = split;
    results.push({
      concepts: run.kind,
      field: field.name,
      cut,
      spike: cut === SPIKE_CUT,
      size: split.graph.concepts.length,
      pairs: split.later.length,
      joined: split.later.filter((n) => n > 0).length,
      windowDocuments: split.windowDocuments,
      results: compareMethods(split, mixtures, run.seed),
    });
  }
  return { results, whole };
}

function evaluateHorizons(run: Run, split: Split, mixtures: Mixtures): HorizonResult[] {
  const forecast = scoreMethods(split, mixtures, run.seed).find((m) => m.method === FORECAST);
  const scores = forecast?.scores ?? [];
  return [1, 3, 5].flatMap((years) => {
    const later = joinedLater(run.documents, split, { cut: CHECKED_CUT, years });
    return [1, 3].map((least) => {
      const labels = Uint8Array.from(later, (n) => (n >= least ? 1 : 0));
      return {
        concepts: run.kind,
        years,
        least,
        joined: labels.filter((l) => l > 0).length,
        auc: rocAuc(scores, labels),
        lift100: topK(scores, labels, 100).lift,
      };
    });
  });
}

/**
 * By tenths of plausibility, which is what the product asks the probability of: fitted on the earlier split, brought to the number of records of
 * the later window, and observed there. `fitted` is the fit on the later split, which is shipped.
 */
function checkReliability(past: Split, now: Split): Foresight['reliability'] {
  const before = reliability(past.table.features.profile, past.later);
  const after = reliability(now.table.features.profile, now.later);
  const ratio = now.windowDocuments / Math.max(1, past.windowDocuments);
  return {
    predicted: before.isotonic.map((share) => forExposure(share, ratio)),
    observed: after.observed,
    sizes: after.sizes,
    fitted: after.isotonic,
  };
}

function evaluateKind(run: Run): Foresight {
  const out: Foresight = { cuts: [], horizons: [], reliability: null };
  for (const cut of CUTS) {
    run.tell(`${run.kind}: learning from before ${cut - YEARS} …`);
    const past = splitAt(run, run.documents, { cut: cut - YEARS, support: 6 });
    if (!anyJoined(past)) continue;
    const mixtures = trainOn(past, run.seed);
    const { results, whole } = evaluateFields(run, cut, mixtures);
    out.cuts.push(...results);
    if (cut !== CHECKED_CUT || whole === null) continue;
    out.horizons = evaluateHorizons(run, whole, mixtures);
    out.reliability = checkReliability(past, whole);
  }
  return out;
}

/**
 * `lacuna evaluate foresight [--library FILE…] [--plot FILE.svg] [--json]`: were pairs of concepts that had never met before a cut year joined
 * in the five years after? The mixtures are trained on the whole library five years earlier.
 */
export const runEvaluateForesight: Command = async (args, io, paths) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  const records = await readLibrary(values.library ?? [], io, paths);
  const [phrases, words] = (['phrases', 'title words'] as const).map((kind) =>
    evaluateKind({ kind, documents: splitDocuments(records, kind), seed: Number(values.seed), tell: io.err }),
  ) as [Foresight, Foresight];
  const found: Foresight = {
    cuts: [...phrases.cuts, ...words.cuts],
    horizons: [...phrases.horizons, ...words.horizons],
    reliability: phrases.reliability,
  };
  if (found.cuts.length === 0) {
    io.err('Too few dated records for a time split.');
    return 1;
  }
  if (found.reliability !== null && values.plot !== undefined)
    await writeFile(userPath(paths, values.plot), reliabilityPlot(found.reliability));
  io.out(values.json ? JSON.stringify({ window_years: YEARS, ...found }, null, 2) : renderForesight(found));
  return 0;
};
