import type { Disclosure } from '../../../../contract/analysis/evidence.ts';
import type { Frame } from '../../../../contract/analysis/frame.ts';
import type { ComparedPatent } from '../../../../contract/analysis/opportunity.ts';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { findQuote, isTitleOnly, patentText } from '../../../../core/analysis/patent-text.ts';
import { askStage } from '../ask-stage.ts';
import { comparedPatent, type Tested } from '../compared-patent.ts';
import { compareByWords } from '../embedded/compare-by-words.ts';
import { patentLine } from '../patent-line.ts';
import { type CriticReply, criticPrompt } from '../prompts/critic.ts';
import { type RefuteReply, refutePrompt } from '../prompts/refute.ts';
import { reciprocalRanks } from '../reciprocal-ranks.ts';
import { candidatesByNumber, ratedRecords } from '../related-records.ts';
import type { Hypothesis, Outputs, Refutation, RefuteOutput, RunContext, StageResult } from '../run-state.ts';
import { withFallback } from '../with-fallback.ts';

const PER_QUERY = 12;
/** Patents compared with each proposal. */
const COMPARED = 9;
const MAX_NEAREST = 4;

/** Of the reading, only what the critic gets. */
type Done = Outputs<'search' | 'screen' | 'hypothesize'> & {
  frame: Pick<Frame, 'summary' | 'thing' | 'constraints' | 'trade_off' | 'recalled'>;
};

/** Stage 7: each proposal is searched for and compared with what comes back; then a critic tries to break it. */
export async function refuteStage(ctx: RunContext, done: Done): Promise<StageResult<'refute'>> {
  const { hypotheses } = done.hypothesize;
  if (hypotheses.length === 0)
    return { output: { refutations: [], records: [] }, by: 'code', fallback: null };
  const tested = await searchForProposals(ctx, done, hypotheses);
  return withFallback<'refute'>(
    ctx,
    () => refuteByModel(ctx, done, tested),
    async () => {
      const rated = ratedRecords(done, 1).map(({ record }) => record);
      const related = [...rated, ...tested.flatMap(({ found }) => found)];
      return collect(tested, await compareByWords(ctx, tested, { thing: done.frame.thing, related }));
    },
  );
}

/** What the searches of each proposal find, nearest first, together with what it builds on and the closest related patents. */
export async function searchForProposals(
  ctx: RunContext,
  done: Outputs<'search' | 'screen'>,
  hypotheses: Hypothesis[],
): Promise<Tested[]> {
  const queries = hypotheses.flatMap((h) =>
    [`${h.title}. ${h.elements.map(({ text }) => text).join(', ')}`, ...h.disproof_queries].map((text) => ({
      id: h.id,
      text,
      purpose: 'disproof' as const,
      groups: h.elements.slice(0, 3).map(({ text: element }) => [element]),
    })),
  );
  const { candidates, byQuery } = await ctx.search.search(queries, { limit: PER_QUERY, signal: ctx.signal });
  const records = new Map(candidates.map(({ record }) => [record.number, record]));
  for (const [number, { record }] of candidatesByNumber(done)) records.set(number, record);
  const closest = done.screen.ratings.slice(0, 2).map(({ number }) => number);
  return hypotheses.map((hypothesis) => {
    const own = queries.flatMap((query, i) =>
      query.id === hypothesis.id ? [{ text: query.text, numbers: byQuery[i] ?? [] }] : [],
    );
    // What it starts from is what it has to differ from.
    const fused = [
      ...hypothesis.builds_on,
      ...reciprocalRanks([...own.map(({ numbers }) => numbers), closest]),
    ];
    return {
      hypothesis,
      found: [...new Set(fused)].flatMap((number) => records.get(number) ?? []).slice(0, COMPARED),
      queries: own.slice(1).map(({ text, numbers }) => ({ text, hits: numbers.length })),
    };
  });
}

async function refuteByModel(ctx: RunContext, done: Done, tested: Tested[]): Promise<RefuteOutput> {
  // A second search has spent two calls more; the whole run keeps to the same number.
  const perCall = Math.ceil(tested.length / (done.screen.retried ? 2 : 3));
  const groups = Array.from({ length: Math.ceil(tested.length / perCall) }, (_, i) =>
    tested.slice(i * perCall, (i + 1) * perCall),
  );
  const [compared, reviews] = await Promise.all([
    Promise.all(groups.map((group) => compare(ctx, group))),
    criticize(ctx, done, tested),
  ]);
  const full = await withClaims(ctx, compared.flat());
  return collect(tested, full, reviews);
}

