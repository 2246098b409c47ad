import type { Clock } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { EventBus } from '../../../events/event-bus.ts';
import { SESSION_ABSOLUTE } from './better-auth.ts';
import { type LiveSession, readLiveSession } from './live-sessions.store.ts';

/** Milliseconds for which an answer is trusted; a revocation is usually known within a few. */
const TRUSTED_FOR = 5_000;
const MOST_KEPT = 20_000;

export interface LiveSessions {
  /** The session with its person as the database has it now (≤ 5 s old), or null when it has ended. */
  find(sessionId: string): Promise<LiveSession | null>;
  /** Forgets what is known of a person in this process; other processes learn of it from `auth.revoked`. */
  forget(userId: string): void;
}

interface Kept {
  session: LiveSession;
  at: number;
}

export function createLiveSessions({
  database,
  events,
  clock,
}: {
  database: Database;
  events: EventBus;
  clock: Clock;
}): LiveSessions {
  const kept = new Map<string, Kept>();
  let revocations = 0;
  const forget = (userId: string) => {
    revocations++;
    for (const [id, entry] of kept) if (entry.session.userId === userId) kept.delete(id);
  };
  events.subscribe(({ topic, event }) => {
    if (event.type === 'auth.revoked') forget(topic.slice('user:'.length));
  });
  return {
    forget,
    find: async (sessionId) => {
      const entry = kept.get(sessionId);
      if (entry && performance.now() - entry.at < TRUSTED_FOR) return entry.session;
      kept.delete(sessionId);
      const at = performance.now();
      const before = revocations;
      const now = clock.now();
      const oldest = new Date(now.getTime() - SESSION_ABSOLUTE * 1000);
      const session = await readLiveSession(database.db, { id: sessionId, now, oldest });
      // A revocation during the read may be newer than what was read.
      if (session && before === revocations) keep(kept, { session, at });
      return session;
    },
  };
}

function keep(kept: Map<string, Kept>, entry: Kept): void {
  if (kept.size >= MOST_KEPT) {
    const oldest = kept.keys().next().value;
    if (oldest !== undefined) kept.delete(oldest);
  }
  kept.set(entry.session.sessionId, entry);
}
