import { type FaultKind, ModelFault, type TokenCount } from '../model/model.ts';

/**
 * Most calls, and tokens in and out, that one analysis may spend. A run asks at most sixteen times, fifteen where the
 * field is covered; two are left for replies that could not be read.
 */
export const BUDGET = { calls: 18, input: 120_000, output: 20_000, parallel: 4 } as const;

/** Failures in a row after which a run asks no more: a server that is down must not cost a deadline per stage. */
const MAX_FAILURES = 2;
const DOWN: ReadonlySet<FaultKind> = new Set(['provider', 'timeout']);

/** Counts what a run spends on the model, and lets at most four calls run at once. */
export interface CallBudget {
  /** Runs a call when one of the four places is free. Rejects with a fault when the budget is spent. */
  spend<T extends { tokens: TokenCount; calls: number }>(call: () => Promise<T>): Promise<T>;
  /** True while at least so many calls are left. */
  allows(calls: number): boolean;
  readonly spent: TokenCount & { calls: number };
}

export function createCallBudget(): CallBudget {
  const spent = { calls: 0, input: 0, output: 0 };
  let running = 0;
  const waiting: (() => void)[] = [];
  let failed: { fault: ModelFault; times: number } | null = null;
  const exhausted = () =>
    spent.calls >= BUDGET.calls || spent.input >= BUDGET.input || spent.output >= BUDGET.output;
  const enter = async () => {
    if (running >= BUDGET.parallel) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
  };
  const leave = () => {
    running--;
    waiting.shift()?.();
  };
  return {
    spent,
    allows: (calls) => spent.calls + calls <= BUDGET.calls && !exhausted(),
    async spend(call) {
      await enter();
      try {
        if (failed && failed.times >= MAX_FAILURES) throw failed.fault;
        if (exhausted()) throw new ModelFault('cap', 'budget of this analysis');
        spent.calls++;
        const reply = await call().catch((error: unknown) => {
          if (error instanceof ModelFault && DOWN.has(error.kind))
            failed = { fault: error, times: (failed?.times ?? 0) + 1 };
          throw error;
        });
        failed = null;
        spent.calls += reply.calls - 1;
        spent.input += reply.tokens.input;
        spent.output += reply.tokens.output;
        return reply;
      } finally {
        leave();
      }
    },
  };
}
