import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../server/config.ts';
import {
  evaluateSynonyms,
  type PairResult,
  readSynonymPairs,
} from '../server/modules/library/evaluation/evaluate-synonyms.ts';
import { mean } from '../server/modules/library/evaluation/metrics.ts';
import { openLibrary } from '../server/modules/library/open-library.ts';
import { type Command, userPath } from './io.ts';

/** A library with fewer records of a thing cannot show ten of them under either name. */
const ENOUGH = 10;

/**
 * `lacuna evaluate synonyms [--pairs FILE] [--json]`: how many of the first ten hits two wordings of one idea share, British
 * and American, lay and technical.
 */
export const runEvaluateSynonyms: Command = async (args, io, paths) => {
  const options = { json: { type: 'boolean', default: false }, pairs: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const file = values.pairs
    ? userPath(paths, values.pairs)
    : join(projectRoot, 'bench', 'synonym-pairs.json');
  const pairs = await readSynonymPairs(file);
  const library = await openLibrary(paths);
  try {
    const results = await evaluateSynonyms(library, pairs);
    const counted = results.filter(({ held }) => held >= ENOUGH);
    const summary = {
      pairs: results.length,
      counted: counted.length,
      common: mean(counted.map(({ common }) => common)),
      common_alone: mean(counted.map(({ commonAlone }) => commonAlone)),
      thing_first: mean(counted.map(({ thingFirst }) => thingFirst)),
    };
    io.out(
      values.json
        ? JSON.stringify({ ...summary, results }, null, 2)
        : [...results.map(row), total(summary)].join('\n'),
    );
    return 0;
  } finally {
    await library.close();
  }
};

const row = ({ pair: [one, other], held, common, commonAlone, thingFirst }: PairResult): string =>
  `${held < ENOUGH ? ' -' : String(common).padStart(2)}  ${String(commonAlone).padStart(2)}  ${thingFirst.toFixed(1)}  ${one} / ${other}`;

const total = (summary: {
  pairs: number;
  counted: number;
  common: number;
  common_alone: number;
  thing_first: number;
}): string =>
  `\nOf the first ten hits, ${summary.common.toFixed(2)} in common on average (${summary.common_alone.toFixed(2)} without other words), ` +
  `the thing first in ${(100 * summary.thing_first).toFixed(0)} %, over the ${summary.counted} of ${summary.pairs} pairs whose thing the library holds ten times.`;
