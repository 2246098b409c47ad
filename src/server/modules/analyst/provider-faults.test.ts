import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnalystBench,
  createAnalystBench,
  LIMITS,
} from '../../../../tests/model-server/analyst-bench.ts';
import { checkAnswer, problemsOf } from '../../../../tests/model-server/check-answer.ts';
import type { ModelServer, Temper } from '../../../../tests/model-server/model-server.ts';
import type { AnalysisReport } from '../../../contract/report.ts';
import type { SessionEvidence } from '../../../core/assistant/evidence.ts';

let bench: AnalystBench;
let server: ModelServer;
let session: SessionEvidence;
beforeAll(async () => {
  bench = await createAnalystBench();
  ({ server, session } = bench);
});
afterAll(() => bench.close());

describe('faults of the provider', () => {
  const outcomes: [Temper, { by: 'model' | 'embedded'; notice: RegExp | null; requests: number | null }][] = [
    ['good', { by: 'model', notice: null, requests: 1 }],
    ['slow-drip', { by: 'model', notice: null, requests: 1 }],
    ['stall', { by: 'model', notice: /broke off/, requests: 1 }],
    ['silent', { by: 'embedded', notice: /did not answer in time/, requests: 1 }],
    [
      'rate-limited',
      { by: 'embedded', notice: /did not answer in time|could not be reached/, requests: null },
    ],
    [
      'rate-limited-retry-after',
      { by: 'embedded', notice: /did not answer in time|could not be reached/, requests: null },
    ],
    [
      'server-error',
      { by: 'embedded', notice: /did not answer in time|could not be reached/, requests: null },
    ],
    ['malformed', { by: 'embedded', notice: /nothing that the evidence bears/, requests: 3 }],
    ['truncated', { by: 'embedded', notice: /nothing that the evidence bears/, requests: 3 }],
    ['wrong-schema', { by: 'embedded', notice: /nothing that the evidence bears/, requests: 3 }],
    ['refusal', { by: 'embedded', notice: /nothing that the evidence bears/, requests: 3 }],
    ['content-filter', { by: 'embedded', notice: /declined/, requests: 1 }],
    ['cut-stream', { by: 'model', notice: /broke off/, requests: 1 }],
  ];

  it.each(outcomes)('%s: the reader gets a checked answer, in time', async (temper, expected) => {
    server.setTemper(temper);
    server.requests.length = 0;
    bench.booked.length = 0;
    const began = performance.now();
    const { answer, shown } = await bench.ask(bench.modelAnalyst(), 'How does the irrigation work?');
    expect(performance.now() - began).toBeLessThan(LIMITS.totalMs + 1000);
    expect(answer.answeredBy).toBe(expected.by);
    if (expected.notice) expect(answer.notice).toMatch(expected.notice);
    else expect(answer.notice).toBeNull();
    if (expected.requests !== null) expect(server.requests).toHaveLength(expected.requests);
    expect(answer.content).not.toBe('');
    expect(shown).toBe(answer.content);
    expect(problemsOf(checkAnswer(answer, session))).toEqual([]);
    expect(bench.booked).toHaveLength(1);
    expect(bench.booked[0]?.spent).not.toBeNull();
    await expect.poll(() => server.open(), { timeout: 2000 }).toBe(0);
  });

  it('waits as long as Retry-After says, once, and then is answered by the model', async () => {
    server.setTemper('rate-limited-once');
    server.requests.length = 0;
    const analyst = bench.modelAnalyst({ idleMs: 3000 });
    const began = performance.now();
    const { answer } = await bench.ask(analyst, 'How does the irrigation work?');
    expect(performance.now() - began).toBeGreaterThanOrEqual(990);
    expect(answer.answeredBy).toBe('model');
    expect(server.requests).toHaveLength(2);
  });

  it('answers without the model when the day’s cap is reached, and does not call it', async () => {
    server.setTemper('good');
    server.requests.length = 0;
    const { answer } = await bench.ask(
      bench.modelAnalyst({ ledger: { book: async () => null } }),
      'How does the irrigation work?',
    );
    expect(answer.answeredBy).toBe('embedded');
    expect(answer.notice).toMatch(/allowance/);
    expect(server.requests).toHaveLength(0);
  });

  it('leaves a report as it was, with a notice, when the provider fails while phrasing', async () => {
    server.setTemper('content-filter');
    const report = session.report as AnalysisReport;
    const phrased = await bench
      .modelAnalyst()
      .phrase({ report, patents: session.patents }, { signal: new AbortController().signal, userId: null });
    expect(phrased.report.opportunities.map((o) => o.problem)).toEqual(
      report.opportunities.map((o) => o.problem),
    );
  });
});
