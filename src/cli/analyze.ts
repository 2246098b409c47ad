import { parseArgs } from 'node:util';
import { ERRORS } from '../contract/errors.ts';
import { sanitiseIdea } from '../contract/idea-text.ts';
import { loadConfig } from '../server/config.ts';
import { analysisJson } from './analysis-json.ts';
import { type Command, UsageError } from './io.ts';
import { openAnalysis } from './open-analysis.ts';
import { renderReport } from './render-report.ts';

/** `lacuna analyze "<idea>" [--json]`: the report in two screens for people, or one documented object for programs. */
export const runAnalyze: Command = async (args, io) => {
  const options = { json: { type: 'boolean', default: false }, 'as-of': { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const asOf = values['as-of'] ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf)) throw new UsageError('--as-of takes a date like 2026-01-31.');
  const idea = readIdea(positionals);
  const analysis = await openAnalysis(io, loadConfig());
  try {
    const result = await analysis.analyze(idea, asOf);
    if (values.json) {
      // Standard output holds the documented object only; what else a person should know goes beside it.
      for (const text of [result.notice, result.report.no_result?.text]) if (text) io.err(text);
      io.out(JSON.stringify(analysisJson(result), null, 2));
    } else io.out(renderReport(result, { color: io.color }));
    return 0;
  } finally {
    await analysis.close();
  }
};

/** The same checks, with the same texts, as in the browser. */
function readIdea(positionals: string[]): string {
  const [text, ...more] = positionals;
  if (more.length > 0) throw new UsageError('Put the idea in quotes so that it is one argument.');
  if (!text?.trim()) throw new UsageError(ERRORS.empty_idea.text);
  const checked = sanitiseIdea(text);
  if (!checked.ok) throw new Error(ERRORS[checked.error].text);
  return checked.text;
}
