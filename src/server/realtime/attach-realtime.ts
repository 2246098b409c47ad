import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type Ctx, type Deps, systemContext } from '../context.ts';
import { clientAddress } from '../http/request-info.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import { type Connection, openConnection } from './connection.ts';
import { createCounters } from './counters.ts';
import { createSubscriptions } from './subscriptions.ts';

const PATH = '/realtime/v1';
const MOST_FRAME_BYTES = 16 * 1024;
/** One connection a tab; many people can share an address. */
const MOST_PER_USER = 12;
const MOST_PER_ADDRESS = 100;
/** Milliseconds. Sessions also end by time, which nobody announces. */
const RECHECK_INTERVAL = 60_000;
/** Milliseconds over which clients spread when they reconnect after a shutdown. */
const RECONNECT_SPREAD = 2_000;

/** Serves `/realtime/v1` on an HTTP server. `close` tells every client to reconnect and lets them go. */
export function attachRealtime(server: Server, deps: Deps): { close(): void } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_FRAME_BYTES,
    perMessageDeflate: false,
  });
  const subscriptions = createSubscriptions(deps.events);
  const connections = new Set<Connection>();
  const byUser = createCounters(MOST_PER_USER);
  const byAddress = createCounters(MOST_PER_ADDRESS);

  const recheck = (userId: string | null) => {
    for (const connection of connections) {
      if (userId !== null && connection.user?.userId !== userId) continue;
      connection.recheck().catch((error) => deps.log.warn({ err: error }, 'session not checked'));
    }
  };
  const unsubscribe = deps.events.subscribe(({ topic, event }) => {
    if (event.type !== 'auth.revoked') return;
    const userId = topic.slice('user:'.length);
    deps.auth.sessions.forget(userId);
    recheck(userId);
  });
  const timer = setInterval(() => recheck(null), RECHECK_INTERVAL).unref();

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = refusalOf(request, deps);
    if (refusal) return refuse(socket, refusal);
    const address = addressOf(request, deps);
    if (!byAddress.take(address)) return refuse(socket, '429 Too Many Requests');
    socket.once('close', () => byAddress.give(address));
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = openConnection(webSocket, {
        ctx: contextOf(request, address, deps),
        subscriptions,
        admit: (userId) => byUser.take(userId),
        onClose: (closed) => {
          connections.delete(closed);
          if (closed.user) byUser.give(closed.user.userId);
        },
      });
      connections.add(connection);
    });
  };
  server.on('upgrade', onUpgrade);
  return {
    close: () => {
      server.off('upgrade', onUpgrade);
      clearInterval(timer);
      unsubscribe();
      subscriptions.close();
      for (const connection of connections) {
        connection.send({ op: 'reconnect', after_ms: Math.round(Math.random() * RECONNECT_SPREAD) });
        connection.close(1001, 'server restarts');
      }
      sockets.close();
    },
  };
}

function refusalOf(request: IncomingMessage, { config }: Deps): string | null {
  const path = (request.url ?? '').split('?')[0];
  if (path !== PATH && path !== `${PATH}/`) return '404 Not Found';
  return isAllowedOrigin(request, config) ? null : '403 Forbidden';
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function addressOf(request: IncomingMessage, { config }: Deps): string {
  const forwarded = request.headers['x-forwarded-for'];
  const header = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return clientAddress(request.socket.remoteAddress ?? '', header, config.trustedProxies);
}

function contextOf(request: IncomingMessage, clientIp: string, deps: Deps): Ctx {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  return { ...systemContext(deps, randomUUID()), clientIp, userAgent };
}
