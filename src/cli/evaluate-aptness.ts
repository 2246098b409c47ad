import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type GradedIdea, measureAptness, readings } from '../core/analysis/measure-aptness.ts';
import { createMemoryLibrary } from '../core/retrieval/memory-library.ts';
import { readWordVectors } from '../server/modules/patents/shipped-data.ts';
import { readKnowledge } from '../server/modules/patents/shipped-knowledge.ts';
import { percent, readLibrary, readLines, table } from './evaluation-library.ts';
import type { Command } from './io.ts';

const OPTIONS = { json: { type: 'boolean', default: false } } as const;

/**
 * `lacuna evaluate aptness [--json]`: how well the chance shown for a mechanism agrees with the grades that readers gave to pairs of an idea
 * and a patent of the starter library, beside other orders of the same pairs, and how what is presented was graded.
 */
export const runEvaluateAptness: Command = async (args, io, paths) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  const library = createMemoryLibrary(await readLibrary([], io, paths), {
    name: 'starter library',
    words: await readWordVectors(paths.shippedDataDir),
    knowledge: await readKnowledge(paths.shippedDataDir),
  });
  const ideas = await readLines<GradedIdea>(join(paths.shippedDataDir, 'graded-ideas.jsonl'));
  const found = await measureAptness(ideas, library);
  const agreement = readings(ideas);
  if (values.json) {
    io.out(JSON.stringify({ ...found, agreement }, null, 2));
    return 0;
  }
  io.out(
    `${found.ideas} ideas, ${found.pairs} graded pairs, ${percent(found.apt)} apt (grade 2 or 3)\n` +
      `${agreement.pairs} pairs graded twice: weighted kappa ${agreement.kappa.toFixed(2)}\n`,
  );
  io.out(
    table([
      ['order', 'AUC', '95 %', 'within an idea'],
      ...found.orders.map((o) => [
        o.name,
        o.auc.value.toFixed(3),
        `${o.auc.low.toFixed(3)}–${o.auc.high.toFixed(3)}`,
        o.within.toFixed(3),
      ]),
    ]),
  );
  io.out(
    `\nchance and outcome, by tenths of the chance, on ideas left out\n${table([
      ['tenth', 'chance', 'apt'],
      ...found.tenths.map((t, i) => [String(i + 1), percent(t.chance), percent(t.apt)]),
    ])}`,
  );
  io.out(
    `\npresented\n${table([
      ['score', 'graded', 'apt', 'silly'],
      ...found.presented.map((p) => [p.score, String(p.graded), percent(p.apt), percent(p.silly)]),
    ])}`,
  );
  io.out(
    `first one apt for ${percent(found.firstApt)} of the ${found.answered} ideas with opportunities; ${found.ungraded} presented pairs not graded\n` +
      `weights fitted anew: ${[...found.weights].map((w) => w.toFixed(2)).join(', ')}\n` +
      `twentieths of the chance: ${found.quantiles.aptness.join(', ')}\n` +
      `twentieths of the raw score: ${found.quantiles.raw.join(', ')}`,
  );
  return 0;
};
