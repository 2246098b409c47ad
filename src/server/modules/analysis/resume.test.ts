import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryLibrary } from '../../../../tests/memory-library.ts';
import { searchOver } from '../../../../tests/memory-search.ts';
import { IDEAS, testModel } from '../../../../tests/model-server/analyzed-idea.ts';
import { type ModelServer, startModelServer } from '../../../../tests/model-server/model-server.ts';
import { STAGES, type StageName } from '../../../contract/analysis/report.ts';
import { analyze } from './analyze.ts';
import type { FinishedStage } from './pipeline.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

class Killed extends Error {}

/** A store that keeps what was saved, as JSON does, and ends the process before a stage. */
function storeThatDies(kept: Map<StageName, string>, before: StageName | null) {
  return {
    load: async () => [...kept.values()].map((text) => JSON.parse(text) as FinishedStage),
    save: async (finished: FinishedStage) => {
      kept.set(finished.stage, JSON.stringify(finished));
    },
    begin: (stage: StageName) => {
      if (stage === before) throw new Killed();
    },
  };
}

async function run(kept: Map<StageName, string>, before: StageName | null = null) {
  const library = createMemoryLibrary();
  const deps = {
    library,
    search: searchOver(library),
    model: testModel(server),
    log: pino({ level: 'silent' }),
  };
  const input = { idea: IDEAS.planter, edit: null, asOf: '2026-11-01', userId: null };
  return analyze(deps, input, { store: storeThatDies(kept, before), signal: new AbortController().signal });
}

describe('an analysis that is killed', () => {
  it.each(STAGES)('before %s goes on there, pays no stage twice, and ends the same', async (stage) => {
    server.requests.length = 0;
    const whole = await run(new Map());
    const once = server.requests.length;
    server.requests.length = 0;
    const kept = new Map<StageName, string>();
    await expect(run(kept, stage)).rejects.toBeInstanceOf(Killed);
    expect([...kept.keys()]).toEqual(STAGES.slice(0, STAGES.indexOf(stage)));
    const resumed = await run(kept);
    expect(server.requests.length).toBe(once);
    const lasting = ({ report: { method, ...report } }: typeof whole) => ({
      ...report,
      method: { ...method, stages: method.stages.map(({ ms: _ms, ...rest }) => rest) },
    });
    expect(lasting(resumed)).toEqual(lasting(whole));
  });

  it('again and again, before each stage in turn, still ends', async () => {
    server.requests.length = 0;
    await run(new Map());
    const once = server.requests.length;
    server.requests.length = 0;
    const kept = new Map<StageName, string>();
    for (const stage of STAGES.slice(1)) await expect(run(kept, stage)).rejects.toBeInstanceOf(Killed);
    expect((await run(kept)).report.opportunities.length).toBeGreaterThan(0);
    expect(server.requests.length).toBe(once);
  });
});
