import type { EmptinessCheck, ScoreComponent, ScoreComponents } from '../../contract/report.ts';
import { dot, normalise } from '../clustering/vectors.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { concentration, ownersOf } from '../landscape/owners.ts';
import { growthOf, hasLikelyEnded } from '../landscape/timeline.ts';
import { counted } from '../language/inflection.ts';
import { shareFamily } from '../language/word-family.ts';
import { CALIBRATION } from './calibration.constants.ts';
import type { Candidate } from './candidates.ts';
import { capOf, confidenceOf, type ScoringContext } from './confidence.ts';
import { isBase } from './pairs.ts';
import type { ComponentValues } from './score.ts';
import {
  calibrate,
  opportunityScore,
  percentile,
  probabilityOf,
  rawScore,
  USUAL_POINTS,
  underCombination,
} from './score.ts';

const USUAL_TEXT = `${USUAL_POINTS} points more, below its bound: what is usual for such things is what others will try.`;

export interface Counts {
  families: number;
  use: number;
  solution: number;
  together: number;
  expected: number;
}

const LIKE_MECHANISM = 0.62;
/** Within a theme, whose members may be joined by a common word. */
const LIKE_IN_THEME = 0.58;

/** True for two that do the same job by different principles, whatever words they share: a mop head is no spraying head. */
const differInPrinciple = ({ shown: a }: EvidenceDoc, { shown: b }: EvidenceDoc): boolean =>
  a !== null && b !== null && a.job === b.job && a.principle !== b.principle;

/** Documents whose mechanism is the candidate's or much like it, by theme, meaning or a word of the same family. */
export function mechanismDocs(candidate: Candidate, field: readonly EvidenceDoc[]): EvidenceDoc[] {
  const inTheme = new Set(candidate.solution.docs);
  const { source } = candidate;
  const isAlike = (d: EvidenceDoc): boolean =>
    dot(d.mechanismVector, source.mechanismVector) >=
      (inTheme.has(d.index) ? LIKE_IN_THEME : LIKE_MECHANISM) ||
    shareFamily(source.mechanism?.full ?? '', d.mechanism?.full ?? '');
  return field.filter((d) => d === source || (!differInPrinciple(d, source) && isAlike(d)));
}

/** Families with the idea's own use, with the mechanism, and with both. For a combination, "use" is the partner's mechanism. */
export function countGap(candidate: Candidate, field: readonly EvidenceDoc[]): Counts {
  const solution = new Set(mechanismDocs(candidate, field).map((d) => d.index));
  const own = field.filter((d) =>
    candidate.partner === null
      ? d.serves || d.statesJob
      : dot(d.mechanismVector, candidate.partner.mechanismVector) >= LIKE_MECHANISM,
  );
  const together = own.filter(
    (d) =>
      solution.has(d.index) && d.index !== candidate.source.index && d.index !== candidate.partner?.index,
  ).length;
  const use = Math.max(own.length, candidate.partner === null ? 0 : 1);
  return {
    families: field.length,
    use,
    solution: solution.size,
    together,
    expected: (use * solution.size) / Math.max(1, field.length),
  };
}

/** Crowding cannot be told from fewer families. */
const LEAST_FOR_OPENNESS = 25;

/** Percentiles of a small field mean little: pull them to one half with the weight of ten documents. */
const shrink = (value: number, n: number) => (value * n + 5) / (n + 10);

/** Where the space between idea and document is dense, for percentiles. */
export function betweenDensities(idea: Float32Array, docs: readonly EvidenceDoc[]): number[] {
  return docs.map((d) => densityAt(middle(d.docVector, idea), docs));
}

/** Mean cosine of a point to its ten nearest documents. */
export function densityAt(point: Float32Array, docs: readonly EvidenceDoc[], k = 10): number {
  const cosines = docs
    .map((d) => dot(point, d.docVector))
    .sort((a, b) => b - a)
    .slice(0, k);
  return cosines.length === 0 ? 0 : cosines.reduce((s, c) => s + c, 0) / cosines.length;
}

function middle(a: Float32Array, b: Float32Array): Float32Array {
  return normalise(a.map((v, i) => v + (b[i] as number)));
}

function fitOf({ source }: Candidate): number {
  const flow = Math.max(0, source.flowMatch);
  return Math.min(
    1,
    (0.35 * source.jobMatch + 0.2 * flow + 0.45 * Math.min(1, source.affinity / 0.7)) *
      (0.5 + 0.5 * source.compatible),
  );
}

function momentumOf(candidate: Candidate, ctx: ScoringContext): number | null {
  const solution = growthOf(
    mechanismDocs(candidate, ctx.field).map((d) => d.year),
    ctx.stats,
    ctx.asOf,
  );
  const use = growthOf(
    ctx.field.filter((d) => d.kinship === 'own').map((d) => d.year),
    ctx.stats,
    ctx.asOf,
  );
  if (solution === null || use === null) return null;
  return Math.min(1, Math.max(0, 0.5 + 2 * Math.min(solution, use)));
}

/** Chance that the mechanism is apt for the idea, 0..1; of two lent mechanisms, that of the weaker one. */
const chanceOf = ({ source, partner }: Candidate): number =>
  partner === null || isBase(partner) ? source.aptness : Math.min(source.aptness, partner.aptness);

