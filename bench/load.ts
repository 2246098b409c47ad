import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount } from '../e2e/support/accounts.ts';
import { analyze, tokenOf } from '../e2e/support/analyses.ts';
import { startInstallation } from './nodes.ts';
import { median, quantile } from './speed-report.ts';

/**
 * What people feel while others attack: fifty clients read and change for thirty seconds against one server process while
 * sixty sign-ins a second are refused and thirty chats start at once. Prints p50 and p95 of reads and changes beside
 * their budgets, and beside the same clients left alone for a third of the time before; exit code 1 beyond a budget.
 * `node bench/load.ts [seconds] [pause] [accounts] [addresses]`: 30 s, 200 ms between two requests of a client, and
 * sign-ins at 240 accounts from one address by default.
 */
const [seconds = 30, pause = 200, accounts = 240, addresses = 1] = process.argv.slice(2).map(Number);
const CLIENTS = 50;
const CHATS = 30;
const SIGN_INS_PER_SECOND = 60;
/** One in so many requests of a client is a change: below the limit of a person. */
const CHANGE_EVERY = 8;
/** Milliseconds, at the 95th percentile. */
const BUDGET = { reads: 150, changes: 250 };
const IDEA = 'A self-watering planter for offices that tells when its tank is empty';

interface Client {
  token: string;
  sessionId: string;
}

const installation = await startInstallation(['all'], { LACUNA_TRUSTED_PROXIES: addresses > 1 ? '1' : '0' });
const { origin } = installation;
const newSamples = () => ({
  reads: [] as number[],
  changes: [] as number[],
  signIns: [] as number[],
  chats: [] as number[],
});
const quiet = newSamples();
const attacked = newSamples();
let samples = quiet;
const statuses = new Map<string, number>();
let over = false;

async function newClient(): Promise<Client> {
  const account = await createAccount(origin);
  const token = await tokenOf(origin, account);
  return { token, sessionId: await analyze(origin, token, IDEA) };
}

async function timed(kind: keyof typeof quiet, path: string, init: RequestInit = {}): Promise<void> {
  const { [kind]: times } = samples;
  const start = performance.now();
  const response = await fetch(origin + path, init);
  await response.arrayBuffer();
  times.push(performance.now() - start);
  const name = `${kind} ${response.status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
}

const reads = ({ sessionId }: Client) => [
  '/rest/v1/idea_sessions?select=id,prompt,clustering_status&order=created_at.desc&limit=10',
  '/auth/v1/user',
  `/api/sessions/${sessionId}/report`,
  '/rest/v1/user_usage?select=idea_generations,chat_messages',
  `/api/sessions/${sessionId}/chat`,
];

async function use(client: Client, index: number): Promise<void> {
  const headers = { authorization: `Bearer ${client.token}` };
  await sleep(Math.random() * pause);
  for (let n = index; !over; n++) {
    const path = reads(client)[n % reads(client).length] ?? '';
    if (n % CHANGE_EVERY === 0)
      await timed('changes', `/api/sessions/${client.sessionId}/share`, { method: 'POST', headers });
    else await timed('reads', path, { headers });
    await sleep(pause);
  }
}

const anAddress = () => `198.18.0.${1 + Math.floor(Math.random() * addresses)}`;

/** Half of them at one account, half sprayed over many; none has the right password. */
async function attack(): Promise<void> {
  const under = new Set<Promise<void>>();
  for (let n = 0; !over; n++) {
    const email = n % 2 === 0 ? 'victim@example.com' : `victim-${n % accounts}@example.com`;
    const body = JSON.stringify({ grant_type: 'password', email, password: 'Wrong-horse-7' });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': anAddress() };
    const call = timed('signIns', '/auth/v1/token', { method: 'POST', headers, body })
      .catch(() => undefined)
      .finally(() => under.delete(call));
    under.add(call);
    await sleep(1000 / SIGN_INS_PER_SECOND);
  }
  await Promise.all(under);
}

async function chat(client: Client): Promise<void> {
  await timed('chats', '/functions/v1/chat-with-ai', {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId: client.sessionId, message: 'Which patent is the nearest?' }),
  });
}

function report(what: string, times: number[], more = ''): void {
  const [p50, p95, worst] = [median(times), quantile(times, 0.95), Math.max(...times)].map(Math.round);
  console.log(`${what}: ${times.length}, p50 ${p50} ms, p95 ${p95} ms, worst ${worst} ms${more}`);
}

/** The budget, and how many times the p95 of the clients left alone. */
function beside(kind: keyof typeof BUDGET): string {
  const ratio = quantile(attacked[kind], 0.95) / quantile(quiet[kind], 0.95);
  return `; p95 ${ratio.toFixed(1)} times that of the clients left alone, budget ${BUDGET[kind]} ms`;
}

try {
  const clients: Client[] = [];
  for (let n = 0; n < CLIENTS; n++) clients.push(await newClient());
  const running = clients.map(use);
  await sleep((seconds * 1000) / 3);
  samples = attacked;
  running.push(attack());
  await sleep((seconds * 1000) / 3);
  await Promise.all([
    ...clients.slice(0, CHATS).map(chat),
    sleep((seconds * 1000 * 2) / 3).then(() => {
      over = true;
    }),
  ]);
  await Promise.all(running);
  for (const kind of ['reads', 'changes'] as const) report(`${kind}, left alone`, quiet[kind]);
  for (const kind of ['reads', 'changes'] as const) report(kind, attacked[kind], beside(kind));
  for (const kind of ['signIns', 'chats'] as const) report(kind, attacked[kind]);
  console.log(JSON.stringify(Object.fromEntries([...statuses].sort())));
  const faults = [...statuses.keys()].filter((name) => / 5\d\d$/.test(name));
  const kept =
    quantile(attacked.reads, 0.95) <= BUDGET.reads && quantile(attacked.changes, 0.95) <= BUDGET.changes;
  process.exitCode = kept && faults.length === 0 ? 0 : 1;
} finally {
  await installation.close();
}
