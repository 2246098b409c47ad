import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { cutOff } from '../db/database-pool.ts';

export interface ListenerOptions {
  connection: pg.ClientConfig;
  channel: string;
  onNotification(payload: string): void;
  /** After every successful (re)connect: what was announced meanwhile is lost and must be looked up. */
  onConnected(): void;
  log: Logger;
}

/** Milliseconds. A silently dead connection is found after one interval and one timeout. */
const HEARTBEAT_INTERVAL = 4_000;
const HEARTBEAT_TIMEOUT = 2_000;
const CONNECT_TIMEOUT = 3_000;
const END_TIMEOUT = 1_000;
const RECONNECT_DELAYS = [100, 250, 500, 1_000, 2_000];

/**
 * Holds one connection that listens to a channel, for as long as the process wants it. Lost connections are
 * made again without end. Rejects only when the very first connection fails.
 */
export async function openListener(options: ListenerOptions): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client = await connect(options);
  const live = (async () => {
    while (!closed) {
      await untilLost(client, () => closed);
      if (closed) return;
      cutOff(client);
      options.log.warn({ channel: options.channel }, 'listening connection lost, reconnecting');
      client = (await reconnect(options, () => closed)) ?? client;
    }
  })();
  options.onConnected();
  return {
    close: async () => {
      closed = true;
      // A server that is gone says no good-bye.
      await Promise.race([client.end(), delay(END_TIMEOUT, undefined, { ref: false })]).catch(
        () => undefined,
      );
      cutOff(client);
      await live;
    },
  };
}

async function connect(options: ListenerOptions): Promise<pg.Client> {
  const client = new pg.Client({
    ...options.connection,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: CONNECT_TIMEOUT,
  });
  // Ends are awaited in `untilLost`; without a listener the event would end the process.
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => options.onNotification(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(options.channel)}`);
  } catch (error) {
    cutOff(client);
    throw error;
  }
  return client;
}

async function reconnect(options: ListenerOptions, closed: () => boolean): Promise<pg.Client | null> {
  for (let attempt = 0; !closed(); attempt++) {
    await delay(RECONNECT_DELAYS[Math.min(attempt, RECONNECT_DELAYS.length - 1)]);
    try {
      const client = await connect(options);
      options.onConnected();
      return client;
    } catch (error) {
      options.log.debug({ err: error, channel: options.channel }, 'listening connection refused');
    }
  }
  return null;
}

/** Resolves when the connection ended or answers no more. */
async function untilLost(client: pg.Client, closed: () => boolean): Promise<void> {
  const stop = new AbortController();
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.once('error', () => resolve());
  });
  const silent = (async () => {
    while (!closed()) {
      await delay(HEARTBEAT_INTERVAL, undefined, { signal: stop.signal, ref: false });
      const answer = client.query('select 1').then(() => true);
      const late = delay(HEARTBEAT_TIMEOUT, false, { signal: stop.signal, ref: false });
      if (!(await Promise.race([answer, late]))) return;
    }
  })().catch(() => undefined);
  await Promise.race([ended, silent]);
  stop.abort();
}
