/**
 * What readers feel while a library is filled: `node bench/read-during-ingest.ts [MEGABYTES]`. Ten clients read their sessions from
 * a server, 200 ms between two requests of each, left alone and then while `lacuna ingest` adds a file of synthetic grants (300 MB
 * unless said) to the same library. Prints p50 and p95 beside the budget; exit code 1 beyond it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount } from '../e2e/support/accounts.ts';
import { analyze, tokenOf } from '../e2e/support/analyses.ts';
import { projectRoot } from '../src/server/config.ts';
import { testLibrary } from '../tests/library-index.ts';
import { generateXml } from './generate-xml.ts';
import { startInstallation } from './nodes.ts';
import { median, quantile } from './speed-report.ts';

const CLIENTS = 10;
const PAUSE = 200;
const ALONE = 10_000;
/** Milliseconds, at the 95th percentile. */
const BUDGET = 150;
const IDEA = 'A self-watering planter for offices that tells when its tank is empty';

const folder = mkdtempSync(join(tmpdir(), 'lacuna-read-during-ingest-'));
const index = { LACUNA_INDEX_URI: join(folder, 'index') };
cpSync((await testLibrary()).LACUNA_INDEX_URI, index.LACUNA_INDEX_URI, { recursive: true });
const xml = join(folder, 'ipg.xml');
const { documents } = await generateXml(xml, Number(process.argv[2] ?? 300));
const installation = await startInstallation(['all'], index);
const [alone, during]: number[][] = [[], []];
let samples = alone as number[];
let over = false;

async function readSession(n: number): Promise<void> {
  const { origin } = installation;
  const token = await tokenOf(origin, await createAccount(origin));
  const id = await analyze(origin, token, IDEA);
  ready++;
  while (ready < CLIENTS) await sleep(PAUSE);
  await sleep((PAUSE / CLIENTS) * n);
  while (!over) {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/sessions/${id}/report`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A read was answered ${answer.status}.`);
    samples.push(performance.now() - start);
    await sleep(PAUSE);
  }
}

let ready = 0;
try {
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, n) => readSession(n)));
  while (ready < CLIENTS) await sleep(PAUSE);
  await sleep(ALONE);
  samples = during as number[];
  const began = performance.now();
  const ingest = spawn(process.execPath, ['src/cli/main.ts', 'ingest', xml], {
    cwd: projectRoot,
    env: { ...process.env, ...index, LACUNA_DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(ingest, 'exit');
  if (code !== 0) throw new Error(`The ingest ended with code ${code}.`);
  const seconds = (performance.now() - began) / 1000;
  over = true;
  await clients;
  console.log(`${documents} documents ingested in ${seconds.toFixed(0)} s`);
  for (const [what, times] of Object.entries({ alone, during }))
    console.log(
      `${what}: ${times?.length} reads, p50 ${median(times as number[]).toFixed(0)} ms, p95 ${quantile(times as number[], 0.95).toFixed(0)} ms, budget ${BUDGET} ms`,
    );
  process.exitCode = quantile(during as number[], 0.95) > BUDGET ? 1 : 0;
} finally {
  over = true;
  await installation.close();
  rmSync(folder, { recursive: true, force: true });
}
