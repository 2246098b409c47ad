import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAID_PLANS, PLANS } from '../../src/contract/plans.ts';
import { decodeParameters, parameterProblems } from './stripe-parameters.ts';

type Json = Record<string, unknown>;
type Item = Json & { id: string };

/** What the stand-in answers for; tests change it as customers and time would. */
export interface StripeWorld {
  prices: Map<string, Item>;
  customers: Map<string, Item>;
  sessions: Map<string, Item>;
  subscriptions: Map<string, Item>;
  invoices: Map<string, Item>;
  configurations: Map<string, Item>;
  portals: Item[];
}

interface Request {
  params: Json;
  id: string;
  url: URL;
}

interface Endpoint {
  method: string;
  path: RegExp;
  /** Where the SDK documents the parameters; null for endpoints without. */
  documented: { file: string; name: string } | null;
  answer(world: StripeWorld, request: Request): Json;
}

class StripeRefusal extends Error {
  readonly status: number;
  readonly body: Json;
  constructor(status: number, message: string, code: string) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, code } };
  }
}

const id = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

function found(map: Map<string, Item>, key: unknown): Item {
  const item = map.get(String(key));
  if (!item) throw new StripeRefusal(404, `No such object: ${String(key)}`, 'resource_missing');
  return item;
}

/** Newest first, after `starting_after`, in pages of `limit`, as Stripe lists. */
function list(items: Iterable<Item>, { params, url }: Request): Json {
  const all = [...items].reverse();
  const after = all.findIndex((item) => item.id === params.starting_after) + 1;
  const limit = Number(params.limit ?? 10);
  const data = all.slice(after, after + limit);
  return { object: 'list', url: url.pathname, data, has_more: all.length > after + limit };
}

const ofCustomer = (items: Map<string, Item>, request: Request): Item[] =>
  [...items.values()].filter((item) => item.customer === request.params.customer);

function newCheckout(world: StripeWorld, { params }: Request): Item {
  found(world.customers, params.customer);
  const [line] = params.line_items as Json[];
  found(world.prices, line?.price);
  const sessionId = id('cs_test');
  const session: Item = {
    ...params,
    id: sessionId,
    object: 'checkout.session',
    status: 'open',
    url: `https://checkout.stripe.com/c/pay/${sessionId}`,
  };
  world.sessions.set(sessionId, session);
  return session;
}

function newPortal(world: StripeWorld, { params }: Request): Item {
  found(world.customers, params.customer);
  found(world.configurations, params.configuration);
  const portal: Item = {
    ...params,
    id: id('bps'),
    object: 'billing_portal.session',
    url: `https://billing.stripe.com/p/session/${id('test')}`,
  };
  world.portals.push(portal);
  return portal;
}

function cancel(world: StripeWorld, request: Request): Item {
  const subscription = found(world.subscriptions, request.id);
  return Object.assign(subscription, { status: 'canceled', ended_at: nowSeconds() });
}

function create(map: Map<string, Item>, object: string, prefix: string) {
  return ({ params }: Request): Item => {
    const item = { ...params, id: id(prefix), object };
    map.set(item.id, item);
    return item;
  };
}

const doc = (file: string, name: string) => ({ file: `${file}.d.ts`, name });

const endpoints: Endpoint[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    documented: doc('Customers', 'CustomerCreateParams'),
    answer: (world, request) => create(world.customers, 'customer', 'cus')(request),
  },
  {
    method: 'DELETE',
    path: /^\/v1\/customers\/(\w+)$/,
    documented: null,
    answer: (world, request) => {
      found(world.customers, request.id);
      world.customers.delete(request.id);
      return { id: request.id, object: 'customer', deleted: true };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/prices$/,
    documented: doc('Prices', 'PriceListParams'),
    answer: (world, request) => list(world.prices.values(), request),
  },
  {
    method: 'GET',
    path: /^\/v1\/prices\/(\w+)$/,
    documented: doc('Prices', 'PriceRetrieveParams'),
    // Products come expanded only where that is asked for.
    answer: (world, request) => {
      const price = found(world.prices, request.id);
      return { ...price, product: (price.product as Item).id };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    documented: doc('Checkout/Sessions', 'SessionListParams'),
    answer: (world, request) =>
      list(
        ofCustomer(world.sessions, request).filter((one) => one.status === request.params.status),
        request,
      ),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    documented: doc('Checkout/Sessions', 'SessionCreateParams'),
    answer: newCheckout,
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    documented: doc('Checkout/Sessions', 'SessionExpireParams'),
    answer: (world, request) => Object.assign(found(world.sessions, request.id), { status: 'expired' }),
  },
  {
    method: 'GET',
    path: /^\/v1\/billing_portal\/configurations$/,
    documented: doc('BillingPortal/Configurations', 'ConfigurationListParams'),
    answer: (world, request) => list(world.configurations.values(), request),
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/configurations$/,
    documented: doc('BillingPortal/Configurations', 'ConfigurationCreateParams'),
    answer: (world, request) => create(world.configurations, 'billing_portal.configuration', 'bpc')(request),
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    documented: doc('BillingPortal/Sessions', 'SessionCreateParams'),
    answer: newPortal,
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions$/,
    documented: doc('Subscriptions', 'SubscriptionListParams'),
    answer: (world, request) => list(ofCustomer(world.subscriptions, request), request),
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    documented: doc('Subscriptions', 'SubscriptionRetrieveParams'),
    answer: (world, request) => found(world.subscriptions, request.id),
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    documented: doc('Subscriptions', 'SubscriptionCancelParams'),
    answer: cancel,
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    documented: doc('Invoices', 'InvoiceListParams'),
    answer: (world, request) => list(ofCustomer(world.invoices, request), request),
  },
];

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
