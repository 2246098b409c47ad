import type { Coverage } from '../../contract/landscape.ts';
import type { Opportunity } from '../../contract/report.ts';
import { LEAST_APTNESS, LEAST_CHANCE } from '../evidence/aptness.ts';
import { MAIN_JOB } from '../evidence/match-profile.ts';
import { type Candidate, docsOf, findCandidates, isDoubt } from '../gaps/candidates.ts';
import { judgeChecks, planChecks } from '../gaps/checks.ts';
import type { Counts } from '../gaps/components.ts';
import { betweenDensities, measure, mechanismDocs, scoreCandidate } from '../gaps/components.ts';
import type { ScoringContext } from '../gaps/confidence.ts';
import { ideaUse } from '../gaps/idea-use.ts';
import { pickVaried } from '../gaps/select.ts';
import { ownersOf } from '../landscape/owners.ts';
import { composeConcept } from '../opportunity/compose-concept.ts';
import { evidenceAgainst, evidenceFor, nearestArt, nextSteps } from '../opportunity/compose-evidence.ts';
import { composeGap } from '../opportunity/compose-gap.ts';
import { composeProblem } from '../opportunity/compose-problem.ts';
import { composeTitle } from '../opportunity/compose-title.ts';
import type { GapFacts } from '../opportunity/facts.ts';
import { supportsOf } from '../opportunity/supports.ts';
import type { LibraryView } from '../retrieval/library-view.ts';
import { countStems } from '../text/tokenize.ts';
import { type CandidateFacts, factsOf, type SearchForGaps } from './candidate-facts.ts';
import type { QueryLog } from './gather.ts';

export interface FoundGaps {
  opportunities: Opportunity[];
  candidates: Candidate[];
  /** Candidates considered, and how many of them a disproof search refuted. */
  considered: number;
  refuted: number;
  queries: QueryLog[];
}

/** Fewer are shown where the library is thin: the best analogies, not all of them. */
const PRESENTED: Readonly<Record<Coverage['level'], number>> = { good: 8, partial: 7, thin: 5, none: 0 };
const CHECKED = 10;
/** A candidate stays when its promise is at least this share of the best one's; the three best always stay. */
const LEAST_SHARE = 0.6;
/** Where one stands, up to three are shown with any score, further ones from 20 on: of what scores less, one in five was apt. */
const FIRST = 3;
const LEAST_FURTHER = 20;
/** What nobody laid beside a design of the idea stands from here on: for the ideas of strangers a tenth of what scored less was apt. */
const LEAST_UNREAD = 40;
const isRead = ({ source, partner }: Candidate): boolean =>
  source.beside !== null || (partner?.beside ?? null) !== null;

interface Judged {
  candidate: Candidate;
  facts: CandidateFacts;
  counts: Counts;
  score: number;
  refuted: boolean;
  components: Opportunity['score_components'];
}

/** Find, check, score, select and word the gaps of an idea. All disproof searches run in one batch. */
export async function findOpportunities(input: SearchForGaps, library: LibraryView): Promise<FoundGaps> {
  const { idea, frame, field, asOf } = input;
  const candidates = findCandidates({
    field: field.docs,
    uses: field.uses,
    solutions: field.solutions,
    contextStems: new Set(countStems(idea.context ?? '').keys()),
    ideaStems: new Set(frame.terms.list.map((t) => t.stem)),
    keyed: frame.profile.functions.size > 0,
    asOf,
  });
  const varied = pickVaried(candidates, CHECKED);
  const chosen = varied.filter((c, i) => i < 3 || c.promise >= LEAST_SHARE * (varied[0]?.promise ?? 0));
  const read = new Map(input.retrieved.map((d) => [d.record.number, d]));
  const contexts = chosen.map((c) => ({
    idea,
    frame,
    model: library.model,
    stats: library.stats,
    asOf,
    read,
    themeDocs: mechanismDocs(c, field.docs),
  }));
  const requests = chosen.map((c, i) => planChecks(c, contexts[i]!));
  const outcomes = await library.searchMany(requests.flat());
  const scoring: ScoringContext = {
    field: field.docs,
    retrieved: input.retrieved,
    coverage: input.coverage,
    stats: library.stats,
    asOf,
    densities: betweenDensities(frame.vector, field.docs),
    ideaVector: frame.vector,
    saturated: input.saturated,
    unnamed: frame.thing !== null && !field.docs.some((d) => d.aboutThing),
  };
  let at = 0;
  const judged = chosen.map((candidate, i): Judged => {
    const found = (requests[i] ?? []).map((request) => ({ request, outcome: outcomes[at++]! }));
    const checks = judgeChecks(candidate, found, contexts[i]!);
    const measured = measure(candidate, scoring);
    const facts = factsOf(candidate, { input, counts: measured.counts, checks });
    const isMain = frame.profile.functions.get(candidate.source.shown?.job ?? '') === MAIN_JOB;
    const isUsual = isMain && facts.usualFor.length > 0;
    const verdict = scoreCandidate(candidate, measured, { ...scoring, checks, isUsual });
    return { candidate, counts: measured.counts, ...verdict, facts };
  });
  const standing = standingOf(judged).slice(0, PRESENTED[input.coverage.level]);
  return {
    opportunities: word(standing, input),
    candidates: standing.map((j) => j.candidate),
    considered: candidates.length,
    refuted: judged.filter((j) => j.refuted).length,
    queries: requests.flat().map((r, i) => ({
      purpose: 'disproof',
      query: r.text.slice(0, 300),
      source: outcomes[i]?.source ?? library.stats.name,
      hits: outcomes[i]?.hits.length ?? 0,
    })),
  };
}

