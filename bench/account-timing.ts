import { randomUUID } from 'node:crypto';

/**
 * Tells whether answer times give away which addresses have an account: sign-in, sign-up and recovery for known and
 * unknown addresses in mixed order, each address used once a call. Needs a running server with an empty data directory
 * and the development mailbox, started with
 * LACUNA_TRUSTED_PROXIES=1 so that each call may come from an address of its own: `node bench/account-timing.ts [http://localhost:3000] [samples]`. Some five minutes.
 */
const [origin = 'http://localhost:3000', samplesText = '200'] = process.argv.slice(2);
const samples = Number(samplesText);
const password = 'Correct-horse-7';
const headers = { 'content-type': 'application/json', origin, 'x-csrf-token': 'ab'.repeat(32) };
const RESAMPLES = 2_000;

const anAddress = () => `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 254)).join('.')}`;
const post = (path: string, body: object) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': anAddress() },
    body: JSON.stringify(body),
  });
const newAddress = () => `timing-${randomUUID().slice(0, 13)}@example.com`;

async function timed(path: string, body: object): Promise<number> {
  const started = performance.now();
  const response = await post(path, body);
  await response.arrayBuffer();
  if (response.status === 429) throw new Error(`${path} is throttled: restart with a fresh data directory`);
  return performance.now() - started;
}

/** Sign-ups, a few at a time: only what is timed goes alone. */
async function signUpAll(): Promise<string[]> {
  const known = Array.from({ length: samples }, newAddress);
  const waiting = [...known];
  const worker = async () => {
    for (let email = waiting.pop(); email; email = waiting.pop()) {
      const response = await post('/auth/v1/signup', { email, password });
      if (!response.ok) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return known;
}

function median(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** A small generator, so that two runs over the same times say the same. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** 95 % bootstrap interval of the difference of medians. */
function interval(known: number[], unknown: number[]): [number, number] {
  const random = chance(1);
  const draw = (times: number[]) => times.map(() => times[Math.floor(random() * times.length)] ?? 0);
  const differences = Array.from({ length: RESAMPLES }, () => median(draw(known)) - median(draw(unknown)));
  differences.sort((a, b) => a - b);
  return [differences[Math.floor(RESAMPLES * 0.025)] ?? 0, differences[Math.floor(RESAMPLES * 0.975)] ?? 0];
}

/** Every call once, in no order: what one leaves behind (a mail to send) slows whichever comes next. */
function shuffled<T>(items: T[]): T[] {
  const random = chance(2);
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

const known = await signUpAll();
const calls: [string, (email: string) => object][] = [
  ['/auth/v1/signin', (email) => ({ email, password: 'Wrong-horse-7' })],
  ['/auth/v1/recover', (email) => ({ email })],
  ['/auth/v1/signup', (email) => ({ email, password })],
];
let told = false;
for (const [path, body] of calls) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const unknown = known.map(newAddress);
  const all = (['known', 'unknown'] as const).flatMap((which) =>
    (which === 'known' ? known : unknown).map((email) => ({ which, email })),
  );
  for (const { which, email } of shuffled(all)) times[which].push(await timed(path, body(email)));
  const [low, high] = interval(times.known, times.unknown);
  const apart = low > 0 || high < 0;
  if (apart) told = true;
  console.log(
    `${path}: median of ${samples} known ${median(times.known).toFixed(1)} ms, ` +
      `unknown ${median(times.unknown).toFixed(1)} ms; difference within ${low.toFixed(2)} to ${high.toFixed(2)} ms ` +
      `(95 %): ${apart ? 'told apart' : 'not told apart'}`,
  );
}
process.exitCode = told ? 1 : 0;
