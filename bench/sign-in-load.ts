import { randomUUID } from 'node:crypto';

/**
 * Times a token-checked read while sign-ins are in flight, each with an address of its own so that no limit cuts them
 * off. Needs a running server that trusts one proxy, with the development mailbox:
 * `LACUNA_TRUSTED_PROXIES=1 npm start`, then `node bench/sign-in-load.ts [http://localhost:3000] [in flight] [seconds]`.
 */
const [origin = 'http://localhost:3000', inFlightText = '60', secondsText = '10'] = process.argv.slice(2);
const inFlight = Number(inFlightText);
const password = 'Correct-horse-7';
/** Milliseconds that a read may take at the 95th percentile. */
const GOAL = 250;

const anAddress = () => `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 254)).join('.')}`;
const post = (path: string, body: object, address: string) =>
  fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      'x-csrf-token': 'ab'.repeat(32),
      'x-forwarded-for': address,
    },
    body: JSON.stringify(body),
  });

async function signedIn(): Promise<string> {
  const email = `load-${randomUUID().slice(0, 13)}@example.com`;
  await post('/auth/v1/signup', { email, password }, '192.0.2.1');
  for (let waited = 0; waited < 100; waited++) {
    const mails = (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as {
      to: string;
      links: string[];
    }[];
    const link = mails.find(({ to }) => to === email)?.links[0];
    const token = link && new URLSearchParams(new URL(link).hash.slice(1)).get('token');
    if (token) {
      await post('/auth/v1/verify', { type: 'signup', token }, '192.0.2.1');
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const grant = { grant_type: 'password', email, password };
  const answer = (await (await post('/auth/v1/token', grant, '192.0.2.1')).json()) as {
    access_token: string;
  };
  return answer.access_token;
}

const percentile = (times: number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

async function readsFor(token: string, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const started = performance.now();
    const response = await fetch(`${origin}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`the read answered ${response.status}`);
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times;
}

const token = await signedIn();
const idle = await readsFor(token, 2_000);
const answers: Record<string, number> = {};
let on = true;
const guess = async () => {
  while (on) {
    const email = `guess-${randomUUID()}@example.com`;
    const { status } = await post('/auth/v1/signin', { email, password: 'Wrong-one-1' }, anAddress());
    answers[status] = (answers[status] ?? 0) + 1;
    // As `Retry-After` asks: with sixty in flight some sixty a second are refused.
    if (status === 503) await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
};
const guesses = Array.from({ length: inFlight }, guess);
await new Promise((resolve) => setTimeout(resolve, 500));
const loaded = await readsFor(token, Number(secondsText) * 1000);
on = false;
await Promise.all(guesses);
const text = (times: number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`;
console.log(`reads with no sign-in in flight: ${text(idle)}`);
console.log(`reads with ${inFlight} sign-ins in flight: ${text(loaded)} (${loaded.length} reads)`);
console.log(`sign-ins by status: ${JSON.stringify(answers)}`);
if (percentile(loaded, 0.95) > GOAL) process.exitCode = 1;
