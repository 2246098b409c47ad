import type { Coverage } from '../../contract/landscape.ts';
import type { EmptinessCheck } from '../../contract/report.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { LibraryStats } from '../retrieval/library-view.ts';
import type { Candidate } from './candidates.ts';

/** What scores and confidence are measured against. */
export interface ScoringContext {
  /** The field (own and neighbours) and everything retrieved. */
  field: readonly EvidenceDoc[];
  retrieved: readonly EvidenceDoc[];
  coverage: Coverage;
  stats: LibraryStats;
  asOf: string;
  /** Density of the neighbourhood of each field document, for percentiles. */
  densities: readonly number[];
  ideaVector: Float32Array;
  /** True when the judgement found the field full. */
  saturated: boolean;
  /** True when the idea names a thing that no document of the field names. */
  unnamed: boolean;
}

/** Most a gap can score where the source watches what the idea would rather make better. */
const WATCHING_CAP = 50;

/** Most a gap can score where many documents already serve the idea as it stands. */
const SATURATED_CAP = 34;

/** Most a gap can score where nothing read is about the idea's thing: words and jobs may then mean something else. */
const UNNAMED_CAP = 34;

/**
 * Most a step across fields can score. Of the graded ones half were apt, more than of those nearby in a thin library: they are told as
 * speculative, and bounded like these.
 */
const FAR_CAP = 55;

/** Most that building on prior art can score: what it has is not new for the idea. */
const PRIOR_ART_CAP = 45;
/** Most that can score what leaves the idea's thing without its job. */
const SUBSTITUTE_CAP = 40;

/** Most that can score what needs something that the idea's setting lacks. */
const HARD_CAP = 40;

type Cap = { cap: number; reason: string };

/** Caps by what the library can bear. */
function libraryCaps({ coverage, saturated, unnamed }: ScoringContext): Cap[] {
  const caps: Cap[] = [];
  if (coverage.level === 'thin')
    caps.push({ cap: 55, reason: 'Held below 55: the library is thin for this idea.' });
  if (coverage.level === 'partial')
    caps.push({ cap: 75, reason: 'Held below 75: the library covers this idea in part.' });
  if (saturated)
    caps.push({
      cap: SATURATED_CAP,
      reason: `Held below ${SATURATED_CAP}: many documents already serve the idea as it stands.`,
    });
  if (unnamed)
    caps.push({
      cap: UNNAMED_CAP,
      reason: `Held below ${UNNAMED_CAP}: no document of the field names the thing itself.`,
    });
  return caps;
}

/** Caps by what the mechanism comes from and needs. */
function sourceCaps({ source }: Candidate): Cap[] {
  const caps: Cap[] = [];
  if (source.flowMatch <= 0 && !source.serves && source.kinship !== 'own')
    caps.push({ cap: FAR_CAP, reason: `Held below ${FAR_CAP}: a speculative step across fields.` });
  if (source.priorArt)
    caps.push({
      cap: PRIOR_ART_CAP,
      reason: `Held below ${PRIOR_ART_CAP}: its source does the job already, on the same kind of thing.`,
    });
  if (source.substitute)
    caps.push({
      cap: SUBSTITUTE_CAP,
      reason: `Held below ${SUBSTITUTE_CAP}: it would spare the thing itself.`,
    });
  if (source.watches)
    caps.push({
      cap: WATCHING_CAP,
      reason: `Held below ${WATCHING_CAP}: it detects, measures or reports, which the idea does not ask for.`,
    });
  const hard = source.shown?.hard ?? null;
  if (hard !== null) caps.push({ cap: HARD_CAP, reason: `Held below ${HARD_CAP}: ${hard}.` });
  return caps;
}

/** The lowest cap that applies, with its reason. */
export function capOf(
  candidate: Candidate,
  ctx: ScoringContext,
  checks: readonly EmptinessCheck[],
): { cap: number; reason: string | null } {
  const unchecked = checks.length < 4 || checks.some((c) => c.outcome === 'not_run');
  const caps = [
    ...(unchecked ? [{ cap: 60, reason: 'Held below 60: a disproof search has not run.' }] : []),
    ...libraryCaps(ctx),
    ...sourceCaps(candidate),
  ];
  return caps.sort((a, b) => a.cap - b.cap)[0] ?? { cap: 100, reason: null };
}

/** No library supports more confidence than its coverage of the idea allows. */
const MOST_CONFIDENCE: Readonly<Record<Coverage['level'], number>> = {
  good: 1,
  partial: 0.7,
  thin: 0.45,
  none: 0,
};

export function confidenceOf(
  candidate: Candidate,
  ctx: ScoringContext,
  checks: readonly EmptinessCheck[],
): { value: number; text: string } {
  const { source } = candidate;
  const textual = ctx.field.filter((d) => d.record.abstract !== null).length / Math.max(1, ctx.field.length);
  const sample = Math.min(1, Math.log1p(ctx.field.length) / Math.log1p(150));
  const agreement = (source.strongCoverage > 0.1 ? 0.5 : 0) + Math.min(0.5, Math.max(0, source.useCosine));
  const survived =
    checks.length === 0 ? 0 : checks.filter((c) => c.outcome === 'survived').length / checks.length;
  const value = Math.min(
    1,
    0.15 * textual + 0.25 * sample + 0.2 * agreement + 0.2 * survived + 0.2 * ctx.coverage.score,
  );
  const held = checks.filter((c) => c.outcome === 'survived').length;
  const bounded = Math.min(value, MOST_CONFIDENCE[ctx.coverage.level]);
  return {
    value: Math.round(bounded * 100) / 100,
    text: `${held} of ${checks.length} disproof searches survived; ${ctx.field.length} families read; words and meaning ${agreement >= 0.6 ? 'agree' : agreement >= 0.35 ? 'agree in part' : 'hardly agree'}; coverage ${ctx.coverage.level}.`,
  };
}
