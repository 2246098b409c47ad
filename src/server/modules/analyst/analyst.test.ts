import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnalystBench,
  createAnalystBench,
  QUESTIONS,
} from '../../../../tests/model-server/analyst-bench.ts';
import { checkAnswer, problemsOf, problemsOfProposals } from '../../../../tests/model-server/check-answer.ts';
import type { ModelServer } from '../../../../tests/model-server/model-server.ts';
import type { AnalysisReport } from '../../../contract/report.ts';
import type { SessionEvidence } from '../../../core/assistant/evidence.ts';
import { createEmbeddedAnalyst } from './embedded-analyst.ts';

let bench: AnalystBench;
let server: ModelServer;
let session: SessionEvidence;
beforeAll(async () => {
  bench = await createAnalystBench();
  ({ server, session } = bench);
});
afterAll(() => bench.close());

/** All figures, ids and names of a report: what no analyst may touch. Proposals stand apart from them. */
function facts(report: AnalysisReport): unknown {
  const { state_of_art: _, proposed: __, opportunities, ...rest } = report;
  return {
    ...rest,
    opportunities: opportunities.map(({ problem, concept, gap, phrased_by, ...kept }) => kept),
  };
}

describe.each([
  ['embedded', () => createEmbeddedAnalyst()],
  ['language model', () => bench.modelAnalyst()],
] as const)('analyst: %s', (_name, create) => {
  it.each(QUESTIONS)('answers “%s” with citations that exist and quotes that stand', async (question) => {
    server.setTemper('good');
    const { answer, shown, verified } = await bench.ask(create(), question);
    expect(answer.content).not.toBe('');
    expect(shown).toBe(answer.content);
    expect(verified).toBe(answer.content);
    expect(answer.citations.length).toBeGreaterThan(0);
    expect(problemsOf(checkAnswer(answer, session))).toEqual([]);
  });

  it('leaves the evidence as it was', async () => {
    const before = structuredClone(session);
    await bench.ask(create(), 'Why this score?');
    expect(session).toEqual(before);
  });

  it('never changes a figure, an id or a title of a report', async () => {
    const report = session.report as AnalysisReport;
    const before = structuredClone(report);
    const phrased = await create().phrase(
      { report, patents: session.patents },
      { signal: new AbortController().signal, userId: null },
    );
    expect(facts(phrased.report)).toEqual(facts(before));
    expect(report).toEqual(before);
  });

  it('proposes combinations of patents of the session, or none, and never touches those computed', async () => {
    server.setTemper('good');
    const report = session.report as AnalysisReport;
    const analyst = create();
    const phrased = await analyst.phrase(
      { report, patents: session.patents },
      { signal: new AbortController().signal, userId: null },
    );
    expect(phrased.report.opportunities).toHaveLength(report.opportunities.length);
    expect((phrased.report.proposed?.length ?? 0) > 0).toBe(analyst.kind === 'model');
    expect(problemsOfProposals(phrased.report, session)).toEqual([]);
  });

  it('rejects with the reason when it is stopped, and says nothing afterwards', async () => {
    server.setTemper('slow-drip');
    const controller = new AbortController();
    const reason = new Error('enough');
    let heard = 0;
    const asked = bench.ask(create(), 'How does the irrigation work?', {
      signal: controller.signal,
      onText: () => {
        heard++;
        controller.abort(reason);
      },
    });
    await expect(asked).rejects.toBe(reason);
    const then = heard;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard).toBe(then);
  });

  it('says honestly that a session without patents holds nothing', async () => {
    server.setTemper('good');
    const evidence = { prompt: 'an idea', report: null, patents: [] };
    const { answer } = await bench.ask(create(), 'What is closest to my idea?', { evidence });
    expect(answer.citations).toEqual([]);
    expect(answer.content).toContain('holds no patents');
  });
});
