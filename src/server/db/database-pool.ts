import pg from 'pg';
import { refuseWhileHolding } from './held-connection.ts';

/** Milliseconds for which a connection may lie unused before it is asked whether it still answers. */
const TRUSTED_FOR = 1_000;
/** Milliseconds in which it has to. */
const PING_TIMEOUT = 1_500;
/** What `pg` says when the answer to a query did not come in time. */
const SILENT = 'Query read timeout';
const DEEPEST = 5;

/** Whether the error says that a connection answered no more. */
export function isSilence(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < DEEPEST; depth++) {
    if (current.message === SILENT) return true;
    current = current.cause;
  }
  return false;
}

/** Ends a connection without a word to its other end, which may be gone and would be waited for. */
export function cutOff(client: pg.ClientBase): void {
  (client as pg.Client).connection.stream.destroy();
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: pg.PoolClient['release'],
) => void;

/**
 * A pool that gives no second connection to work that holds one, and none that has silently died: a line that is
 * half-open swallows what is sent. One such connection discredits all that were used before it fell silent.
 */
export class DatabasePool extends pg.Pool {
  private readonly usedAt = new WeakMap<pg.PoolClient, number>();
  private discreditedUpTo = 0;

  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('release', (error, client) => {
      this.usedAt.set(client, Date.now());
      if (isSilence(error)) {
        this.discredit();
        cutOff(client);
      }
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const client = refuseWhileHolding() ?? this.answering();
    if (!callback) return client;
    client.then(
      (given) => callback(undefined, given, given.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  private async answering(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (await this.isGood(client)) return client;
      cutOff(client);
      client.release(true);
    }
  }

  private async isGood(client: pg.PoolClient): Promise<boolean> {
    const usedAt = this.usedAt.get(client);
    if (usedAt === undefined) return true;
    if (usedAt <= this.discreditedUpTo) return false;
    if (Date.now() - usedAt < TRUSTED_FOR || (await answers(client))) return true;
    this.discredit();
    return false;
  }

  private discredit(): void {
    this.discreditedUpTo = Date.now();
  }
}

async function answers(client: pg.PoolClient): Promise<boolean> {
  const ping: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: PING_TIMEOUT };
  return client.query(ping).then(
    () => true,
    () => false,
  );
}
