import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount } from '../e2e/support/accounts.ts';
import { tokenOf } from '../e2e/support/analyses.ts';
import type { ChatHistory } from '../src/contract/routes/chat.routes.ts';
import { runCommand } from '../tests/run-command.ts';
import { startInstallation } from './nodes.ts';

/**
 * Two web nodes and a worker on one database and one index folder, behind a balancer. Under analyses and chats one of
 * them is killed (SIGKILL) at random points and started again: `node bench/two-nodes.ts [kills] [people]`, 50 and 4 unless
 * told. People use the HTTP API alone, and repeat what broke with the same Idempotency-Key. At the end each charge must
 * have its result and each result its charge, and nothing may be left under way. Exit code 1 when something is not so.
 */
const [kills = 50, people = 4] = process.argv.slice(2).map(Number);
/** Milliseconds. */
const PAUSE = { least: 50, most: 1_500 };
const REPEAT_AFTER = 300;
const ANSWER_WITHIN = 90_000;
const QUIET_WITHIN = 240_000;
const REPEATS = 600;

const IDEAS = [
  'A self-watering planter for offices that tells when its tank is empty',
  'A bicycle helmet that folds flat and still absorbs oblique impacts',
  'Reusable packaging for fresh food delivery that reports its temperature',
];

interface Person {
  userId: string;
  token: string;
  /** Sessions that an answer named. */
  sessions: Set<string>;
  /** Chat turns that were answered with success, by session. */
  turns: Map<string, number>;
}

const tally = { analyses: 0, chats: 0, repeats: 0, refused: new Map<string, number>(), kills: 0 };
let stopping = false;

const installation = await startInstallation(['web', 'web', 'worker']);
const { origin } = installation;

async function newPerson(): Promise<Person> {
  const account = await createAccount(origin);
  // An admin has no limits, and is charged all the same.
  const { code, err } = await runCommand(['admin', 'grant', account.email], {
    DATABASE_URL: installation.databaseUrl,
    LACUNA_ENV: 'test',
  });
  if (code !== 0) throw new Error(err);
  const token = await tokenOf(origin, account);
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return { userId: sub, token, sessions: new Set(), turns: new Map() };
}

const authorized = ({ token }: Person) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** One wish, repeated with its key until it is answered; null when the server says that it failed for good. */
async function insist(person: Person, path: string, body: object): Promise<Record<string, unknown> | null> {
  const headers = { ...authorized(person), 'idempotency-key': randomUUID() };
  for (let attempt = 0; attempt < REPEATS; attempt++) {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
      .then(async (response) => ({
        status: response.status,
        json: (await response.json()) as { code?: string },
      }))
      .catch(() => null);
    if (answer?.status === 200) return answer.json as Record<string, unknown>;
    if (answer) count(`${answer.status} ${answer.json.code}`);
    if (answer && ![409, 429, 503].includes(answer.status)) return null;
    tally.repeats++;
    await sleep(REPEAT_AFTER);
  }
  throw new Error(`${path} was never answered.`);
}

const count = (refusal: string) => tally.refused.set(refusal, (tally.refused.get(refusal) ?? 0) + 1);

async function work(person: Person, index: number): Promise<void> {
  for (let round = 0; !stopping; round++) {
    const idea = `${IDEAS[(index + round) % IDEAS.length]}, model ${index}-${round}`;
    const analysis = await insist(person, '/functions/v1/analyze-idea', { searchTerms: [idea] });
    if (!analysis) continue;
    tally.analyses++;
    const sessionId = String(analysis.session_id);
    if (person.sessions.has(sessionId)) throw new Error('Two wishes were answered by one session.');
    person.sessions.add(sessionId);
    for (let turn = 0; turn < 2; turn++) {
      const body = { sessionId, message: `Which patent is the nearest? (${round}.${turn})` };
      const chat = await insist(person, '/functions/v1/chat-with-ai', body);
      if (chat?.success !== true) continue;
      tally.chats++;
      person.turns.set(sessionId, (person.turns.get(sessionId) ?? 0) + 1);
    }
  }
}

