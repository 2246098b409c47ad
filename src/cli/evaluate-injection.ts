import { parseArgs } from 'node:util';
import { injectGaps } from '../core/gaps/foresight/injection.ts';
import { readLibrary, table, wordDocuments } from './evaluation-library.ts';
import type { Command } from './io.ts';

const OPTIONS = {
  library: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
  pairs: { type: 'string', default: '400' },
  seed: { type: 'string', default: '23' },
} as const;

/**
 * `lacuna evaluate injection [--library FILE…] [--pairs N] [--json]`: three quarters of the joint documents of an established pair of
 * concepts are deleted; is the pair then among the twenty largest gaps of its anchor? Decoys: random deletions for unrelated pairs.
 */
export const runEvaluateInjection: Command = async (args, io, paths) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  const docs = wordDocuments(await readLibrary(values.library ?? [], io, paths));
  io.err(`${docs.length.toLocaleString('en')} documents`);
  const support = Math.max(30, Math.round(docs.length / 200));
  const found = injectGaps(docs, {
    pairs: Number(values.pairs),
    seed: Number(values.seed),
    support,
    most: 700,
    deleted: 0.75,
    top: 20,
    lambda: 0.25,
  });
  const share = found.planted > 0 ? found.recovered / found.planted : 0;
  const wilson = interval(found.recovered, found.planted);
  const ofDecoys = interval(found.decoysFound, found.decoys);
  const result = { ...found, share, interval: wilson, decoy_interval: ofDecoys };
  if (values.json) io.out(JSON.stringify(result, null, 2));
  else {
    io.out(
      table([
        ['', 'tried', 'in the top 20', 'share', '95 %'],
        [
          'planted gaps',
          String(found.planted),
          String(found.recovered),
          `${(100 * share).toFixed(1)} %`,
          `${(100 * wilson[0]).toFixed(1)}–${(100 * wilson[1]).toFixed(1)} %`,
        ],
        [
          'decoys',
          String(found.decoys),
          String(found.decoysFound),
          `${(found.decoys > 0 ? (100 * found.decoysFound) / found.decoys : 0).toFixed(1)} %`,
          `${(100 * ofDecoys[0]).toFixed(1)}–${(100 * ofDecoys[1]).toFixed(1)} %`,
        ],
      ]),
    );
  }
  return 0;
};

/** Wilson score interval of a proportion, 95 %. */
function interval(hits: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const z = 1.96;
  const p = hits / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [middle - half, middle + half];
}
