export type ErrorClass = 'network' | 'auth' | 'validation' | 'payment' | 'general';

const signs: [ErrorClass, RegExp][] = [
  ['network', /network|fetch|connection|offline|timed? ?out/i],
  ['auth', /auth|unauthori[sz]ed|jwt|token|session (has )?(ended|missing|expired)|log ?in|credential/i],
  ['payment', /payment|checkout|billing|subscription|card|invoice|stripe/i],
  ['validation', /invalid|required|must (be|contain)|validation|exceeds|too (long|short)/i],
];

/** Sorts an error by its message text (SPEC §8). */
export function classifyError(error: unknown): ErrorClass {
  const message = error instanceof Error ? error.message : String(error);
  return signs.find(([, pattern]) => pattern.test(message))?.[0] ?? 'general';
}
