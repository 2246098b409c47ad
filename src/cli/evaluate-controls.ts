import { parseArgs } from 'node:util';
import { analyzeIdea } from '../core/analysis/analyze-idea.ts';
import { makeControls } from '../core/analysis/control-ideas.ts';
import { createMemoryLibrary } from '../core/retrieval/memory-library.ts';
import { readWordVectors } from '../server/modules/patents/shipped-data.ts';
import { readLibrary, table } from './evaluation-library.ts';
import type { Command } from './io.ts';

const OPTIONS = {
  library: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
  count: { type: 'string', default: '20' },
  seed: { type: 'string', default: '41' },
} as const;

/** An idea so well covered that its field counts as full where the library holds that field. */
const SATURATED = 'mounting solar panels on roofs';
const AS_OF = '2026-11-21';

/**
 * `lacuna evaluate controls [--library FILE…] [--count N] [--json]`: senseless texts must get "insufficient evidence" and no opportunity; a
 * crowded field must get low scores with its nearest art named. Exit code 1 when a senseless text got opportunities.
 */
export const runEvaluateControls: Command = async (args, io, paths) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  const records = await readLibrary(values.library ?? [], io, paths);
  const library = createMemoryLibrary(records, {
    name: values.library ? 'library' : 'starter library',
    words: await readWordVectors(paths.shippedDataDir),
  });
  const abstracts = records.map((r) => r.abstract ?? '').filter((a) => a.split(' ').length >= 25);
  const controls = makeControls(abstracts, { count: Number(values.count), seed: Number(values.seed) });
  const analyse = (idea: string) => analyzeIdea({ idea, asOf: AS_OF, seed: 1 }, library, () => {});
  const rows: { kind: string; verdict: string; opportunities: number; text: string }[] = [];
  for (const control of controls) {
    const report = await analyse(control.text);
    rows.push({
      kind: control.kind,
      verdict: report.verdict,
      opportunities: report.opportunities.length,
      text: control.text.slice(0, 60),
    });
  }
  const refused = rows.filter((r) => r.verdict === 'insufficient' && r.opportunities === 0).length;
  const full = await analyse(SATURATED);
  const saturated = {
    idea: SATURATED,
    verdict: full.verdict,
    reason: full.reason,
    best: full.opportunities[0]?.opportunity_score ?? 0,
  };
  if (values.json) io.out(JSON.stringify({ refused, of: rows.length, rows, saturated }, null, 2));
  else {
    io.out(
      table([
        ['kind', 'verdict', 'gaps', 'begins'],
        ...rows.map((r) => [r.kind, r.verdict, String(r.opportunities), r.text]),
      ]),
    );
    io.out(
      `\n${refused} of ${rows.length} senseless texts refused.\n"${SATURATED}": ${saturated.verdict}, best score ${saturated.best}. ${saturated.reason ?? ''}`,
    );
  }
  return refused === rows.length ? 0 : 1;
};
