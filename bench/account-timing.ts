import { randomUUID } from 'node:crypto';

/**
 * Tells whether answer times give away which addresses have an account: medians of sign-in, sign-up and recovery for
 * known and unknown addresses, taken in turns, each address used once. Needs a running server with the development
 * mailbox: `node bench/account-timing.ts [http://localhost:3000] [samples]`.
 */
const [origin = 'http://localhost:3000', samplesText = '200'] = process.argv.slice(2);
const samples = Number(samplesText);
const password = 'Correct-horse-7';
const headers = { 'content-type': 'application/json', origin, 'x-csrf-token': 'ab'.repeat(32) };

const post = (path: string, body: object) =>
  fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
const newAddress = () => `timing-${randomUUID().slice(0, 13)}@example.com`;

async function timed(path: string, body: object): Promise<number> {
  const started = performance.now();
  const response = await post(path, body);
  await response.arrayBuffer();
  if (response.status === 429) throw new Error(`${path} is throttled: restart with a fresh data directory`);
  return performance.now() - started;
}

function summary(times: number[]): { median: number; spread: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { median: at(0.5), spread: at(0.75) - at(0.25) };
}

const known: string[] = [];
for (let n = 0; n < samples; n++) {
  const email = newAddress();
  const response = await post('/auth/v1/signup', { email, password });
  if (!response.ok) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`);
  known.push(email);
}

const calls: [string, (email: string) => object][] = [
  ['/auth/v1/signin', (email) => ({ email, password: 'Wrong-horse-7' })],
  ['/auth/v1/recover', (email) => ({ email })],
  ['/auth/v1/signup', (email) => ({ email, password })],
];
let told = false;
for (const [path, body] of calls) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (const email of known) {
    times.known.push(await timed(path, body(email)));
    times.unknown.push(await timed(path, body(newAddress())));
  }
  const one = summary(times.known);
  const other = summary(times.unknown);
  const difference = Math.abs(one.median - other.median);
  const noise = Math.max(one.spread, other.spread);
  if (difference > noise) told = true;
  console.log(
    `${path}: known ${one.median.toFixed(1)} ms, unknown ${other.median.toFixed(1)} ms; ` +
      `difference ${difference.toFixed(1)} ms, noise (interquartile range) ${noise.toFixed(1)} ms`,
  );
}
process.exitCode = told ? 1 : 0;
