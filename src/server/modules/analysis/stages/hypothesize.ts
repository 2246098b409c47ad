import type { Frame } from '../../../../contract/analysis/frame.ts';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { brokenConstraint } from '../../../../core/analysis/constraints.ts';
import { vaguenessOf, wordCosine } from '../../../../core/analysis/specificity.ts';
import type { RatedRecord } from '../../../../core/landscape/related.ts';
import { ModelFault } from '../../model/model.ts';
import { askStage } from '../ask-stage.ts';
import { proposeFromPatterns } from '../embedded/propose-from-patterns.ts';
import { estimateExpiry } from '../estimate-expiry.ts';
import { type HypothesizeReply, hypothesizePrompts } from '../prompts/hypothesize.ts';
import { ratedRecords } from '../related-records.ts';
import type { Hypothesis, HypothesizeOutput, Outputs, RunContext, StageResult } from '../run-state.ts';
import { withFallback } from '../with-fallback.ts';

const MAX_SHOWN = 30;
const MAX_HYPOTHESES = 12;
/** Two proposals whose texts are this alike are one (Si et al. 2024 use the same bound on embeddings). */
const DUPLICATE = 0.8;

type Done = Outputs<'frame' | 'search' | 'screen' | 'coverage' | 'landscape'>;

/** Stage 6: proposals for what the record leaves open. */
export async function hypothesizeStage(ctx: RunContext, done: Done): Promise<StageResult<'hypothesize'>> {
  if (done.frame.elements.length === 0)
    return { output: { hypotheses: [], dropped: [] }, by: 'code', fallback: null };
  return withFallback<'hypothesize'>(
    ctx,
    () => hypothesizeByModel(ctx, done),
    () => proposeFromPatterns(ctx, done),
  );
}

async function hypothesizeByModel(ctx: RunContext, done: Done): Promise<HypothesizeOutput> {
  const shown = ratedRecords(done, 1).slice(0, MAX_SHOWN);
  const settled = await Promise.allSettled(
    hypothesizePrompts.map((prompt) =>
      askStage(ctx, prompt, (mark) => mark.data(briefing(done, shown, ctx.asOf))),
    ),
  );
  const failure = settled.find((result) => result.status === 'rejected');
  const replies = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  // One lens that failed leaves fewer proposals; both leave none, and the embedded stage takes over.
  if (replies.length === 0) throw failure!.reason;
  if (failure && !(failure.reason instanceof ModelFault)) throw failure.reason;
  // Six were asked for: a model that names none has not understood, and the embedded stage may know some.
  if (replies.every(({ hypotheses }) => hypotheses.length === 0))
    throw new ModelFault('format', 'no proposals');
  return sift(interleave(replies), shown, { frame: done.frame, asOf: ctx.asOf });
}

function briefing({ frame, coverage, landscape }: Done, shown: readonly RatedRecord[], asOf: string): string {
  const patents = shown.map(({ record, rating }, i) =>
    JSON.stringify({
      n: i + 1,
      title: record.title,
      year: record.date?.slice(0, 4) ?? null,
      owner: record.assignee,
      topic: rating.topic,
      does: rating.does,
      mechanism: rating.mechanism,
      discloses: rating.disclosures.map(({ element }) => element),
      differs: rating.differs,
      expired: isExpired(record, asOf),
    }),
  );
  const { read_by: _read, edited: _edited, queries: _queries, ...reading } = frame;
  return [
    `Idea as read: ${JSON.stringify(reading)}`,
    `Coverage: ${coverage.level}; ${coverage.read} patents reviewed, ${coverage.related} related, ${coverage.core} on the same thing.`,
    `Themes: ${landscape.themes.rows.map(({ label, count }) => `${label} (${count})`).join(', ') || 'none'}`,
    `Patents read, closest first:\n${patents.join('\n') || 'none'}`,
  ].join('\n');
}

/** An application has no term that could have run out. */
const isExpired = (record: PatentRecord, asOf: string): boolean =>
  record.type !== 'application' && (estimateExpiry(record, asOf)?.passed ?? false);

/** Whether the patents that a proposal starts from make it of its kind: a problem that two name, art past its term. */
function isBorneOut(kind: Hypothesis['kind'], built: readonly PatentRecord[], asOf: string): boolean {
  if (kind === 'relieve') return built.length >= 2;
  return kind !== 'revive' || built.some((record) => isExpired(record, asOf));
}

const interleave = (replies: readonly HypothesizeReply[]) => {
  const lists = replies.map(({ hypotheses }) => hypotheses);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
};

/** Drops what breaks a constraint, is too vague to test, or says the same as an earlier one. */
function sift(
  proposals: HypothesizeReply['hypotheses'],
  shown: readonly RatedRecord[],
  { frame, asOf }: { frame: Frame; asOf: string },
): HypothesizeOutput {
  const hypotheses: Hypothesis[] = [];
  const dropped: HypothesizeOutput['dropped'] = [];
  for (const { queries, builds_on, ...rest } of proposals) {
    const built = [...new Set(builds_on)].flatMap((n) => shown[n - 1]?.record ?? []);
    const hypothesis: Hypothesis = {
      ...rest,
      // A kind that its patents do not support says more than is known.
      kind: isBorneOut(rest.kind, built, asOf) ? rest.kind : 'extend',
      id: `H${hypotheses.length + 1}`,
      elements: rest.elements.slice(0, 6),
      builds_on: built.map(({ number }) => number),
      disproof_queries: queries.slice(0, 2),
      test: null,
      chance: null,
    };
    const text = `${rest.title}. ${rest.concept} ${rest.elements.map(({ text }) => text).join('. ')}`;
    const broken = brokenConstraint(text, frame.constraints.must_not);
    const reason =
      (broken && `it uses "${broken}", which you ruled out`) ??
      vaguenessOf(hypothesis) ??
      (hypotheses.some(
        (other) =>
          wordCosine(`${other.title} ${other.concept}`, `${rest.title} ${rest.concept}`) >= DUPLICATE,
      )
        ? 'it repeats another proposal'
        : null);
    if (reason) dropped.push({ title: rest.title, reason });
    else if (hypotheses.length < MAX_HYPOTHESES) hypotheses.push(hypothesis);
  }
  return { hypotheses, dropped };
}
