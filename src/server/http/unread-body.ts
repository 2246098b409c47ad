import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';

/** Bytes: more than any route takes. */
const MOST_DROPPED = 16 * 1024 * 1024;
/** Milliseconds for which an answer is held back. */
const PATIENCE = 2_000;

/**
 * Whoever is refused before the body was read leaves it on the connection, which the server library then cuts half a
 * second later, in the middle of whatever the client has sent on it since. So the rest is read and dropped; where it has no end in
 * sight, the client is told that this connection ends.
 */
export const dropUnreadBody: MiddlewareHandler = async (http, next) => {
  await next();
  if (http.req.method === 'GET' || http.req.method === 'HEAD') return;
  const { incoming } = (http.env ?? {}) as { incoming?: IncomingMessage };
  if (!incoming || incoming.readableEnded) return;
  if (!(await dropped(http))) http.header('Connection', 'close');
};

/** Reads what is left; false when that is too much, or when somebody else still holds it. */
async function dropped(http: Context): Promise<boolean> {
  const { body, headers } = http.req.raw;
  if (!body) return true;
  if (body.locked || Number(headers.get('content-length') ?? 0) > MOST_DROPPED) return false;
  const reader = body.getReader();
  const late = setTimeout(() => reader.releaseLock(), PATIENCE);
  try {
    for (let bytes = 0; bytes <= MOST_DROPPED; ) {
      const { done, value } = await reader.read();
      if (done) return true;
      bytes += value.byteLength;
    }
    return false;
  } catch {
    return false;
  } finally {
    clearTimeout(late);
    // Cancelling would destroy the connection before the answer is sent.
    reader.releaseLock();
  }
}
