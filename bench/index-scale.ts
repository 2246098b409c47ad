/**
 * Cost of the patent index against its size: `node bench/index-scale.ts 10000 100000 1000000`. Each size is generated, built and
 * searched in processes of its own, so that memory is that of the step alone. Prints a Markdown table.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildLibrary } from '../src/server/modules/patents/build-library.ts';
import { openLibrary } from '../src/server/modules/patents/open-library.ts';
import { generateRecords } from './generate-records.ts';

const SEED = 1;
const shippedDataDir = fileURLToPath(new URL('../data', import.meta.url));
const folder = process.env.BENCH_DIR ?? join(tmpdir(), 'lacuna-bench');

const IDEA =
  'A self-watering planter for offices that holds four weeks of water in a hidden reservoir and feeds it to the soil through a wick. A sensor measures ' +
  'moisture and light, a small pump refills the upper tray, and an app tells the facility manager when the reservoir has to be filled or the plant should be moved ' +
  'to a brighter place near a window.';
const PROBES = [
  'reservoir wick soil',
  'moisture sensor pump',
  'plant container app',
  'light sensor battery',
  'water level indicator',
];

const locationOf = (size: number) => {
  const dataDir = join(folder, String(size));
  return { dataDir, indexUri: join(dataDir, 'index'), shippedDataDir };
};
const fileOf = (size: number) => join(folder, `records-${size}.jsonl`);
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const megabytes = (bytes: number) => Math.round(bytes / 1e6);

const STEPS: Record<string, (size: number) => Promise<object>> = {
  async generate(size) {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(fileOf(size)))
      await generateRecords(fileOf(size), size, {
        starter: join(shippedDataDir, 'patents.jsonl'),
        seed: SEED,
      });
    return {};
  },
  async build(size) {
    const started = performance.now();
    const { documents } = await buildLibrary(locationOf(size), { files: [fileOf(size)] });
    const seconds = (performance.now() - started) / 1000;
    return {
      documents,
      seconds,
      perSecond: documents / seconds,
      cpu: cpuSeconds(),
      peak: megabytes(process.resourceUsage().maxRSS * 1024),
    };
  },
  async search(size) {
    const started = performance.now();
    const library = await openLibrary(locationOf(size));
    const open = performance.now() - started;
    const main = await times(30, (i) =>
      library.search({ text: `${IDEA} ${PROBES[i % PROBES.length]}`, limit: 300 }),
    );
    const checks = await times(15, (i) =>
      library.searchMany(
        Array.from({ length: 40 }, (_, k) => ({
          text: `${PROBES[(i + k) % 5]} ${PROBES[(i * k) % 5]}`,
          limit: 10,
        })),
      ),
    );
    const together = await times(5, () =>
      Promise.all(
        PROBES.slice(0, 4).map((probe) => library.search({ text: `${IDEA} ${probe}`, limit: 300 })),
      ),
    );
    await library.close();
    return { open, main, checks, together, resident: megabytes(process.memoryUsage().rss) };
  },
};

async function times(
  count: number,
  run: (i: number) => Promise<unknown>,
): Promise<{ p50: number; p95: number }> {
  await run(0);
  const taken: number[] = [];
  for (let i = 0; i < count; i++) {
    const started = performance.now();
    await run(i);
    taken.push(performance.now() - started);
  }
  taken.sort((x, y) => x - y);
  return { p50: taken[Math.floor(count * 0.5)] as number, p95: taken[Math.floor(count * 0.95)] as number };
}

function inProcess(step: string, size: number) {
  const done = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--step', step, String(size)], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (done.status !== 0) throw new Error(`${step} at ${size}: ${done.stderr}`);
  return JSON.parse(done.stdout);
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--step') {
  console.log(JSON.stringify(await STEPS[rest[0] as string]?.(Number(rest[1]))));
} else {
  const sizes = [first, ...rest].filter(Boolean).map(Number);
  console.log(
    '| records | build, s | of processor | records/s | build peak, MB | open, ms | idea search (300 hits) p50 / p95, ms | 40 checks p50 / p95, ms | 4 ideas at once p50, ms | resident, MB |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) {
    inProcess('generate', size);
    const b = inProcess('build', size);
    const s = inProcess('search', size);
    const pair = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toFixed(0)} / ${p95.toFixed(0)}`;
    console.log(
      `| ${b.documents.toLocaleString('en')} | ${b.seconds.toFixed(1)} | ${b.cpu.toFixed(1)} | ${b.perSecond.toFixed(0)} | ${b.peak} | ${s.open.toFixed(0)} | ${pair(s.main)} | ${pair(s.checks)} | ${s.together.p50.toFixed(0)} | ${s.resident} |`,
    );
  }
}
