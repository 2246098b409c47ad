import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { buildLibrary } from '../../patents/build-library.ts';
import { sampleLocation } from '../../patents/sample-location.fixture.ts';
import { type EngineThread, startThread } from './engine-thread.ts';

const script = new URL('../../../../../tests/reading-worker.ts', import.meta.url);
const root = mkdtempSync(join(tmpdir(), 'lacuna-thread-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('ends threads for which the library is being read, and the process goes on', async () => {
  const location = sampleLocation(root);
  await buildLibrary(location);
  const ends: (Error | null)[] = [];
  for (let round = 0; round < 12; round++) {
    const thread = await new Promise<EngineThread>((resolve) => {
      const started: EngineThread = startThread(
        script,
        { location },
        {
          onBuilding: () => undefined,
          onOpen: () => resolve(started),
          onHeld: () => undefined,
          onFree: () => undefined,
          onEnd: (reason) => ends.push(reason),
        },
      );
    });
    await delay(round * 5);
    await thread.close();
  }
  expect(ends).toEqual(Array.from({ length: 12 }, () => null));
}, 120_000);
