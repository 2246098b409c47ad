import { parseArgs } from 'node:util';
import { ERRORS } from '../contract/errors.ts';
import { sanitiseIdea } from '../contract/idea-text.ts';
import { renderReport } from '../core/analysis/render-report.ts';
import { runAnalysis } from '../server/modules/analyses/engine/run-analysis.ts';
import { openLibrary } from '../server/modules/patents/open-library.ts';
import { ensureLibraryBuild } from './build-library.ts';
import { type Command, UsageError } from './io.ts';

/** `lacuna analyze "<idea>" [--full] [--json]`: the report for people, every lead at length if asked, or everything that was found for programs. */
export const runAnalyze: Command = async (args, io, paths) => {
  const options = {
    json: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    'as-of': { type: 'string' },
  } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const asOf = values['as-of'] ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf)) throw new UsageError('--as-of takes a date like 2026-01-31.');
  const idea = readIdea(positionals);

  await ensureLibraryBuild(paths, io);
  const library = await openLibrary(paths);
  try {
    const { report } = await runAnalysis({ idea, asOf, seed: 0 }, library, () => undefined);
    io.out(
      values.json
        ? JSON.stringify(report, null, 2)
        : renderReport(report, { color: io.color, full: values.full }),
    );
    return 0;
  } finally {
    await library.close();
  }
};

/** The same checks, with the same texts, as in the browser. */
function readIdea(positionals: string[]): string {
  const [text, ...more] = positionals;
  if (more.length > 0) throw new UsageError('Put the idea in quotes, so that it is one argument.');
  if (!text?.trim()) throw new UsageError(ERRORS.empty_idea.text);
  const checked = sanitiseIdea(text);
  if (!checked.ok) throw new Error(ERRORS[checked.error].text);
  return checked.text;
}
