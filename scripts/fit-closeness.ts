/**
 * Fits the chance that a patent is related to an idea, on pairs graded by readers (2 and 3 count as related) and on pairs of
 * an idea with a random patent (taken as unrelated), and prints the weights for `core/analysis/closeness.ts` with how well
 * they hold on ideas held out: `node scripts/fit-closeness.ts`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PatentRecord } from '../src/contract/patents.ts';
import { type CLOSENESS_FIT, type ClosenessFeatures, closenessOf } from '../src/core/analysis/closeness.ts';
import { splitOffering } from '../src/core/analysis/idea-sentences.ts';
import { patentText } from '../src/core/analysis/patent-text.ts';
import { projectRoot } from '../src/server/config.ts';
import { headMatches } from '../src/server/modules/analysis/embedded/screen-by-words.ts';
import { createRandom } from '../src/server/modules/library/evaluation/metrics.ts';
import { openLibrary } from '../src/server/modules/library/open-library.ts';
import { testLibrary } from '../tests/library-index.ts';

const RELATED = 2;
const RANDOM_PAIRS = 6;
const SEARCHED = 80;
const NAMES = ['meaning', 'words', 'thing', 'job', 'rank', 'titleHead'] as const;

interface Pair {
  features: ClosenessFeatures;
  related: boolean;
  heldOut: boolean;
}

const data = join(projectRoot, 'data');
const { LACUNA_INDEX_URI } = await testLibrary();
const library = await openLibrary({ indexUri: LACUNA_INDEX_URI, shippedDataDir: data, embeddings: null });
const graded = (await readFile(join(data, 'graded-ideas.jsonl'), 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { idea: string; grades: Record<string, number> });
const everyNumber = [...new Set(graded.flatMap(({ grades }) => Object.keys(grades)))].filter(
  (n) => !n.includes('+'),
);
const random = createRandom(1);

async function pairsOf(idea: string, grades: ReadonlyMap<string, number>, heldOut: boolean): Promise<Pair[]> {
  const { thing, purpose } = splitOffering(idea);
  const [hits = []] = await library.search([{ text: idea, limit: SEARCHED }]);
  const best = hits[0]?.score ?? 1;
  const rank = new Map(hits.map(({ record, score }) => [record.number, score / best]));
  const records: PatentRecord[] = await library.byNumber([...grades.keys()]);
  const [whole = [], named = [], job = []] = await library.likeness(
    [idea, thing, purpose ?? idea],
    records.map(patentText),
  );
  return records.map((record, i) => ({
    features: {
      meaning: whole[i]!.meaning,
      words: whole[i]!.words,
      thing: named[i]!.words,
      job: job[i]!.words,
      rank: rank.get(record.number) ?? 0,
      titleHead: headMatches(record.title ?? '', thing),
    },
    related: (grades.get(record.number) as number) >= RELATED,
    heldOut,
  }));
}

function fitWeights(pairs: readonly Pair[]) {
  const weights = NAMES.map(() => 0);
  let bias = 0;
  const rows = pairs.map(({ features, related }) => ({
    x: NAMES.map((name) => Number(features[name])),
    y: related ? 1 : 0,
  }));
  for (let round = 0; round < 6000; round++) {
    const step = NAMES.map(() => 0);
    let drift = 0;
    for (const { x, y } of rows) {
      const z = x.reduce((sum, value, i) => sum + value * (weights[i] as number), bias);
      const error = 1 / (1 + Math.exp(-z)) - y;
      drift += error;
      x.forEach((value, i) => {
        step[i] = (step[i] as number) + error * value;
      });
    }
    bias -= drift / rows.length;
    step.forEach((sum, i) => {
      weights[i] = Math.max(0, (weights[i] as number) - sum / rows.length - 5e-4 * (weights[i] as number));
    });
  }
  return { bias, ...Object.fromEntries(NAMES.map((name, i) => [name, weights[i] as number])) };
}

const pairs: Pair[] = [];
for (const [i, { idea, grades }] of graded.entries()) {
  const known = new Map(Object.entries(grades).filter(([number]) => !number.includes('+')));
  for (let k = 0; k < RANDOM_PAIRS; k++) {
    const number = everyNumber[Math.floor(random() * everyNumber.length)] as string;
    if (!known.has(number)) known.set(number, 0);
  }
  pairs.push(...(await pairsOf(idea, known, i % 2 === 1)));
}
const heldOut = pairs.filter((pair) => pair.heldOut);
const model = fitWeights(pairs.filter((pair) => !pair.heldOut));
console.log(
  JSON.stringify(Object.fromEntries(Object.entries(model).map(([name, value]) => [name, +value.toFixed(2)]))),
);
function report(label: string, chanceOf: (f: ClosenessFeatures) => number): void {
  const scored = heldOut.map((pair) => ({ chance: chanceOf(pair.features), y: pair.related }));
  const positives = scored.filter(({ y }) => y);
  const negatives = scored.filter(({ y }) => !y);
  let wins = 0;
  for (const p of positives)
    for (const n of negatives) wins += p.chance > n.chance ? 1 : p.chance === n.chance ? 0.5 : 0;
  console.log(
    `${label}: ${scored.length} held-out pairs, AUC ${(wins / (positives.length * negatives.length)).toFixed(3)}`,
  );
  for (let from = 0; from < 1; from += 0.1) {
    const part = scored.filter(({ chance }) => chance >= from && chance < from + 0.1);
    if (part.length === 0) continue;
    const mean = part.reduce((sum, { chance }) => sum + chance, 0) / part.length;
    const share = part.filter(({ y }) => y).length / part.length;
    console.log(
      `  ${from.toFixed(1)}–${(from + 0.1).toFixed(1)}: ${String(part.length).padStart(4)} pairs, said ${mean.toFixed(2)}, related ${share.toFixed(2)}`,
    );
  }
}
report('fitted', (f) => closenessOf(f, model as typeof CLOSENESS_FIT));
report('shipped', (f) => closenessOf(f));
await library.close();
process.exit(0);
