/**
 * Fits the chance that a design pattern suits an idea, on ideas graded by readers, and prints the weights for
 * `PATTERN_FIT` with how well they do on ideas held out: `node scripts/fit-patterns.ts`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  offeringSentence,
  sentencesOf,
  splitOffering,
  withoutLeadIn,
} from '../src/core/analysis/idea-sentences.ts';
import { projectRoot } from '../src/server/config.ts';
import { openStaticEncoder } from '../src/server/modules/encoder/static-encoder.ts';
import { readDesignPatterns } from '../src/server/modules/library/design-patterns.ts';
import {
  createPatternSearch,
  fittingPatterns,
  PATTERN_FEATURES,
  type PATTERN_FIT,
  patternChance,
} from '../src/server/modules/library/pattern-search.ts';
import { connectLibrary } from '../src/server/modules/library/record-table.ts';
import { readSummary } from '../src/server/modules/library/summary.ts';
import { testLibrary } from '../tests/library-index.ts';

const APT = 2;
const MAX_PATTERNS = 3;
const ROUNDS = 20_000;
const RATE = 1;
const DECAY = 1e-4;

interface Graded {
  idea: string;
  /** Grade 0 to 3 by id of the pattern. */
  grades: Record<string, number>;
}

/** What the embedded analyst searches patterns with. */
function textOf(idea: string): string {
  const offering = withoutLeadIn(offeringSentence(sentencesOf(idea)));
  return `${splitOffering(offering).thing} ${offering} ${idea}`;
}

const data = join(projectRoot, 'data');
const read = async (name: string): Promise<Graded[]> =>
  (await readFile(join(data, name), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Graded);

const { LACUNA_INDEX_URI } = await testLibrary();
const encoder = await openStaticEncoder(data);
const summary = await readSummary(await connectLibrary(LACUNA_INDEX_URI));
if (!summary) throw new Error('The library is not built.');
const search = await createPatternSearch(await readDesignPatterns(data), {
  encoder,
  weights: summary.weights,
});

async function pairsOf(graded: Graded[]): Promise<{ x: number[]; y: number }[]> {
  const pairs: { x: number[]; y: number }[] = [];
  for (const { idea, grades } of graded) {
    for (const { pattern, features } of await search.features(textOf(idea))) {
      const grade = grades[pattern.id];
      if (grade !== undefined) pairs.push({ x: features, y: grade >= APT ? 1 : 0 });
    }
  }
  return pairs;
}

function fitWeights(pairs: { x: number[]; y: number }[]) {
  const weights = PATTERN_FEATURES.map(() => 0);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const step = weights.map(() => 0);
    let drift = 0;
    for (const { x, y } of pairs) {
      const error = patternChance(x, { bias, weights }) - y;
      drift += error;
      for (const [i, value] of x.entries()) step[i] = (step[i] as number) + error * value;
    }
    bias -= (RATE * drift) / pairs.length;
    for (const [i, sum] of step.entries())
      weights[i] = (weights[i] as number) - RATE * (sum / pairs.length + DECAY * (weights[i] as number));
  }
  return { bias, weights };
}

/** Of the patterns offered at a chance of so much, the share that is apt and silly; and the ideas that get any. */
async function judge(graded: Graded[], model: typeof PATTERN_FIT, least: number) {
  let [apt, silly, shown, served] = [0, 0, 0, 0];
  for (const { idea, grades } of graded) {
    const nearest = (await search.features(textOf(idea)))
      .map(({ pattern, features }) => ({ pattern, chance: patternChance(features, model) }))
      .sort((a, b) => b.chance - a.chance)
      .slice(0, MAX_PATTERNS);
    const offered = fittingPatterns(nearest, least);
    if (offered.length > 0) served++;
    for (const { pattern } of offered) {
      const grade = grades[pattern.id];
      if (grade === undefined) continue;
      shown++;
      if (grade >= APT) apt++;
      if (grade === 0) silly++;
    }
  }
  const percent = (n: number, of: number) => `${Math.round((100 * n) / Math.max(1, of))} %`;
  return `chance ≥ ${least}: ${percent(served, graded.length)} of ideas served; of ${shown} graded patterns ${percent(apt, shown)} apt, ${percent(silly, shown)} silly`;
}

const [training, heldOut] = await Promise.all([
  read('graded-patterns.jsonl'),
  read('graded-patterns-held-out.jsonl'),
]);
const fitted = fitWeights(await pairsOf(training));
console.log(
  JSON.stringify({ bias: +fitted.bias.toFixed(2), weights: fitted.weights.map((w) => +w.toFixed(2)) }),
);
for (const least of [0.3, 0.4, 0.5, 0.6]) {
  console.log(`training, ${await judge(training, fitted, least)}`);
  console.log(`held out, ${await judge(heldOut, fitted, least)}`);
}
process.exit(0);
