import { createHash } from 'node:crypto';
import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import {
  acquireKey,
  forgetKey,
  HEARTBEAT,
  keepKeyAlive,
  type OnceKey,
  readKey,
  storeAnswer,
} from './answer-once.store.ts';
import { StreamedAnswer } from './streamed-answer.ts';

const MAX_KEY = 255;

/**
 * Runs a request once per user, route and `Idempotency-Key`: the same key and body gets the same answer for at
 * least a day. Throws `idempotency_mismatch` for another body and `idempotency_in_flight` while the first runs.
 * A failure is not kept, so that it can be retried with the same key; nor is a plain `Response`. What a stream came to is
 * kept when it has ended, and is in flight until then.
 */
export async function answerOnce<T>(
  ctx: UserCtx,
  request: { key: string; route: string; body: unknown },
  run: () => Promise<T>,
): Promise<T> {
  if (request.key.length > MAX_KEY) {
    throw new AppError('invalid_request', {
      message: `Idempotency-Key is longer than ${MAX_KEY} characters.`,
    });
  }
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest('hex');
  const key: OnceKey = { userId: ctx.actor.userId, route: request.route, key: request.key, bodyHash };
  return (await acquireKey(ctx.database.db, key)) ? runFirst(ctx, key, run) : repeat<T>(ctx, key);
}

async function runFirst<T>(ctx: UserCtx, key: OnceKey, run: () => Promise<T>): Promise<T> {
  const { db } = ctx.database;
  // A missed beat is harmless: the next one extends the lease again.
  const beat = setInterval(() => keepKeyAlive(db, key).catch(() => undefined), HEARTBEAT);
  beat.unref();
  let kept: Promise<void> = Promise.resolve();
  try {
    const answer = await run();
    if (answer instanceof StreamedAnswer) kept = keepWhenEnded(ctx, key, answer);
    else if (answer instanceof Response) await forgetKey(db, key);
    else await storeAnswer(db, key, answer);
    return answer;
  } catch (error) {
    await forgetKey(db, key);
    throw error;
  } finally {
    void kept.finally(() => clearInterval(beat));
  }
}

/** Never rejects: the stream has its own way to tell of a failure. */
async function keepWhenEnded(ctx: UserCtx, key: OnceKey, { ended }: StreamedAnswer<unknown>): Promise<void> {
  const { db } = ctx.database;
  await ended
    .then(
      (value) => storeAnswer(db, key, value),
      () => forgetKey(db, key),
    )
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'a streamed answer was not kept'));
}

async function repeat<T>(ctx: UserCtx, key: OnceKey): Promise<T> {
  const stored = await readKey(ctx.database.db, key);
  if (stored && stored.bodyHash !== key.bodyHash) throw new AppError('idempotency_mismatch');
  if (!stored?.answer) throw new AppError('idempotency_in_flight', { retryAfter: 1 });
  return stored.answer.value as T;
}