async function killAtRandom(): Promise<void> {
  for (; tally.kills < kills; tally.kills++) {
    await sleep(PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least));
    const node = installation.nodes[Math.floor(Math.random() * installation.nodes.length)];
    await node?.kill();
    await node?.start();
    if ((tally.kills + 1) % 10 === 0)
      console.error(`${tally.kills + 1} kills, ${tally.analyses} analyses, ${tally.chats} chats`);
  }
}

async function read<T>(person: Person, path: string): Promise<T> {
  const response = await fetch(origin + path, { headers: authorized(person) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

interface Balance {
  underWay: number;
  charged: { ideas: number; chats: number };
  /** Sessions with results, and answers that have text. */
  delivered: { ideas: number; chats: number };
  /** What an answer promised and is not there. */
  lost: number;
}

async function balanceOf(person: Person): Promise<Balance> {
  const sessions = await read<{ id: string; clustering_status: string }[]>(
    person,
    `/rest/v1/idea_sessions?user_id=eq.${person.userId}&select=id,clustering_status&limit=1000`,
  );
  const completed = new Set(sessions.filter((s) => s.clustering_status === 'completed').map(({ id }) => id));
  let underWay = sessions.filter((s) => !['completed', 'failed'].includes(s.clustering_status)).length;
  let lost = [...person.sessions].filter((id) => !completed.has(id)).length;
  let answers = 0;
  for (const id of completed) {
    const { messages } = await read<ChatHistory>(person, `/api/sessions/${id}/chat?limit=100`);
    const replies = messages.filter(({ role }) => role === 'assistant');
    underWay += replies.filter(({ status }) => status === 'streaming').length;
    answers += replies.filter(({ content }) => content !== '').length;
    const whole = replies.filter(({ status }) => status === 'complete').length;
    lost += Math.max(0, (person.turns.get(id) ?? 0) - whole);
  }
  const [usage] = await read<{ idea_generations: number; chat_messages: number }[]>(
    person,
    `/rest/v1/user_usage?user_id=eq.${person.userId}&select=idea_generations,chat_messages`,
  );
  return {
    underWay,
    charged: { ideas: usage?.idea_generations ?? 0, chats: usage?.chat_messages ?? 0 },
    delivered: { ideas: completed.size, chats: answers },
    lost,
  };
}

const isEven = ({ underWay, charged, delivered, lost }: Balance) =>
  underWay === 0 && lost === 0 && charged.ideas === delivered.ideas && charged.chats === delivered.chats;

/** Balances once nothing changes any more, or after the longest time that a lease may take to run out. */
async function settle(all: Person[]): Promise<Balance[]> {
  for (const deadline = Date.now() + QUIET_WITHIN; ; await sleep(2_000)) {
    const balances = await Promise.all(all.map(balanceOf));
    if (balances.every(isEven) || Date.now() > deadline) return balances;
  }
}

const sum = (balances: Balance[], value: (balance: Balance) => number) =>
  balances.reduce((total, balance) => total + value(balance), 0);

try {
  const all: Person[] = [];
  for (let index = 0; index < people; index++) all.push(await newPerson());
  const started = performance.now();
  const working = Promise.all(all.map(work));
  await Promise.race([killAtRandom(), working]);
  stopping = true;
  await working;
  const under = (performance.now() - started) / 1000;
  const balances = await settle(all);
  const difference = (pick: 'ideas' | 'chats', sign: 1 | -1) =>
    sum(balances, ({ charged, delivered }) => Math.max(0, sign * (charged[pick] - delivered[pick])));
  const figures = {
    'kills survived': `${tally.kills} of ${kills} in ${under.toFixed(0)} s`,
    'analyses answered': tally.analyses,
    'chats answered': tally.chats,
    'requests repeated': tally.repeats,
    'refusals on the way': JSON.stringify(Object.fromEntries(tally.refused)),
    'charges without a result': difference('ideas', 1) + difference('chats', 1),
    'results without a charge': difference('ideas', -1) + difference('chats', -1),
    'promised and lost': sum(balances, ({ lost }) => lost),
    'stuck after the end': sum(balances, ({ underWay }) => underWay),
  };
  for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value}`);
  process.exitCode = tally.kills === kills && balances.every(isEven) ? 0 : 1;
  if (process.exitCode === 1) console.error(JSON.stringify(balances));
} finally {
  await installation.close();
}
