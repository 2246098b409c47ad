import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type IdeaWithAims, measureAims } from '../core/analysis/measure-aims.ts';
import { readWordVectors } from '../server/modules/patents/shipped-data.ts';
import { readKnowledge } from '../server/modules/patents/shipped-knowledge.ts';
import { percent, readLines, table } from './evaluation-library.ts';
import type { Command } from './io.ts';

const OPTIONS = { json: { type: 'boolean', default: false } } as const;

/**
 * `lacuna evaluate aims [--json]`: how readers graded the aims whose conflicts ideas are told, beside a rule of words alone.
 */
export const runEvaluateAims: Command = async (args, io, paths) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  const { aims } = await readKnowledge(paths.shippedDataDir);
  const graded = (name: string) => readLines<IdeaWithAims>(join(paths.shippedDataDir, name));
  const found = measureAims(
    { ideas: await graded('graded-aims.jsonl'), heldOut: await graded('graded-aims-held-out.jsonl') },
    aims,
    await readWordVectors(paths.shippedDataDir),
  );
  if (values.json) {
    io.out(JSON.stringify({ ...found, weights: [...found.weights] }, null, 2));
    return 0;
  }
  io.out(
    `${found.ideas} ideas, ${found.pairs} graded pairs with one of ${aims.length} aims; ${found.served} ideas have one of their own or near; ${found.heldOut} held out\n` +
      `AUC of the chance ${found.auc.toFixed(3)}\n`,
  );
  io.out(
    table([
      ['rule', 'told', 'own', 'near', 'part', 'other', 'ungraded', 'own or near of the told'],
      ...found.rules.map((r) => [
        r.rule,
        String(r.told),
        String(r.own),
        String(r.near),
        String(r.part),
        String(r.other),
        String(r.ungraded),
        percent((r.own + r.near) / (r.told - r.ungraded)),
      ]),
    ]),
  );
  io.out(`\nweights fitted anew: ${[...found.weights].map((w) => w.toFixed(2)).join(', ')}`);
  return 0;
};
