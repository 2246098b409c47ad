/**
 * Two processes search one index while a third ingests into it, on any place that LanceDB knows:
 * `node bench/shared-index.ts INDEX_URI [RECORDS]`. For an S3-compatible store set AWS_ENDPOINT, AWS_ACCESS_KEY_ID,
 * AWS_SECRET_ACCESS_KEY, AWS_REGION, and AWS_ALLOW_HTTP=true for one without TLS. Prints one line per process.
 */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../src/server/config.ts';
import { ingestSources } from '../src/server/modules/library/maintain-library.ts';
import { openLibrary } from '../src/server/modules/library/open-library.ts';
import { generateRecords } from './generate-records.ts';
import { LONG_IDEAS } from './long-ideas.ts';
import { median } from './speed-report.ts';

const [indexUri = '', count = '20000', role = 'all'] = process.argv.slice(2);
if (indexUri === '') throw new Error('Name the place of an index.');
const shippedDataDir = join(projectRoot, 'data');
const location = { indexUri, shippedDataDir, embeddings: null };

/** Searches until told to stop; any failure ends the process with it. */
async function read(): Promise<void> {
  const library = await openLibrary(location);
  let stopped = false;
  process.on('message', () => {
    stopped = true;
  });
  const versions = new Set<string>();
  const taken: number[] = [];
  process.send?.('ready');
  for (let i = 0; !stopped; i++) {
    const began = performance.now();
    const [hits = []] = await library.search([
      { text: LONG_IDEAS[i % LONG_IDEAS.length] as string, limit: 20 },
    ]);
    taken.push(performance.now() - began);
    if (hits.length === 0) throw new Error('A search found nothing.');
    versions.add((await library.stats()).version);
  }
  const { documents } = await library.stats();
  console.log(
    `reader: ${taken.length} searches, median ${median(taken).toFixed(0)} ms, worst ${Math.max(...taken).toFixed(0)} ms, ${versions.size} versions seen, ${documents.toLocaleString('en')} records at the end`,
  );
  await library.close();
  process.exit(0);
}

async function write(): Promise<void> {
  const file = join(tmpdir(), `shared-index-${process.pid}.jsonl`);
  const options = { starter: join(shippedDataDir, 'patents.jsonl'), seed: Date.now() };
  await generateRecords(file, Number(count), {
    ...options,
    firstNumber: 30_000_000 + (Date.now() % 10_000_000),
  });
  const began = performance.now();
  const { added } = await ingestSources(location, [file], {
    progress: () => undefined,
    problem: () => undefined,
  });
  console.log(
    `writer: ${added.toLocaleString('en')} records in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  rmSync(file);
  process.exit(0);
}

const start = (as: string) => fork(fileURLToPath(import.meta.url), [indexUri, count, as]);
const ended = (child: ReturnType<typeof start>) =>
  new Promise<number | null>((resolve) => child.on('exit', resolve));

if (role === 'read') await read();
else if (role === 'write') await write();
else {
  const began = performance.now();
  await (await openLibrary(location)).close();
  console.log(`opened in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const readers = [start('read'), start('read')];
  const ends = readers.map(ended);
  await Promise.all(readers.map((child) => new Promise((resolve) => child.once('message', resolve))));
  const written = await ended(start('write'));
  // Readers look for new versions every few seconds.
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  for (const reader of readers) reader.send('stop');
  const codes = [written, ...(await Promise.all(ends))];
  if (codes.some((code) => code !== 0)) throw new Error(`Processes ended with ${codes.join(', ')}.`);
  process.exit(0);
}
