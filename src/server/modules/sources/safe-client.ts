import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { SourceError } from './patent-source.ts';
import { isPrivateAddress } from './private-address.ts';

const unzip = promisify(gunzip);
const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export interface SafeClientOptions {
  /** Name of the service in errors. */
  label: string;
  /** Configured origins. Only they may be private or without TLS, and only they get headers with keys. */
  origins: readonly string[];
  /** Milliseconds for a whole exchange, redirects included. */
  deadlineMs: number;
  /** Most bytes of a body, after decompression. */
  maxBytes: number;
  resolve: (host: string) => Promise<LookupAddress[]>;
  /** Called for every request sent. */
  onRequest: () => void;
}

export interface WireRequest {
  method: 'GET' | 'POST';
  url: URL;
  /** Sent to the first address only: a redirect may lead anywhere. */
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

export interface WireAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

export type SafeClient = (request: WireRequest) => Promise<WireAnswer>;

/**
 * An HTTP client for services outside: it reaches only configured origins and public hosts over TLS, checks every address
 * it connects to, forwards no header on a redirect, and gives up at its deadline or size. Rejects with
 * {@link SourceError}, whose texts hold no address and no key, or with the reason of the caller's signal.
 */
export function createSafeClient(options: SafeClientOptions): SafeClient {
  return async (request) => {
    const deadline = AbortSignal.timeout(options.deadlineMs);
    const signal = AbortSignal.any([request.signal, deadline]);
    try {
      return await follow(options, { ...request, signal });
    } catch (error) {
      throw asSourceError(options, error, { caller: request.signal, deadline });
    }
  };
}

function asSourceError(
  { label }: SafeClientOptions,
  error: unknown,
  { caller, deadline }: { caller: AbortSignal; deadline: AbortSignal },
): unknown {
  if (error instanceof SourceError) return error;
  if (caller.aborted && !isTimeout(caller.reason)) return caller.reason;
  if (caller.aborted || deadline.aborted) return new SourceError('slow', `${label} did not answer in time.`);
  // The message of a network error may name the address, so only its code is passed on.
  const { code } = error as { code?: unknown };
  const reason = typeof code === 'string' && /^[A-Z0-9_]+$/.test(code) ? ` (${code})` : '';
  return new SourceError('down', `${label} could not be reached${reason}.`);
}

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError';

async function follow(options: SafeClientOptions, request: WireRequest): Promise<WireAnswer> {
  let { url, headers } = request;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    refuseUnsafe(options, url);
    const message = await exchange(options, { ...request, url, headers });
    const status = message.statusCode ?? 0;
    const location = message.headers.location;
    if (!REDIRECTS.has(status) || !location) {
      return { status, headers: message.headers, body: await readBody(options, message) };
    }
    message.destroy();
    if (request.method !== 'GET') throw refused(options, 'a redirect of a search');
    url = parsed(options, location, url);
    headers = {};
  }
  throw refused(options, 'too many redirects');
}

function parsed(options: SafeClientOptions, location: string, base: URL): URL {
  if (!URL.canParse(location, base.href)) throw refused(options, 'a redirect to nowhere');
  return new URL(location, base);
}

const refused = ({ label }: SafeClientOptions, what: string) =>
  new SourceError('refused', `${label} answered with ${what}, which is not followed.`);

const isConfigured = ({ origins }: SafeClientOptions, url: URL) => origins.includes(url.origin);

/** An address in digits is never looked up, so it is checked here; names are checked as they are looked up. */
function refuseUnsafe(options: SafeClientOptions, url: URL): void {
  if (isConfigured(options, url)) return;
  if (url.protocol !== 'https:' || url.username || url.password) {
    throw refused(options, 'a redirect to an unprotected address');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isPrivateAddress(host)) throw refused(options, 'a redirect to a private address');
}

function checkedLookup(options: SafeClientOptions): LookupFunction {
  return (host, { all }, done) => {
    options.resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => isPrivateAddress(address))) {
          done(refused(options, 'a redirect to a private address'), []);
          return;
        }
        if (all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
}

function exchange(options: SafeClientOptions, request: WireRequest): Promise<IncomingMessage> {
  const { url, method, headers, body, signal } = request;
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  const settings: RequestOptions = {
    method,
    signal,
    agent: false,
    headers: {
      'user-agent': 'Lacuna',
      'accept-encoding': 'gzip',
      ...headers,
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    },
    ...(isConfigured(options, url) ? {} : { lookup: checkedLookup(options) }),
  };
  options.onRequest();
  return new Promise((resolve, reject) => {
    const sent = send(url, settings, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

async function readBody(options: SafeClientOptions, message: IncomingMessage): Promise<string> {
  const { label, maxBytes } = options;
  const tooLarge = new SourceError('refused', `${label} sent a response that is too large.`);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw tooLarge;
    parts.push(part);
  }
  const raw = Buffer.concat(parts);
  if (message.headers['content-encoding'] !== 'gzip') return raw.toString('utf8');
  try {
    return (await unzip(raw, { maxOutputLength: maxBytes })).toString('utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge;
    throw error;
  }
}
