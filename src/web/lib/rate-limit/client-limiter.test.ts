import { expect, test } from 'vitest';
import { ClientLimiter } from './client-limiter.ts';

const MINUTE = 60_000;

function limiter() {
  const kept = new Map<string, string>();
  const clock = { now: 1_000_000 };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { clock, kept, limiter: new ClientLimiter(storage, () => clock.now) };
}

test('three analyses in five minutes pass, the fourth blocks for fifteen', () => {
  const { clock, limiter: limits } = limiter();
  for (let run = 0; run < 3; run++) expect(limits.take('analysis', 'ada')).toEqual({ allowed: true });
  expect(limits.take('analysis', 'ada')).toEqual({ allowed: false, minutes: 15 });
  clock.now += 14 * MINUTE + 1;
  expect(limits.take('analysis', 'ada')).toEqual({ allowed: false, minutes: 1 });
  clock.now += MINUTE;
  expect(limits.take('analysis', 'ada')).toEqual({ allowed: true });
});

test('attempts older than the window do not count', () => {
  const { clock, limiter: limits } = limiter();
  for (let run = 0; run < 12; run++) {
    expect(limits.take('analysis', 'ada')).toEqual({ allowed: true });
    clock.now += 2 * MINUTE;
  }
});

test('people and limits are counted apart, administrators not at all', () => {
  const { limiter: limits } = limiter();
  for (let run = 0; run < 5; run++) limits.take('login', 'ada');
  expect(limits.take('login', 'ada')).toEqual({ allowed: false, minutes: 30 });
  expect(limits.take('login', 'grace').allowed).toBe(true);
  expect(limits.take('default', 'ada').allowed).toBe(true);
  expect(limits.take('login', 'ada', true).allowed).toBe(true);
});

test('a success forgets the failures before it', () => {
  const { limiter: limits } = limiter();
  for (let run = 0; run < 5; run++) limits.take('login', 'ada');
  limits.reset('login', 'ada');
  expect(limits.take('login', 'ada').allowed).toBe(true);
});

test('records older than a day are pruned', () => {
  const { clock, kept, limiter: limits } = limiter();
  limits.take('default', 'ada');
  clock.now += 25 * 60 * MINUTE;
  limits.take('default', 'grace');
  limits.prune();
  expect(Object.keys(JSON.parse(kept.get('lacuna.limits') ?? ''))).toEqual(['default:grace']);
});

test('a damaged record counts as none', () => {
  const { kept, limiter: limits } = limiter();
  kept.set('lacuna.limits', '{not json');
  expect(limits.take('default', 'ada').allowed).toBe(true);
});
