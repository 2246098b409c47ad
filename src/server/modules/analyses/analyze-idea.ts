import type { z } from 'zod';
import type { FrameEdit } from '../../../contract/analysis/frame.ts';
import { AppError } from '../../../contract/errors.ts';
import { sanitiseIdea } from '../../../contract/idea-text.ts';
import type {
  analyzeIdeaBodySchema,
  CategorySearch,
  IdeaAnalysis,
  RegeneratedIdeas,
} from '../../../contract/routes/analyses.routes.ts';
import type { UserCtx } from '../../context.ts';
import { takeAttempt } from '../rates/take-attempt.ts';
import { hasOpenReservation } from '../usage/has-open-reservation.ts';
import { readFindings } from './read-findings.ts';
import { searchCategory } from './search-category.ts';
import { parseSessionId } from './session-id.ts';
import { findSession } from './sessions.store.ts';
import { findStartedRun, type RunRequest, startRun } from './start-run.ts';
import { waitForRun } from './wait-for-run.ts';

export interface AnalyzeIdeaInput {
  body: z.output<typeof analyzeIdeaBodySchema>;
  idempotencyKey: string | null;
  /** Aborted when the client is gone: the waiting ends, the run goes on. */
  signal: AbortSignal;
}

/**
 * The three forms of `analyze-idea`. An idea and a saved session start a durable run, and the answer waits for its
 * end; the name of a category lists its patents, unless the user has reserved an idea generation.
 */
export async function analyzeIdea(
  ctx: UserCtx,
  input: AnalyzeIdeaInput,
): Promise<IdeaAnalysis | RegeneratedIdeas | CategorySearch> {
  if (!ctx.library.ready()) throw new AppError('library_unavailable', { retryAfter: 2 });
  const { body } = input;
  if ('sessionId' in body)
    return regenerate(ctx, input, { sessionId: parseSessionId(body.sessionId), frame: body.frame ?? null });
  const idea = cleanIdea(body.searchTerms);
  const category = body.frame ? null : await categoryOf(ctx, body.searchTerms, idea);
  if (category !== null) return searchCategory(ctx, { name: category });
  const sessionId = await run(ctx, input, { prompt: idea, frame: body.frame ?? null });
  const { session, ideas, patents, findings } = await readFindings(ctx, { sessionId });
  return {
    session_id: session.id,
    patents,
    total_patents: patents.length,
    ideas,
    ...findings,
  };
}

async function regenerate(
  ctx: UserCtx,
  input: AnalyzeIdeaInput,
  target: { sessionId: string; frame: FrameEdit | null },
): Promise<RegeneratedIdeas> {
  const { sessionId } = target;
  const owned = { sessionId, userId: ctx.actor.userId };
  if (!(await findSession(ctx.database.db, owned))) throw new AppError('session_not_found');
  await run(ctx, input, target);
  const { ideas, patents, findings } = await readFindings(ctx, { sessionId });
  return { session_id: sessionId, ideas, patent_count: patents.length, ...findings };
}

function cleanIdea(terms: unknown[]): string {
  const texts = terms.length > 0 && terms.every((term) => typeof term === 'string');
  const result = sanitiseIdea(texts ? terms.join('\n') : undefined);
  if (!result.ok) throw new AppError(result.error);
  return result.text;
}

/** The category that a single term names, unless the user has paid for an idea: then the word is the idea. */
async function categoryOf(ctx: UserCtx, terms: unknown[], idea: string): Promise<string | null> {
  if (terms.length !== 1) return null;
  const categories = await ctx.library.categoryCounts();
  const named = categories.find(({ name }) => name.toLowerCase() === idea.toLowerCase());
  if (!named || (await hasOpenReservation(ctx, { limitType: 'idea_generations' }))) return null;
  return named.name;
}

async function run(ctx: UserCtx, input: AnalyzeIdeaInput, target: RunRequest['target']): Promise<string> {
  const request = { target, idempotencyKey: input.idempotencyKey };
  const joined = await findStartedRun(ctx, request);
  if (!joined) await takeAttempt(ctx, { limiter: 'analysis', scope: 'analyze-idea' });
  const started = joined ?? (await startRun(ctx, request));
  await waitForRun(ctx, started, input.signal);
  return started.sessionId;
}
