import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Between a program and its database: passes everything on until a test breaks it. */
export interface ChaosProxy {
  port: number;
  /** Resets every connection and refuses new ones, as a server that restarts. */
  down(): void;
  /** Keeps connections and lets nothing through, as a line that is half-open. */
  stall(): void;
  /** Connections of now swallow everything for ever, as after a router forgot them; new ones pass. */
  halfOpen(): void;
  up(): void;
  close(): Promise<void>;
}

type Mode = 'up' | 'down' | 'stalled';

export async function createChaosProxy(target: { host: string; port: number }): Promise<ChaosProxy> {
  let mode: Mode = 'up';
  const sockets = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  // A line that is half-open does not answer a good-bye either.
  const server = createServer({ allowHalfOpen: true }, (client) => {
    track(client);
    if (mode === 'down') return void client.resetAndDestroy();
    const upstream = connect(target);
    track(upstream);
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => mode === 'up' && !forgotten.has(from) && to.write(chunk));
      from.on('end', () => !forgotten.has(from) && to.end());
      from.on('close', () => !forgotten.has(from) && to.destroy());
    };
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    down: () => {
      mode = 'down';
      cut();
    },
    stall: () => {
      mode = 'stalled';
    },
    halfOpen: () => {
      for (const socket of sockets) forgotten.add(socket);
    },
    up: () => {
      // What was swallowed can never be completed: those connections are lost.
      if (mode === 'stalled') cut();
      mode = 'up';
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
