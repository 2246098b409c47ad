import { createAccount } from '../e2e/support/accounts.ts';
import { tokenOf } from '../e2e/support/analyses.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { createRandom } from '../src/server/modules/library/evaluation/metrics.ts';
import { makeValue, oddText, pick, type Schema } from './fuzz-values.ts';
import { startInstallation } from './nodes.ts';

/**
 * Sends requests made from the OpenAPI document, right, nearly right and wrong, as visitor, user and administrator, and
 * counts the answers. Exit code 1 when one is a fault of ours: a 5xx other than a refusal for lack of places, no answer
 * within 30 s, or an error without a code. `node bench/fuzz-api.ts [requests] [seed]`: 20,000 and 1 by default.
 */
const [total = 20_000, seed = 1] = process.argv.slice(2).map(Number);
const PARALLEL = 8;
const USERS = 6;
/** Milliseconds. */
const PATIENCE = 30_000;
/** Node's own answer to an address that is too long, before the application sees it. */
const TOO_LONG = 431;
/** A person who is signed out by what was sent is replaced after so many refusals. */
const REPLACE_AFTER = 8;

interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema?: Schema;
}
interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | null;
}

const random = createRandom(seed);
const settings = { LACUNA_TRUSTED_PROXIES: '1', LACUNA_LOG_LEVEL: 'error' };
const installation = await startInstallation(['all'], settings);
const { origin } = installation;
const statuses = new Map<string, number>();
const faults: string[] = [];

interface Person {
  token: string;
  refused: number;
}
const newPerson = async (): Promise<Person> => ({
  token: await tokenOf(origin, await createAccount(origin)),
  refused: 0,
});

async function newAdmin(): Promise<Person> {
  const account = await createAccount(origin);
  const database = openDatabase(installation.databaseUrl, { max: 1 });
  await database.pool.query("update users set role = 'admin' where email = $1", [account.email]);
  await database.close();
  return { token: await tokenOf(origin, account), refused: 0 };
}

async function readOperations(): Promise<Operation[]> {
  const document = (await (await fetch(`${origin}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { parameters?: Parameter[]; requestBody?: object }>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const content = requestBody as { content?: Record<string, { schema?: Schema }> } | undefined;
      const body = content?.content?.['application/json']?.schema ?? null;
      return { method: method.toUpperCase(), path, parameters, body };
    }),
  );
}

const strangeness = (): number => pick(random, [0, 0, 0.05, 0.2, 0.6, 1]);
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** A lone half of a surrogate pair has no place in an address; nobody can send it. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed().slice(0, 700));

function urlOf({ path, parameters }: Operation): string {
  const odd = strangeness();
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((one) => one.name === name)?.schema ?? { format: 'uuid', type: 'string' };
    return encoded(asText(makeValue(random, schema, odd))) || 'x';
  });
  const given = parameters
    .filter((one) => one.in === 'query' && random() < 0.5)
    .map(({ name, schema = {} }) => `${name}=${encoded(asText(makeValue(random, schema, odd)))}`);
  if (random() < odd) given.push(`${encoded(oddText(random))}=${encoded(oddText(random))}`);
  if (path.startsWith('/rest/')) given.push(pick(random, FILTERS));
  return `${filled}${given.length > 0 ? `?${given.join('&')}` : ''}`;
}

const FILTERS = [
  'select=*',
  'select=id,(',
  'order=created_at.desc',
  'id=eq.1',
  'limit=-1',
  'or=(a.eq.1',
  'a=in.(',
];

function bodyOf({ method, body }: Operation): string | null {
  if (method === 'GET') return null;
  if (random() < 0.03)
    return pick(random, ['{', '', '[]', 'null', '"', '{"a":', '\u0000', 'x'.repeat(200_000)]);
  return body ? JSON.stringify(makeValue(random, body, strangeness())) : pick(random, ['{}', '']);
}

function headersOf(token: string | null): Record<string, string> {
  const address = `198.18.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`;
  const type =
    random() < 0.97 ? 'application/json' : pick(random, ['text/plain', 'application/xml', 'a/b;;=']);
  return {
    'content-type': type,
    'x-forwarded-for': address,
    'x-csrf-token': 'ab'.repeat(32),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(random() < 0.1
      ? { 'idempotency-key': pick(random, ['k', crypto.randomUUID(), 'x'.repeat(400)]) }
      : {}),
  };
}

async function send(operation: Operation, token: string | null): Promise<number> {
  const { method } = operation;
  const [url, body, headers] = [urlOf(operation), bodyOf(operation), headersOf(token)];
  const what = () => `${method} ${url.slice(0, 200)} ${body?.slice(0, 300) ?? ''}`;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const init = { method, headers, redirect: 'manual', signal, ...(body ? { body } : {}) } as const;
    const response = await fetch(origin + url, init);
    const text = await response.text();
    const { status } = response;
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    const refusedForPlaces = status === 503 && response.headers.has('retry-after');
    if (status >= 500 && !refusedForPlaces) faults.push(`${status} ${what()}: ${text.slice(0, 200)}`);
    else if (status >= 400 && status !== TOO_LONG && !/"(?:code|error)":/.test(text))
      faults.push(`no code: ${status} ${what()}`);
    return status;
  } catch (error) {
    const { message, cause } = error as Error;
    faults.push(`${message} (${(cause as Error | undefined)?.message ?? 'no cause'}) ${what()}`);
    return 0;
  }
}

/** Sends one request after another, as whoever the dice say. */
async function play(operations: Operation[], people: Person[], turns: { left: number }): Promise<void> {
  while (turns.left-- > 0) {
    const seat = Math.floor(random() * (people.length + 1));
    const person = people[seat];
    const status = await send(pick(random, operations), person?.token ?? null);
    if (!person || status !== 401) continue;
    person.refused++;
    if (person.refused !== REPLACE_AFTER) continue;
    people[seat] = seat === 0 ? await newAdmin() : await newPerson();
  }
}

try {
  const operations = await readOperations();
  const people = [await newAdmin()];
  for (let n = 0; n < USERS; n++) people.push(await newPerson());
  const started = performance.now();
  const turns = { left: total };
  await Promise.all(Array.from({ length: PARALLEL }, () => play(operations, people, turns)));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${total} requests to ${operations.length} operations in ${seconds} s, seed ${seed}`);
  console.log(JSON.stringify(Object.fromEntries([...statuses].sort())));
  console.log(`${faults.length} faults`);
  for (const fault of faults.slice(0, 40)) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await installation.close();
}
