/**
 * Draws the landing page's map from the shipped library: every patent is a dot, placed so that patents which share
 * words stand together (a neighbour graph over the corpus-trained vectors, laid out like UMAP; seeded, so that the
 * same library gives the same picture). The lit spot is near the patents of the first recorded example's first
 * opportunity; the examples are `data/examples/{slug}.json`, in the order of their names.
 *
 *   node scripts/make-landscape-map.ts
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnalysisReport } from '../src/contract/analysis/report.ts';
import type { PatentRecord } from '../src/contract/patents.ts';
import { createMemoryLibrary } from '../src/core/retrieval/memory-library.ts';
import { projectRoot } from '../src/server/config.ts';
import type { Landscape } from '../src/web/components/landscape-map.types.ts';
import { layOut, type Place } from './landscape-layout.ts';
import { sampleOf } from './sample-output.ts';

const SIZE = 1000;
const LABELS = 9;

interface Shipped {
  patent_number: string;
  patent_title: string;
  patent_date: string;
  digest: string;
  use: string;
  novelty: string;
  categories: string[];
}

type Example = { report: AnalysisReport };

const lines = (await readFile(join(projectRoot, 'data', 'patents.jsonl'), 'utf8')).trim().split('\n');
const shipped = lines.map((line) => JSON.parse(line) as Shipped);
const categories = JSON.parse(await readFile(join(projectRoot, 'data', 'categories.json'), 'utf8')) as {
  id: string;
  name: string;
}[];

const toRecord = (row: Shipped): PatentRecord => ({
  number: row.patent_number,
  title: row.patent_title,
  date: row.patent_date,
  abstract: row.digest,
  digest: true,
  use: row.use,
  novelty: row.novelty,
  inventors: [],
  assignee: null,
  cpc: [],
  kind: null,
  type: 'grant',
  citations: [],
  categories: row.categories,
  url: 'https://patents.google.com/',
});

const library = createMemoryLibrary(shipped.map(toRecord));
const vectors = shipped.map((row) =>
  library.model.embed(`${row.patent_title} ${row.use} ${row.novelty} ${row.digest}`),
);
const places = layOut(vectors).map(({ x, y }) => ({ x: 30 + x * (SIZE - 60), y: 30 + y * (SIZE - 60) }));
const placeOf = new Map(shipped.map((row, at) => [row.patent_number, places[at] as Place]));

/** One path for all dots, in reading order with relative moves: a third of the bytes of circles. */
function dots(points: readonly Place[]): string {
  const rounded = points.map(({ x, y }) => [Math.round(x), Math.round(y)] as const);
  const unique = [...new Map(rounded.map((p) => [p.join(), p])).values()];
  unique.sort((a, b) => Math.floor(a[1] / 12) - Math.floor(b[1] / 12) || a[0] - b[0]);
  let [px, py] = [0, 0];
  const moves = unique.map(([x, y]) => {
    const move = `m${x - px}${y - py < 0 ? '' : ' '}${y - py}h0`;
    [px, py] = [x, y];
    return move;
  });
  return moves.join('');
}

const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
const centre = (points: readonly Place[]): Place => ({
  x: median(points.map((p) => p.x)),
  y: median(points.map((p) => p.y)),
});

/** Names of the categories that keep together best, far enough from each other to be read. */
function labels(gap: Place): (Place & { name: string })[] {
  const found = categories.map(({ id, name }) => {
    const own = shipped.flatMap((row, at) => (row.categories.includes(id) ? [places[at] as Place] : []));
    const middle = centre(own);
    const spread = median(own.map((p) => Math.hypot(p.x - middle.x, p.y - middle.y)));
    return { name, ...middle, tight: own.length >= 40 ? Math.sqrt(own.length) / (spread + 20) : 0 };
  });
  found.sort((a, b) => b.tight - a.tight);
  const chosen: typeof found = [];
  for (const one of found) {
    const clear = chosen.every((other) => Math.abs(other.y - one.y) > 60 || Math.abs(other.x - one.x) > 260);
    const half = one.name.length * 7;
    const freeOfGap = Math.abs(one.y - gap.y) > 70 || Math.abs(one.x - gap.x) > half + 60;
    const inside = one.x > half + 10 && one.x < SIZE - half - 10;
    if (one.tight > 0 && clear && inside && freeOfGap && chosen.length < LABELS) chosen.push(one);
  }
  return chosen.map(({ name, x, y }) => ({ name, x: Math.round(x), y: Math.round(y) }));
}

/** Whether patents stand on every side: a gap lies inside the field, not beyond its edge. */
function surrounded(x: number, y: number): boolean {
  const sectors = new Set<number>();
  for (const place of places) {
    if (Math.hypot(place.x - x, place.y - y) > 110) continue;
    sectors.add(Math.floor(((Math.atan2(place.y - y, place.x - x) + Math.PI) / (2 * Math.PI)) * 7.999));
  }
  return sectors.size >= 7;
}

/** The emptiest spot near the middle between the two sides of a gap. */
function emptySpot(a: Place, b: Place): Place {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  let best = { ...middle, room: 0 };
  for (let x = 120; x <= SIZE - 120; x += 8) {
    for (let y = 120; y <= SIZE - 120; y += 8) {
      const away = Math.hypot(x - middle.x, y - middle.y);
      const room = Math.min(60, ...places.map((p) => Math.hypot(p.x - x, p.y - y))) - away / 9;
      if (room > best.room && surrounded(x, y)) best = { x, y, room };
    }
  }
  return { x: Math.round(best.x), y: Math.round(best.y) };
}

const folder = join(projectRoot, 'data', 'examples');
const names = await readdir(folder).catch(() => []);
const slug = names
  .filter((name) => name.endsWith('.json'))
  .sort()[0]
  ?.replace(/\.json$/, '');
const example =
  slug === undefined
    ? null
    : (JSON.parse(await readFile(join(folder, `${slug}.json`), 'utf8')) as Example).report;
const first = example?.opportunities[0];
const placed = (first?.builds_on ?? []).flatMap((number) => placeOf.get(number) ?? []);
const use = placed.slice(0, 1);
const solution = placed.slice(1);
const middle = { x: SIZE / 2, y: SIZE / 2 };
const gap = emptySpot(use.length ? centre(use) : middle, solution.length ? centre(solution) : middle);

const path = dots(places);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><title>Map of the patent library</title><path d="${path}" fill="none" stroke="#000" stroke-width="3.6" stroke-linecap="round"/></svg>\n`;
await writeFile(join(projectRoot, 'src/web/public/landscape.svg'), svg);
const data: Landscape = {
  patents: shipped.length,
  gap,
  labels: labels(gap),
};
const sample = slug !== undefined && example ? sampleOf(slug, example) : null;
const header = '// Written by scripts/make-landscape-map.ts from the shipped library.\n';
await writeFile(
  join(projectRoot, 'src/web/components/landscape-map.data.ts'),
  `${header}import type { Landscape } from './landscape-map.types.ts';\n\nexport const LANDSCAPE: Landscape = ${JSON.stringify(data, null, 2)};\n`,
);
await writeFile(
  join(projectRoot, 'src/web/features/landing/sample-output.data.ts'),
  `${header}import type { Sample } from './sample-output.types.ts';\n\nexport const SAMPLE: Sample | null = ${JSON.stringify(sample, null, 2)};\n`,
);
console.log(`${shipped.length} patents, ${svg.length} bytes, gap at ${gap.x},${gap.y}`, data.labels);
