import { randomUUID } from 'node:crypto';

export type Json = Record<string, unknown>;
export type Item = Json & { id: string };

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

export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: Json;
  constructor(status: number, message: string, code: string) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, code } };
  }
}

export const id = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;
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

export const endpoints: Endpoint[] = [
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
