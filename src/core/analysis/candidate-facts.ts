import type { Coverage } from '../../contract/landscape.ts';
import { dot } from '../clustering/vectors.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaFrame } from '../evidence/idea-frame.ts';
import { namedInOtherWords } from '../evidence/idea-terms.ts';
import type { IdeaNames, IdeaReading } from '../evidence/read-idea.ts';
import { sharePrinciple } from '../evidence/shown-principle.ts';
import { isUsable } from '../evidence/usable-mechanism.ts';
import { usualThings } from '../evidence/usual-principle.ts';
import type { Candidate } from '../gaps/candidates.ts';
import { type Counts, mechanismDocs } from '../gaps/components.ts';
import { byTelling, isDoneToRelated } from '../landscape/job-documents.ts';
import { type GapFacts, namesMechanism } from '../opportunity/facts.ts';
import { queryWith } from '../opportunity/search-query.ts';
import { silentWords } from '../opportunity/silent-words.ts';
import type { SupportsByPart } from '../opportunity/supports.ts';
import type { Field } from './read-field.ts';

/** What gaps are searched with. */
export interface SearchForGaps {
  idea: IdeaReading;
  names: IdeaNames;
  frame: IdeaFrame;
  field: Field;
  retrieved: readonly EvidenceDoc[];
  /** What may stand in for the parts of the idea that a lead leaves out. */
  supports: SupportsByPart;
  coverage: Coverage;
  saturated: boolean;
  asOf: string;
}

/** Facts of a candidate that do not depend on the others. */
export type CandidateFacts = Omit<
  GapFacts,
  'position' | 'ofKind' | 'supports' | 'against' | 'owners' | 'ownerless'
>;

/** What is less likely to suit shares a word of the job: no art near to anything. */
const LEAST_NEAREST = 0.15;
/** What works in a medium that lends so little is no art near to it either: a toolbox on a truck is none of an app for freight. */
const LEAST_COMPATIBLE = 0.3;

/** Documents nearest to the gap: close to the idea and to the source of the mechanism. */
function nearestTo({ source }: Candidate, docs: readonly EvidenceDoc[], keyed: boolean): EvidenceDoc[] {
  const worth = (d: EvidenceDoc) => d.affinity + 0.5 * Math.max(0, dot(d.docVector, source.docVector));
  return docs
    .filter(
      (d) =>
        d.index !== source.index &&
        d.mechanism !== null &&
        !d.excluded &&
        d.compatible >= LEAST_COMPATIBLE &&
        (d.kinship === 'own' || (d.affinity >= 0.3 && d.flowMatch >= 0.5)) &&
        (!keyed || d.aboutThing || (d.sharedJobs.length > 0 && d.aptness >= LEAST_NEAREST)),
    )
    .map((d) => ({ d, w: worth(d) }))
    .sort((a, b) => b.w - a.w || a.d.index - b.d.index)
    .slice(0, 6)
    .map(({ d }) => d);
}

const MOST_EMBODIMENTS = 2;
/** What is less likely to suit shares hardly more than the principle. */
const LEAST_EMBODIMENT = 0.1;

/** What a lead is about where one mechanism is lent: the principle behind it and who else shows it. None for what does the idea's job already. */
function principleOf(
  { source, partner }: Candidate,
  key: string | undefined,
  { retrieved, frame, names }: SearchForGaps,
): Pick<GapFacts, 'principle' | 'usualFor' | 'embodiments' | 'query'> {
  const { shown, sameMaterial } = source;
  const lends = partner === null && !source.priorArt && !source.substitute && !sameMaterial;
  if (!lends || shown === null || !shown.open || shown.job !== key)
    return { principle: null, usualFor: [], embodiments: [], query: null };
  const embodiments = retrieved
    .filter(
      (d) =>
        d !== source && sharePrinciple(d.shown, shown) && d.jobMatch >= 1 && d.aptness >= LEAST_EMBODIMENT,
    )
    .filter((d) => d.compatible >= source.compatible && namesMechanism(d) && isUsable(d))
    .filter((d) => isDoneToRelated(shown.job, d))
    .sort(byTelling)
    .slice(0, MOST_EMBODIMENTS);
  return {
    principle: shown.principle,
    usualFor: usualThings(frame.usual, shown.principle),
    embodiments,
    query: queryWith(shown.principle.terms, { names, frame }),
  };
}

/** Everything the texts of one opportunity may say, before its place among the others is known. */
export function factsOf(
  candidate: Candidate,
  { input, counts, checks }: { input: SearchForGaps; counts: Counts; checks: GapFacts['checks'] },
): CandidateFacts {
  const { source, partner } = candidate;
  const near = nearestTo(candidate, input.field.docs, input.frame.profile.functions.size > 0);
  const alike = mechanismDocs(candidate, input.field.docs).filter(
    (d) => d.index !== source.index && d.index !== partner?.index && !d.excluded,
  );
  const key = source.sharedFunctions.find((f) => (input.frame.profile.functions.get(f) ?? 0) >= 0.8);
  return {
    idea: input.idea,
    names: input.names,
    candidate,
    counts,
    coverage: input.coverage,
    asOf: input.asOf,
    checks,
    nearest: near,
    shared: key ?? [...input.frame.profile.functions].sort((a, b) => b[1] - a[1])[0]?.[0],
    sharesJob: key !== undefined,
    sharesMaterial: source.sameMaterial && key !== undefined && input.frame.profile.materials.has(key),
    missing: silentWords(
      input.idea,
      input.frame.terms.list
        .filter((term) => !namedInOtherWords(term, source.stems, source.profile))
        .map((term) => term.stem),
    ),
    ...principleOf(candidate, key, input),
    alike,
    joined: partner === null ? alike.find((d) => d.serves || d.statesJob) : undefined,
  };
}
