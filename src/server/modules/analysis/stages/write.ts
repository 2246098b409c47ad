import { askStage } from '../ask-stage.ts';
import { writeFromPatents } from '../embedded/write-from-patents.ts';
import { estimateExpiry } from '../estimate-expiry.ts';
import { bodyText } from '../patent-line.ts';
import { writeLandscapePrompt, writeOpportunitiesPrompt } from '../prompts/write.ts';
import { ratedRecords, recordsByNumber } from '../related-records.ts';
import type { Outputs, RunContext, ScoredHypothesis, StageResult, WriteOutput } from '../run-state.ts';
import { withFallback } from '../with-fallback.ts';

const MAX_CITED = 18;
const CLOSEST = 12;

type Done = Outputs<
  'frame' | 'search' | 'screen' | 'coverage' | 'landscape' | 'hypothesize' | 'refute' | 'score'
>;

/** Stage 9: the texts that are new: the verdict, the state of the art, and each opportunity. */
export async function writeStage(ctx: RunContext, done: Done): Promise<StageResult<'write'>> {
  // Proposals of the embedded analyst have no judgement that a model could word.
  const embedded = async () => writeFromPatents(ctx, done);
  if (done.frame.elements.length === 0) return { output: await embedded(), by: 'code', fallback: null };
  return withFallback<'write'>(ctx, () => writeByModel(ctx, done), embedded);
}

async function writeByModel(ctx: RunContext, done: Done): Promise<WriteOutput> {
  const { kept } = done.score;
  const [landscape, opportunities] = await Promise.all([
    askStage(ctx, writeLandscapePrompt, (mark) => mark.data(landscapeBriefing(done, ctx.asOf))),
    kept.length === 0
      ? null
      : askStage(ctx, writeOpportunitiesPrompt, (mark) => mark.data(opportunityBriefing(done, ctx.asOf))),
  ]);
  return {
    verdict: landscape.verdict,
    state_of_art: landscape.paragraphs.join('\n\n'),
    opportunities: opportunities?.opportunities ?? [],
    next_step: opportunities?.next_step || null,
  };
}

function coverageLine({ coverage, search }: Done): string {
  const { library, sources } = search;
  const held = library
    ? `The local library holds ${library.documents} records (${library.withAbstract} with an abstract) of ${library.fromYear ?? '?'}–${library.toYear ?? '?'}.`
    : '';
  const others = sources
    .filter(({ name }) => name !== 'library')
    .map(({ label, state, shown, total }) => `${label}: ${state}, ${shown} of ${total ?? 'unknown'}`);
  return [
    `Coverage: ${coverage.level}; ${coverage.read} reviewed, ${coverage.related} related, ${coverage.core} on the same thing.`,
    held,
    ...others,
  ].join(' ');
}

function landscapeBriefing(done: Done, asOf: string): string {
  const { frame, landscape, score } = done;
  const patents = ratedRecords(done, 1)
    // What discloses a part is needed to say who covers it, however far down it stands.
    .filter(({ rating }, i) => i < CLOSEST || rating.disclosures.length > 0)
    .slice(0, MAX_CITED)
    .map(({ record, rating }) =>
      JSON.stringify({
        number: record.number,
        title: record.title,
        date: record.date,
        type: record.type,
        owner: record.assignee,
        expires_estimated: estimateExpiry(record, asOf)?.date ?? null,
        topic: rating.topic,
        does: rating.does,
        differs: rating.differs,
        discloses: rating.disclosures.map(({ element }) => element),
        text: bodyText(record),
      }),
    );
  return [
    `Idea: ${frame.summary}`,
    `Trade-off: ${frame.trade_off ?? 'unknown'}`,
    `Elements: ${frame.elements.map(({ id, text }) => `${id} ${text}`).join('; ')}`,
    coverageLine(done),
    `Owners: ${landscape.owners.rows.map(({ name, count }) => `${name} (${count})`).join(', ') || 'none recorded'}; ${landscape.owners.unknown} related patents have no recorded owner.`,
    `Trend: ${landscape.timeline.trend}`,
    `Recalled, unverified: ${JSON.stringify(frame.recalled)}`,
    `Opportunities kept: ${score.kept.map(({ hypothesis, verdict }) => `${hypothesis.title} (${verdict})`).join('; ') || 'none'}`,
    `Patents, closest first:\n${patents.join('\n') || 'none'}`,
  ].join('\n');
}

function opportunityBriefing(done: Done, asOf: string): string {
  const { frame, score } = done;
  const numbers = new Set(
    score.kept.flatMap(({ nearest, hypothesis }) => [
      ...nearest.slice(0, 2).map((n) => n.number),
      ...hypothesis.builds_on,
    ]),
  );
  const records = recordsByNumber(done);
  const evidence = [...numbers].flatMap((number) => {
    const record = records.get(number);
    if (!record) return [];
    const { title, date, type, assignee } = record;
    const text = bodyText(record);
    return [
      JSON.stringify({
        number,
        title,
        date,
        type,
        owner: assignee,
        expires_estimated: estimateExpiry(record, asOf)?.date ?? null,
        text,
      }),
    ];
  });
  return [
    `Idea: ${frame.summary}`,
    `Trade-off: ${frame.trade_off ?? 'unknown'}`,
    `Constraints: ${JSON.stringify(frame.constraints)}`,
    coverageLine(done),
    `Opportunities, best first:\n${score.kept.map(opportunityLine).join('\n')}`,
    `Evidence:\n${evidence.join('\n') || 'none'}`,
  ].join('\n');
}

const opportunityLine = ({ hypothesis: h, refutation, verdict, nearest }: ScoredHypothesis): string =>
  JSON.stringify({
    id: h.id,
    title: h.title,
    problem: h.problem,
    concept: h.concept,
    elements: h.elements.map(({ text }) => text),
    verdict,
    nearest: nearest.slice(0, 2).map(({ number, has, lacks }) => ({
      number,
      has: has.map(({ element, quote }) => ({ element: Number(element), quote })),
      lacks,
    })),
    critic: { flaw: refutation.flaw, repair: refutation.repair },
  });
