/**
 * Cost of the patent library against its size: `node bench/index-scale.ts 10000 100000 1000000`. Each size is generated and built
 * in processes of its own, then a server analyses ideas of sixty words over HTTP, one at a time and four at once; at last a
 * thousand records are added. Prints a Markdown table. BENCH_DIR holds the libraries (2.5 GB for a million records); `--keep`
 * takes those that are there instead of building them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../src/server/config.ts';
import { ensureCluster } from '../src/server/db/cluster/ensure-cluster.ts';
import { migrateDatabase } from '../src/server/db/migrate.ts';
import { ingestSources } from '../src/server/modules/library/maintain-library.ts';
import { openLibrary } from '../src/server/modules/library/open-library.ts';
import { generateRecords } from './generate-records.ts';
import { LONG_IDEAS } from './long-ideas.ts';
import { analyze, type Bench, openBench, residentMegabytes } from './server-bench.ts';
import { median, quantile } from './speed-report.ts';

const SEED = 1;
const ADDED = 1000;
const ROUNDS = 3;
const TOGETHER = 4;
const shippedDataDir = join(projectRoot, 'data');
const folder = process.env.BENCH_DIR ?? join(tmpdir(), 'lacuna-bench');

const locationOf = (size: number) => {
  const dataDir = join(folder, String(size));
  return { dataDir, indexUri: join(dataDir, 'index'), shippedDataDir, embeddings: null };
};
const fileOf = (size: number) => join(folder, `records-${size}.jsonl`);
const moreOf = (size: number) => join(folder, `more-${size}.jsonl`);
/** Of records that no earlier run has added to a library that is kept. */
const unusedNumber = () => 50_000_000 + (Math.floor(Date.now() / 1000) % 40_000) * ADDED;
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const secondsSince = (started: number) => (performance.now() - started) / 1000;

const STEPS: Record<string, (size: number) => Promise<object>> = {
  async generate(size) {
    mkdirSync(folder, { recursive: true });
    const options = { starter: join(shippedDataDir, 'patents.jsonl'), seed: SEED };
    if (!existsSync(fileOf(size))) await generateRecords(fileOf(size), size, options);
    await generateRecords(moreOf(size), ADDED, { ...options, seed: SEED + 1, firstNumber: unusedNumber() });
    return {};
  },
  async build(size) {
    rmSync(locationOf(size).dataDir, { recursive: true, force: true });
    const started = performance.now();
    const { added } = await ingestSources(locationOf(size), [fileOf(size)], quiet);
    const seconds = secondsSince(started);
    return { documents: added, seconds, peak: megabytes(process.resourceUsage().maxRSS * 1024) };
  },
  /** One hybrid query, and the 36 of an analysis together, in milliseconds. */
  async index(size) {
    const started = performance.now();
    const library = await openLibrary(locationOf(size));
    const open = secondsSince(started);
    const { documents } = await library.stats();
    const query = (text: string) => ({ text, limit: 40 });
    await library.search([query('warm up the caches')]);
    const single: number[] = [];
    const together: number[] = [];
    for (const idea of LONG_IDEAS) {
      const words = idea.split(' ');
      const short = Array.from({ length: 36 }, (_, i) => words.slice(i % 20, (i % 20) + 8).join(' '));
      const before = performance.now();
      await library.search([query(short[0] as string)]);
      single.push(performance.now() - before);
      const began = performance.now();
      await library.search(short.map(query));
      together.push(performance.now() - began);
    }
    await library.close();
    return { open, documents, single: median(single), together: median(together) };
  },
  async ingest(size) {
    const started = performance.now();
    const { added } = await ingestSources(locationOf(size), [moreOf(size)], quiet);
    if (added !== ADDED) throw new Error(`${added} records were added`);
    return { seconds: secondsSince(started) };
  },
};
const quiet = { progress: () => undefined, problem: () => undefined };

function inProcess(step: string, size: number) {
  const done = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--step', step, String(size)], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (done.status !== 0) throw new Error(`${step} at ${size}: ${done.stderr}`);
  return JSON.parse(done.stdout);
}

/** Whole analyses by a server of its own. */
async function serve(size: number, databaseUrl: string) {
  const bench = await openBench(locationOf(size).indexUri, databaseUrl);
  try {
    await analyze(bench, 'A warm-up of caches and compilers, not counted');
    const alone = await rounds(bench, 1);
    const together = await rounds(bench, TOGETHER);
    const pid = bench.server.process.pid as number;
    return {
      start: bench.startToReady / 1000,
      alone,
      together,
      resident: residentMegabytes(pid),
      most: residentMegabytes(pid, 'VmHWM'),
    };
  } finally {
    await bench.close();
  }
}

/** Milliseconds of each analysis, so many at once. */
async function rounds(bench: Bench, atOnce: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < LONG_IDEAS.length; i += atOnce) {
      const ideas = LONG_IDEAS.slice(i, i + atOnce);
      taken.push(...(await Promise.all(ideas.map(async (idea) => (await analyze(bench, idea)).total))));
    }
  }
  return taken;
}

async function report(sizes: number[], keep: boolean): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lacuna-bench-'));
  const cluster = await ensureCluster({ dataDir, log: () => undefined });
  try {
    await migrateDatabase(cluster.url, join(projectRoot, 'migrations'));
    console.log(
      '| records | build, s | records/s | build peak, MB | open, s | one query p50, ms | 36 queries p50, ms | analysis p50, ms | p95, ms | four at once p50, ms | worst, ms | resident, MB | most, MB | 1,000 more, s |',
    );
    console.log(`|${' --- |'.repeat(14)}`);
    for (const size of sizes) {
      inProcess('generate', size);
      const b = keep ? null : inProcess('build', size);
      const x = inProcess('index', size);
      const s = await serve(size, cluster.url);
      const i = inProcess('ingest', size);
      const cells = [
        x.documents.toLocaleString('en'),
        b?.seconds.toFixed(1) ?? '',
        b ? (b.documents / b.seconds).toFixed(0) : '',
        b?.peak ?? '',
        x.open.toFixed(1),
        x.single.toFixed(0),
        x.together.toFixed(0),
        median(s.alone).toFixed(0),
        quantile(s.alone, 0.95).toFixed(0),
        median(s.together).toFixed(0),
        Math.max(...s.together).toFixed(0),
        s.resident.toFixed(0),
        s.most.toFixed(0),
        i.seconds.toFixed(1),
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [first, step, size] = process.argv.slice(2);
if (first === '--step') {
  console.log(JSON.stringify(await STEPS[step as string]?.(Number(size))));
} else {
  const sizes = process.argv.slice(2).map(Number).filter(Boolean);
  await report(sizes.length > 0 ? sizes : [10_000, 100_000], process.argv.includes('--keep'));
}
