import type { Disclosure, Rating } from '../../../../contract/analysis/evidence.ts';
import type { Frame } from '../../../../contract/analysis/frame.ts';
import { findQuote, patentText } from '../../../../core/analysis/patent-text.ts';
import { askStage } from '../ask-stage.ts';
import { closestFirst } from '../closest-first.ts';
import { screenByWords } from '../embedded/screen-by-words.ts';
import { patentLine } from '../patent-line.ts';
import { requeryPrompt } from '../prompts/requery.ts';
import { type ScreenReply, screenPrompt } from '../prompts/screen.ts';
import type { Outputs, RunContext, ScreenOutput, SearchOutput, StageResult } from '../run-state.ts';
import { withFallback } from '../with-fallback.ts';
import { searchFor } from './search.ts';

const BATCH = 25;
const MAX_READ = 3 * BATCH;
const MAX_RETRY_READ = BATCH;
/** Longest text of a patent that is sent, in characters; most abstracts are shorter. */

/** Stage 3: every patent against the idea and its elements. A search that found nothing on the subject is tried again in other words. */
export async function screenStage(
  ctx: RunContext,
  { frame, search }: Outputs<'frame' | 'search'>,
): Promise<StageResult<'screen'>> {
  return withFallback<'screen'>(
    ctx,
    () => screenByModel(ctx, frame, search),
    () => screenByWords(ctx, frame, search),
  );
}

async function screenByModel(ctx: RunContext, frame: Frame, search: SearchOutput): Promise<ScreenOutput> {
  const read = (await closestFirst(ctx, frame, search.candidates)).slice(0, MAX_READ);
  const ratings = await rate(ctx, frame, read);
  if (ratings.some(({ topic }) => topic === 3) || !ctx.budget.allows(2))
    return { ratings: sorted(ratings), reviewed: read.length, retried: null };
  const retried = await searchAgain(ctx, frame, search);
  const known = new Set(read.map(({ candidate }) => candidate.record.number));
  const fresh = retried.candidates.filter(({ record }) => !known.has(record.number));
  const more = (await closestFirst(ctx, frame, fresh)).slice(0, MAX_RETRY_READ);
  const added = more.length === 0 ? [] : await rate(ctx, frame, more);
  return { ratings: sorted([...ratings, ...added]), reviewed: read.length + more.length, retried };
}

async function searchAgain(ctx: RunContext, frame: Frame, search: SearchOutput): Promise<SearchOutput> {
  const { queries } = await askStage(ctx, requeryPrompt, (mark) =>
    mark.data(
      JSON.stringify({
        idea: frame.summary,
        thing: frame.thing,
        job: frame.job,
        used: search.queries.map(({ text }) => text),
        found: search.candidates.slice(0, 25).map(({ record }) => record.title),
      }),
    ),
  );
  return searchFor(
    ctx,
    queries
      .slice(0, 8)
      .map((text) => ({ text: text.slice(0, 200), purpose: 'retry', groups: [[frame.thing], [text]] })),
  );
}

type Read = Awaited<ReturnType<typeof closestFirst>>[number];

async function rate(ctx: RunContext, frame: Frame, read: Read[]): Promise<Rating[]> {
  const batches = Array.from({ length: Math.ceil(read.length / BATCH) }, (_, i) =>
    read.slice(i * BATCH, (i + 1) * BATCH),
  );
  const elements = frame.elements.map(({ id, text }) => `${id}: ${text}`).join('\n');
  const replies = await Promise.all(
    batches.map((batch) =>
      askStage(ctx, screenPrompt, (mark) =>
        [
          `Idea: ${mark.data(`${frame.summary}\nThing: ${frame.thing}\nJob: ${frame.job ?? ''}`)}`,
          `Elements:\n${mark.data(elements)}`,
          ambiguity(frame),
          `Patents:\n${mark.data(batch.map(({ candidate }, i) => patentLine(candidate.record, i + 1)).join('\n'))}`,
        ].join('\n\n'),
      ),
    ),
  );
  return replies.flatMap((reply, i) => ratingsFromReply(frame, batches[i]!, reply));
}

const ambiguity = ({ ambiguous }: Frame): string =>
  ambiguous.length === 0
    ? ''
    : `Not meant: ${ambiguous.map(({ word, not }) => `"${word}" as ${not}`).join('; ')}.`;

/** Ratings with verified quotes: a disclosure whose words do not stand in the text is dropped. Absent patents are topic 0. */
export function ratingsFromReply(frame: Frame, batch: readonly Read[], reply: ScreenReply): Rating[] {
  const ids = new Set(frame.elements.map(({ id }) => id));
  return reply.patents.flatMap((rated) => {
    const read = batch[rated.n - 1];
    if (!read || rated.topic === 0) return [];
    const { record } = read.candidate;
    const text = patentText(record);
    const disclosures = rated.elements.flatMap(({ e, how, quote }): Disclosure[] => {
      const exact = findQuote(text, quote);
      return ids.has(e) && exact ? [{ element: e, how, quote: exact }] : [];
    });
    return [
      {
        number: record.number,
        topic: rated.topic as Rating['topic'],
        closeness: read.closeness,
        group: null,
        disclosures,
        does: rated.does || null,
        mechanism: rated.mechanism || null,
        differs: rated.differs || null,
      },
    ];
  });
}

/** Closest first: by topic, then by how many parts of the idea are disclosed, then by calibrated closeness. */
const sorted = (ratings: Rating[]): Rating[] =>
  ratings.sort(
    (a, b) =>
      b.topic - a.topic ||
      b.disclosures.length - a.disclosures.length ||
      b.closeness - a.closeness ||
      (a.number < b.number ? -1 : 1),
  );
