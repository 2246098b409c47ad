import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAID_PLANS, PLANS } from '../../src/contract/plans.ts';
import { endpoints, type Item, id, type Json, StripeRefusal, type StripeWorld } from './stripe-endpoints.ts';
import { decodeParameters, parameterProblems } from './stripe-parameters.ts';

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

export const STRIPE_KEY = 'sk_test_standin';

function answerOf(world: StripeWorld, request: IncomingMessage, body: string): Json {
  if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) {
    throw new StripeRefusal(401, 'Invalid API Key provided', 'api_key_invalid');
  }
  const url = new URL(request.url ?? '/', 'http://stripe.invalid');
  for (const endpoint of endpoints) {
    const match = endpoint.path.exec(url.pathname);
    if (!match || endpoint.method !== request.method) continue;
    const params = decodeParameters(request.method === 'POST' ? body : url.search);
    const problems = endpoint.documented
      ? parameterProblems(endpoint.documented, params)
      : Object.keys(params).map((name) => `${name}: this endpoint takes no parameters`);
    if (problems.length > 0) throw new StripeRefusal(400, problems.join('; '), 'parameter_unknown');
    return endpoint.answer(world, { params, id: match[1] ?? '', url });
  }
  throw new StripeRefusal(
    404,
    `Unrecognized request URL (${request.method}: ${url.pathname})`,
    'url_invalid',
  );
}

export interface StripeStandIn {
  url: string;
  world: StripeWorld;
  /** Every request as "METHOD path", in order. */
  requests: string[];
  /** The next requests whose path matches fail with this status. */
  failNext(path: RegExp, status: number, times?: number): void;
  close(): Promise<void>;
}

function newWorld(): StripeWorld {
  const prices = new Map<string, Item>();
  for (const plan of PAID_PLANS) {
    const product = { id: `prod_${plan}`, object: 'product', name: PLANS[plan].productName };
    prices.set(`price_${plan}`, {
      id: `price_${plan}`,
      object: 'price',
      active: true,
      currency: 'usd',
      unit_amount: PLANS[plan].price,
      recurring: { interval: PLANS[plan].period, interval_count: 1 },
      product,
    });
  }
  return {
    prices,
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    configurations: new Map(),
    portals: [],
  };
}

/** A local server that speaks the part of Stripe's API that we use, and refuses what Stripe does not document. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const world = newWorld();
  const requests: string[] = [];
  const failures: { path: RegExp; status: number; times: number }[] = [];
  const replays = new Map<string, { body: string; answer: Json }>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    requests.push(`${request.method} ${request.url}`);
    const send = (status: number, answer: Json) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': id('req') });
      response.end(JSON.stringify(answer));
    };
    const failure = failures.find((one) => one.times > 0 && one.path.test(request.url ?? ''));
    if (failure) {
      failure.times--;
      send(failure.status, { error: { type: 'api_error', message: 'Asked to fail' } });
      return;
    }
    try {
      const key = request.headers['idempotency-key'];
      const earlier = typeof key === 'string' ? replays.get(key) : undefined;
      if (earlier && earlier.body !== body) {
        throw new StripeRefusal(
          400,
          'Keys for idempotent requests need the same parameters',
          'idempotency_error',
        );
      }
      const answer = earlier?.answer ?? answerOf(world, request, body);
      if (typeof key === 'string' && request.method === 'POST') replays.set(key, { body, answer });
      send(200, answer);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      send(error.status, error.body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world,
    requests,
    failNext: (path, status, times = 1) => failures.push({ path, status, times }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