/** What stands and is no long shot, best first; nothing where none is likely enough to be apt. */
function standingOf(judged: readonly Judged[]): Judged[] {
  const unrefuted = judged
    .filter((j) => !j.refuted)
    .sort(
      (a, b) =>
        Number(isDoubt(a.candidate)) - Number(isDoubt(b.candidate)) ||
        b.score - a.score ||
        b.candidate.promise - a.candidate.promise,
    );
  const chance = ({ components }: Judged) => components.aptness ?? 0;
  const stands = (j: Judged) =>
    chance(j) >= LEAST_APTNESS && (isRead(j.candidate) || j.score >= LEAST_UNREAD);
  if (!unrefuted.some(stands)) return [];
  const likely = unrefuted.filter((j) => chance(j) >= LEAST_CHANCE);
  return likely.filter((j, i) => i < FIRST || (stands(j) && j.score >= LEAST_FURTHER));
}

/** What the mechanism has not met: the partner's mechanism for a combination, else the idea's own use. */
function otherSide({ partner }: Candidate, { names, field }: SearchForGaps) {
  if (partner === null) return ideaUse(names.serves, field.docs);
  return (
    field.solutions.find((theme) => theme.docs.includes(partner.index)) ?? ideaUse(names.serves, field.docs)
  );
}

/** No chance is told of what does the job already: apt it is, and prior art. */
function componentsTold({ candidate: { source, partner }, components }: Judged): Judged['components'] {
  if (partner !== null || !source.priorArt) return components;
  const { aptness: _, ...rest } = components;
  return rest;
}

function word(standing: readonly Judged[], input: SearchForGaps): Opportunity[] {
  const ofKind = new Map<string, number>();
  const titles = new Set<string>();
  const told = new Set<number>();
  const opposed = new Set<number>();
  return standing.map((j, position): Opportunity => {
    const count = ofKind.get(j.candidate.kind) ?? 0;
    ofKind.set(j.candidate.kind, count + 1);
    const supports = supportsOf(j.candidate, input.supports, told);
    for (const { doc } of supports) told.add(doc.index);
    const others = j.facts.nearest.filter(
      (d) => d.index !== j.candidate.partner?.index && !supports.some(({ doc }) => doc.index === d.index),
    );
    const against = others.find((d) => !opposed.has(d.index)) ?? others[0];
    if (against !== undefined) opposed.add(against.index);
    const shown = new Set([...docsOf(j.candidate), ...supports.map(({ doc }) => doc), ...j.facts.nearest]);
    const { owners, individuals, unknown } = ownersOf([...shown]);
    const f: GapFacts = {
      ...j.facts,
      supports,
      against,
      position,
      ofKind: count,
      owners,
      ownerless: individuals + unknown,
    };
    const docs = input.field.byIndex;
    const composed = composeTitle(f);
    const title = titles.has(composed) ? `${composed}, as in ${j.candidate.source.record.number}` : composed;
    titles.add(title);
    const axis = (t: Pick<Candidate['use'], 'id' | 'label' | 'docs'>) => ({
      id: t.id,
      label: t.label,
      support: t.docs.length,
      numbers: t.docs.map((d) => docs.get(d)?.record.number).filter((n): n is string => n !== undefined),
    });
    return {
      id: `o${position + 1}`,
      kind: j.candidate.kind,
      title,
      problem: composeProblem(f),
      concept: composeConcept(f),
      gap: composeGap(f),
      opportunity_score: j.score,
      refuted: false,
      score_components: componentsTold(j),
      evidence_for: evidenceFor(f),
      evidence_against: evidenceAgainst(f),
      why_empty: [...f.checks],
      nearest_art: nearestArt(f),
      next_steps: nextSteps(f),
      pair: {
        use: axis(otherSide(j.candidate, input)),
        solution: axis(j.candidate.solution),
        together: j.counts.together,
      },
      phrased_by: 'evidence',
    };
  });
}
