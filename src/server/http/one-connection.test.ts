import { afterAll, beforeAll, expect, test } from 'vitest';
import { IDEA, insertUser, type TestUser } from '../../../tests/analysis-app.ts';
import { createMemoryLibrary } from '../../../tests/memory-library.ts';
import { pageHeaders, TEST_PASSWORD } from '../../../tests/sign-in.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import type { RouteSpec } from '../../contract/routes/route.ts';
import { analysesJobs } from '../modules/analyses/analyses.jobs.ts';

/** Calls of one route at once, each by another person, over a single connection. */
const AT_ONCE = 24;

interface Person extends TestUser {
  ideaSession: string;
}

let app: TestApp;
let admin: TestUser;
const people: Person[] = [];
/** Those whose sign-in is ended on the way. */
const spares: Person[] = [];

async function newPerson(): Promise<Person> {
  const user = await insertUser(app);
  const { rows } = await app.deps.database.pool.query<{ id: string }>(
    "insert into idea_sessions (user_id, prompt, clustering_status) values ($1, 'A planter', 'completed') returning id",
    [user.userId],
  );
  return { ...user, ideaSession: rows[0]?.id ?? '' };
}

beforeAll(async () => {
  app = await createTestApp({ DATABASE_POOL: '1' }, { library: createMemoryLibrary() });
  await analysesJobs(app.deps);
  admin = await insertUser(app, 'admin');
  for (let index = 0; index < AT_ONCE; index++) {
    people.push(await newPerson());
    spares.push(await newPerson());
  }
}, 120_000);
afterAll(() => app.close());

const sessionId = ({ ideaSession }: Person) => ({ sessionId: ideaSession });
const password = () => ({ password: TEST_PASSWORD });
const newcomer = ({ userId }: Person) => ({ email: `new-${userId}@example.org`, password: TEST_PASSWORD });
const address = ({ email }: Person) => ({ email });
const link = ({ userId }: Person) => ({ type: 'signup', token: userId });

/** A body that gets as far as it can in each route that changes something; null for one without a body. */
const bodies: Record<string, ((person: Person) => object) | null> = {
  'PUT /api/marks': ({ ideaSession }) => ({
    kind: 'session',
    ref: ideaSession,
    starred: true,
    note: 'Look again',
  }),
  'POST /api/saved-searches': () => ({ query: 'self-watering planter' }),
  'DELETE /api/saved-searches/:id': null,
  'POST /auth/v1/signup': newcomer,
  'POST /auth/v1/signin': newcomer,
  'POST /auth/v1/token': (person) => ({ grant_type: 'password', ...newcomer(person) }),
  'POST /auth/v1/verify': link,
  'POST /auth/v1/resend': address,
  'POST /auth/v1/recover': address,
  'POST /auth/v1/recover/confirm': ({ userId }) => ({ token: userId, password: TEST_PASSWORD }),
  'POST /auth/v1/otp': address,
  'POST /auth/v1/otp/verify': ({ email }) => ({ email, code: '123456' }),
  'POST /auth/v1/challenge': () => ({ code: '123456' }),
  // Two dozen from one address are more than the limiter of this route takes: refused, but without a fault.
  'POST /auth/v1/authorize': () => ({ provider: 'google' }),
  'PUT /auth/v1/user/password': () => ({ current_password: TEST_PASSWORD, ...password() }),
  'PUT /auth/v1/user/email': newcomer,
  'DELETE /auth/v1/sessions/:id': null,
  'POST /auth/v1/factors': password,
  'POST /auth/v1/factors/verify': () => ({ code: '123456' }),
  'DELETE /auth/v1/factors': password,
  'POST /auth/v1/factors/recovery-codes': password,
  'POST /auth/v1/identities': () => ({ provider: 'google' }),
  'DELETE /auth/v1/identities/:id': null,
  'POST /auth/v1/user/export': null,
  'POST /rest/v1/rpc/is_admin': ({ userId }) => ({ user_id: userId }),
  'POST /auth/v1/admin/users/:id/disable': () => ({}),
  'POST /auth/v1/admin/users/:id/enable': null,
  'PUT /auth/v1/admin/users/:id/role': () => ({ role: 'user' }),
  'POST /functions/v1/atomic-usage-increment': () => ({ limitType: 'idea_generations' }),
  'POST /functions/v1/analyze-idea': ({ userId }) => ({ searchTerms: [`${IDEA}, model ${userId}`] }),
  'POST /functions/v1/stop-analysis': sessionId,
  'POST /functions/v1/generate-patent-categories': null,
  'POST /functions/v1/chat-with-ai': (person) => ({ ...sessionId(person), message: 'What is the gap?' }),
  'POST /api/sessions/:id/chat/stop': null,
  'POST /functions/v1/delete-session': sessionId,
  'POST /functions/v1/restore-session': sessionId,
  'POST /api/sessions/:id/share': null,
  'DELETE /api/sessions/:id/share': null,
  'POST /functions/v1/enhanced-subscription-check': null,
  'POST /functions/v1/create-checkout': () => ({ plan: 'jv' }),
  'POST /functions/v1/customer-portal': null,
  'POST /functions/v1/get-billing-history': null,
  'POST /webhooks/stripe': () => ({}),
  'DELETE /storage/v1/files/:name': null,
  'POST /api/analytics/log': () => ({ level: 'info', message: 'x' }),
  'POST /api/security/log': () => ({ type: 'x', severity: 'low' }),
  'POST /auth/v1/logout': () => ({}),
  'DELETE /auth/v1/user': address,
};

const nameOf = ({ method, path }: RouteSpec) => `${method} ${path}`;

/** What stands for `:id` and the like: something of the caller's, or the caller for an admin's route. */
function pathFor({ path, access }: RouteSpec, person: Person): string {
  if (access === 'admin') return path.replace(/:\w+/, person.userId);
  return path.replace(/:\w+/, path.includes('/auth/v1/') ? person.sessionId : person.ideaSession);
}

const endsSignIns = ({ path, access }: RouteSpec) => access === 'admin' || path === '/auth/v1/sessions/:id';

/** What went wrong: a fault of the server, or a caller who never got as far as the handler. */
async function call(route: RouteSpec, person: Person): Promise<string | null> {
  const token = route.access === 'public' ? undefined : (route.access === 'admin' ? admin : person).token;
  const response = await app.request(pathFor(route, person), {
    method: route.method,
    token,
    headers: pageHeaders(app),
    json: bodies[nameOf(route)]?.(person),
  });
  const text = await response.text();
  const stopped = /"code":"(unauthenticated|forbidden|invalid_request)"/.test(text);
  return response.status < 500 && !stopped ? null : `${nameOf(route)}: ${response.status} ${text}`;
}

const writes = () =>
  app.api.routes
    .filter(({ method }) => method !== 'GET')
    .sort((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)));
const order = Object.keys(bodies);

test('every route that changes something is called here', () => {
  expect(writes().map(nameOf)).toEqual(order);
});

test('two dozen people at once need one connection, whatever they change', { timeout: 240_000 }, async () => {
  for (const route of writes()) {
    await app.deps.database.pool.query('delete from rate_limits');
    const callers = endsSignIns(route) ? spares : people;
    const answers = await Promise.all(callers.map((person) => call(route, person)));
    expect(
      answers.filter((problem) => problem !== null),
      nameOf(route),
    ).toEqual([]);
  }
});
