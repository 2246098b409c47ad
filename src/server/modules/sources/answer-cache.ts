import { createHash } from 'node:crypto';
import { readAnswer, writeAnswer } from './answer-cache.store.ts';
import type { CallDeps } from './call-source.ts';

const HOUR = 3_600_000;
/** Until then an answer stands in for a new call. */
const FRESH = { search: 24 * HOUR, fetch: 7 * 24 * HOUR } as const;
/** Beyond this an answer is not worth its room. */
const LARGEST = 4_000_000;
/** Changes when the shape of what is kept changes. */
const FORM = 1;

export type CachedKind = keyof typeof FRESH;

export interface CachedAnswer<T> {
  value: T;
  /** ISO time of the answer. */
  at: string;
  fresh: boolean;
}

/** Key of an answer: a hash of what was asked and of whom, and of nothing else. */
export function cacheKey(source: string, kind: CachedKind, asked: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([FORM, source, kind, asked]))
    .digest('hex');
}

/** The kept answer, however old; null when there is none or the database cannot say. */
export async function recall<T>(
  { database, clock, log }: CallDeps,
  kind: CachedKind,
  key: string,
): Promise<CachedAnswer<T> | null> {
  if (!database) return null;
  try {
    const stored = await readAnswer(database.db, key);
    if (!stored) return null;
    const age = clock.now().getTime() - stored.createdAt.getTime();
    return { value: stored.answer as T, at: stored.createdAt.toISOString(), fresh: age < FRESH[kind] };
  } catch (err) {
    log.warn({ err }, 'The cache of source answers could not be read.');
    return null;
  }
}

/** Keeps an answer. A search must not fail because its answer could not be kept. */
export async function remember(
  { database, clock, log }: CallDeps,
  entry: { key: string; source: string; answer: unknown },
): Promise<void> {
  if (!database || JSON.stringify(entry.answer).length > LARGEST) return;
  try {
    await writeAnswer(database.db, { ...entry, createdAt: clock.now() });
  } catch (err) {
    log.warn({ err }, 'The answer of a source could not be cached.');
  }
}