async function compare(
  ctx: RunContext,
  group: Tested[],
): Promise<{ id: string; nearest: ComparedPatent[] }[]> {
  const records = [
    ...new Map(group.flatMap(({ found }) => found).map((record) => [record.number, record])).values(),
  ];
  const index = new Map(records.map(({ number }, i) => [number, i + 1]));
  const reply = await askStage(ctx, refutePrompt(group.length), (mark) =>
    [
      `Patents:\n${mark.data(records.map((record, i) => patentLine(record, i + 1)).join('\n'))}`,
      `Proposals:\n${mark.data(
        group
          .map(({ hypothesis: h, found }) =>
            JSON.stringify({
              id: h.id,
              title: h.title,
              concept: h.concept,
              elements: h.elements.map(({ text }, i) => ({ i, text })),
              found: found.map(({ number }) => index.get(number)),
            }),
          )
          .join('\n'),
      )}`,
    ].join('\n\n'),
  );
  return group.map(({ hypothesis, found }) => ({
    id: hypothesis.id,
    nearest: comparedFromReply({ hypothesis, found, records }, reply),
  }));
}

/** Compared patents with verified quotes, the one that discloses most first; the nearest is always named. */
export function comparedFromReply(
  { hypothesis, found, records }: { hypothesis: Hypothesis; found: PatentRecord[]; records: PatentRecord[] },
  reply: RefuteReply,
): ComparedPatent[] {
  const judged = reply.judged.find(({ id }) => id === hypothesis.id);
  const compared = (judged?.patents ?? []).flatMap(({ n, elements }) => {
    const record = records[n - 1];
    if (!record) return [];
    const text = patentText(record);
    const has = elements.flatMap(({ i, how, quote }): Disclosure[] => {
      const exact = findQuote(text, quote);
      return hypothesis.elements[i] && exact ? [{ element: String(i), how, quote: exact }] : [];
    });
    return [comparedPatent(record, has, hypothesis.elements.length)];
  });
  const unique = [...new Map(compared.map((patent) => [patent.number, patent])).values()];
  const [fallback] = found;
  if (unique.length === 0 && fallback) unique.push(comparedPatent(fallback, [], hypothesis.elements.length));
  return unique.sort((a, b) => b.has.length - a.has.length).slice(0, MAX_NEAREST);
}

async function criticize(
  ctx: RunContext,
  { frame }: Done,
  tested: Tested[],
): Promise<CriticReply['reviews']> {
  const reply = await askStage(ctx, criticPrompt, (mark) =>
    mark.data(
      [
        `Idea: ${frame.summary}`,
        `Required: ${frame.constraints.must.join('; ') || 'nothing stated'}. Ruled out: ${frame.constraints.must_not.join('; ') || 'nothing stated'}.`,
        `Trade-off: ${frame.trade_off ?? 'unknown'}`,
        `Recalled, unverified: ${JSON.stringify(frame.recalled)}`,
        ...tested.map(({ hypothesis: { id, title, problem, concept } }) =>
          JSON.stringify({ id, title, problem, concept }),
        ),
      ].join('\n'),
    ),
  );
  return reply.reviews;
}

/** Claims of the nearest patents, where a source has them. */
async function withClaims(
  ctx: RunContext,
  compared: { id: string; nearest: ComparedPatent[] }[],
): Promise<{ id: string; nearest: ComparedPatent[] }[]> {
  const wanted = [
    ...new Set(
      compared
        .flatMap(({ nearest }) => nearest.slice(0, 1))
        .flatMap(({ number, claim }) => (claim ? [] : [number])),
    ),
  ];
  const full = await ctx.search.fetchFull(wanted, ctx.signal);
  const claims = new Map(full.map(({ number, claim }) => [number, claim ?? null]));
  return compared.map(({ id, nearest }) => ({
    id,
    nearest: nearest.map((patent) => ({
      ...patent,
      claim: patent.claim ?? claims.get(patent.number) ?? null,
    })),
  }));
}

function collect(
  tested: readonly Tested[],
  compared: readonly { id: string; nearest: ComparedPatent[] }[],
  reviews: CriticReply['reviews'] = [],
): RefuteOutput {
  const refutations = tested.map(({ hypothesis: { id }, queries, found }): Refutation => {
    const review = reviews.find((r) => r.id === id);
    return {
      id,
      queries,
      readable: found.filter((record) => !isTitleOnly(record)).length,
      nearest: compared.find((c) => c.id === id)?.nearest ?? [],
      flaw: review?.flaw ?? null,
      fatal: review ? review.fatal || review.breaks_constraint : false,
      repair: review?.repair || null,
      feasibility: review?.feasibility ?? null,
    };
  });
  return {
    refutations,
    records: [...new Map(tested.flatMap(({ found }) => found).map((r) => [r.number, r])).values()],
  };
}
