import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../src/server/config.ts';
import { ensureCluster } from '../src/server/db/cluster/ensure-cluster.ts';
import { migrateDatabase } from '../src/server/db/migrate.ts';
import { runCommand } from '../tests/run-command.ts';
import { analyze, openBench, residentMegabytes } from './server-bench.ts';
import { median, quantile, speedSection } from './speed-report.ts';

/**
 * The whole analysis as a client sees it: POST analyze-idea to a server process of its own, every search and disproof
 * search included. Prints each figure beside its budget; `--write` puts them into docs/evaluation.md, `--quick` runs once.
 */
const IDEAS = [
  'A self-watering planter for offices',
  'A baby bottle that cools formula to drinking temperature',
  'Detecting falls of elderly people without cameras',
  'Reusable packaging for fresh food delivery',
  'A drone that cleans solar panels',
  'An app that matches idle truck capacity with freight',
  'Biodegradable fishing nets that report their position',
  'Quieter leaf blowers',
];
const ROUNDS = process.argv.includes('--quick') ? 1 : 3;
const REST = 15_000;
const LARGER = join(projectRoot, '../shared/data/library/us-patents.jsonl.gz');

export interface SpeedFigures {
  library: string;
  documents: number;
  p50: number;
  p95: number;
  firstProgress: number;
  stages: Record<string, number>;
  loopDelay: number;
  startToReady: number;
  restingMegabytes: number;
  budget: number;
}

async function indexOf(name: string, files: string[]): Promise<string> {
  const dataDir = join(projectRoot, 'node_modules', '.cache', name);
  const indexUri = join(dataDir, 'index');
  const env = { LACUNA_DATA_DIR: dataDir, LACUNA_INDEX_URI: indexUri };
  const built = existsSync(indexUri);
  const command = files.length > 0 && !built ? ['ingest', ...files] : ['library', 'status'];
  const { code, err } = await runCommand(command, env);
  if (code !== 0) throw new Error(err);
  return indexUri;
}

async function loopDelay(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
}

async function measure(
  library: { name: string; indexUri: string; budget: number },
  databaseUrl: string,
): Promise<SpeedFigures> {
  const bench = await openBench(library.indexUri, databaseUrl);
  try {
    await analyze(bench, 'A warm-up of caches and compilers, not counted');
    await loopDelay(bench.server.url);
    const runs: Awaited<ReturnType<typeof analyze>>[] = [];
    for (let round = 0; round < ROUNDS; round++)
      for (const idea of IDEAS) runs.push(await analyze(bench, idea));
    const delay = await loopDelay(bench.server.url);
    await new Promise((resolve) => setTimeout(resolve, REST));
    const stages = runs[0]!.method.stages.map(({ stage }) => stage);
    return {
      library: library.name,
      documents: runs[0]!.method.library?.documents ?? 0,
      p50: median(runs.map(({ total }) => total)),
      p95: quantile(
        runs.map(({ total }) => total),
        0.95,
      ),
      firstProgress: quantile(
        runs.map(({ firstProgress }) => firstProgress),
        0.95,
      ),
      stages: Object.fromEntries(
        stages.map((stage) => [
          stage,
          median(runs.map(({ method }) => method.stages.find((one) => one.stage === stage)?.ms ?? 0)),
        ]),
      ),
      loopDelay: delay,
      startToReady: bench.startToReady,
      restingMegabytes: residentMegabytes(bench.server.process.pid!),
      budget: library.budget,
    };
  } finally {
    await bench.close();
  }
}

async function benchAnalysis(): Promise<SpeedFigures[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lacuna-bench-'));
  const cluster = await ensureCluster({ dataDir, log: () => undefined });
  try {
    await migrateDatabase(cluster.url, join(projectRoot, 'migrations'));
    const starter = { name: 'starter', indexUri: await indexOf('lacuna-library', []), budget: 1500 };
    const figures = [await measure(starter, cluster.url)];
    if (existsSync(LARGER)) {
      const larger = { name: 'larger', indexUri: await indexOf('lacuna-larger', [LARGER]), budget: 2500 };
      figures.push(await measure(larger, cluster.url));
    } else {
      console.log(`Skipped: the larger library (${LARGER} is not here).`);
    }
    return figures;
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const section = speedSection(await benchAnalysis(), `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}`);
console.log(section);
if (process.argv.includes('--write')) {
  const file = join(projectRoot, 'docs', 'evaluation.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Evaluation\n';
  const others = text.replace(/^## Speed\n[\s\S]*?(?=^## |(?![\s\S]))/m, '').trimEnd();
  writeFileSync(file, `${others}\n\n${section}`);
}