/** Share of the field's places that are more crowded than the one halfway between the two sides; null in small fields. */
function opennessOf({ source, partner }: Candidate, ctx: ScoringContext): number | null {
  if (ctx.field.length < LEAST_FOR_OPENNESS) return null;
  const place = middle(source.docVector, partner === null ? ctx.ideaVector : partner.docVector);
  return shrink(1 - percentile(densityAt(place, ctx.field), ctx.densities), ctx.field.length);
}

interface Measured {
  values: ComponentValues;
  explanations: Record<ScoreComponent, string>;
  counts: Counts;
}

/** All components of one candidate with a sentence each. */
export function measure(candidate: Candidate, ctx: ScoringContext): Measured {
  const { source } = candidate;
  const counts = countGap(candidate, ctx.field);
  const nearest = [...ctx.field]
    .sort((a, b) => dot(b.docVector, source.docVector) - dot(a.docVector, source.docVector))
    .slice(0, 8);
  const dated = nearest.filter((d) => d.record.date !== null);
  const expired = dated.filter((d) => hasLikelyEnded(d.record.date, ctx.asOf)).length;
  const owners = ownersOf(mechanismDocs(candidate, ctx.field).concat(nearest));
  const hhi = concentration(owners.owners);
  const chance = chanceOf(candidate);
  const plausibility = Math.round(1000 * calibrate(chance, CALIBRATION.aptnessQuantiles)) / 1000;
  const openness = opennessOf(candidate, ctx);
  const momentum = momentumOf(candidate, ctx);
  const under = underCombination(counts.together, counts);
  return {
    counts,
    values: {
      under_combination: under,
      plausibility,
      momentum,
      openness,
      fit: fitOf(candidate),
      expired_art: dated.length >= 3 ? shrink(expired / dated.length, dated.length) : null,
      fragmentation: hhi === null ? null : 1 - hhi,
    },
    explanations: {
      under_combination: `${counts.together} of ${counts.families} families join the two sides; ${counts.expected.toFixed(1)} would by chance (${counts.use} with the use, ${counts.solution} with the mechanism).`,
      plausibility: `Stronger evidence than in ${Math.round(plausibility * 100)} % of the reference cases; of cases like this that a language model graded, about ${Math.round(chance * 100)} in 100 were apt.`,
      momentum:
        momentum === null
          ? 'Not measurable: too few dated documents in usable years.'
          : `The slower of mechanism and use ${momentum >= 0.5 ? 'gains' : 'loses'} share of its years.`,
      openness:
        openness === null
          ? 'Not measurable: too few families to tell crowding.'
          : `The place between the two is less crowded than ${Math.round(openness * 100)} % of the places where documents of the field sit.`,
      fit: `${source.jobMatch >= 0.8 ? 'Shares the idea’s key job' : 'Shares words rather than the job'}; ${source.sameThing ? 'acts on the same kind of thing' : source.flowMatch > 0 ? 'acts on something related' : 'acts on something else'}.`,
      expired_art:
        dated.length >= 3
          ? `${expired} of the ${dated.length} nearest dated documents are older than 20 years; a share of so few is drawn towards one half.`
          : 'Not measurable: fewer than three dated neighbours.',
      fragmentation:
        hhi === null
          ? 'Not measurable: too few neighbours name an organisation.'
          : `Ownership index (HHI) ${hhi.toFixed(2)} among ${counted(owners.owners.length, 'organisation')}.`,
    },
  };
}

/** Score of one candidate after its checks, with everything that explains it. */
export function scoreCandidate(
  candidate: Candidate,
  measured: Measured,
  ctx: ScoringContext & { checks: readonly EmptinessCheck[]; isUsual: boolean },
): { score: number; refuted: boolean; components: ScoreComponents } {
  const raw = rawScore(measured.values);
  const calibrated = calibrate(raw);
  const confidence = confidenceOf(candidate, ctx, ctx.checks);
  const refuted = ctx.checks.some((c) => c.outcome === 'refuted');
  const weakened = ctx.checks.filter((c) => c.outcome === 'weakened' && c.id !== 'data_coverage').length;
  const { cap, reason } = capOf(candidate, ctx, ctx.checks);
  const score = opportunityScore({
    calibrated: calibrated * (1 - 0.12 * weakened),
    confidence: confidence.value,
    cap,
    refuted,
    isUsual: ctx.isUsual,
  });
  const round = (v: number) => Math.round(v * 1000) / 1000;
  const rounded = Object.fromEntries(
    Object.entries(measured.values).map(([k, v]) => [k, v === null ? null : round(v)]),
  ) as ComponentValues;
  return {
    score,
    refuted,
    components: {
      values: rounded,
      explanations: measured.explanations,
      confidence: confidence.value,
      confidence_text: confidence.text,
      aptness: round(chanceOf(candidate)),
      raw: round(raw),
      calibrated: round(calibrated),
      probability: probabilityOf(measured.values.plausibility),
      cap: reason,
      ...(ctx.isUsual ? { usual: USUAL_TEXT } : {}),
    },
  };
}
