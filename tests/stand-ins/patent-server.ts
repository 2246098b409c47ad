import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** What goes wrong: a refusal of the service, or of the network before it. */
export type Fault = Reply | 'silent' | 'cut' | 'malformed';

export interface PatentServer {
  url: string;
  received: Received[];
  /** The next `times` requests fail so; all of them without a number, none with null. */
  fail(fault: Fault | null, times?: number): void;
  /** Replies that are given to the next requests before the service answers itself. */
  replyNext(...replies: Reply[]): void;
  close(): Promise<void>;
}

const json = (body: object) => JSON.stringify(body);

export const jsonReply = (body: object, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  body: json(body),
  headers: { 'content-type': 'application/json', ...headers },
});

function misbehave(response: ServerResponse, fault: Exclude<Fault, Reply | 'silent'>): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  if (fault === 'cut') {
    response.write('{"data": [');
    setTimeout(() => response.destroy(), 20);
    return;
  }
  response.end('<html>Not what was asked for</html>'.padEnd(5000));
}

/** An HTTP server on this machine that answers as `handle` says, until it is told to fail. */
export async function startPatentServer(
  handle: (request: Received, url: string) => Reply,
): Promise<PatentServer> {
  const received: Received[] = [];
  const next: Reply[] = [];
  let failure: { fault: Fault; times: number } | null = null;
  let address = '';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const url = new URL(request.url ?? '/', address);
    const asked = { method: request.method ?? '', url, headers: request.headers, body };
    received.push(asked);
    const fault = failure && failure.times > 0 ? failure.fault : null;
    if (failure) failure.times--;
    if (fault === 'silent') return;
    if (typeof fault === 'string') {
      misbehave(response, fault);
      return;
    }
    const reply = fault ?? next.shift() ?? handle(asked, address);
    response.writeHead(reply.status, reply.headers);
    response.end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: address,
    received,
    fail: (fault, times = Number.POSITIVE_INFINITY) => {
      failure = fault === null ? null : { fault, times };
    },
    replyNext: (...replies) => void next.push(...replies),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
