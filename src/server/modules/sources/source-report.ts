import type { AskedQuery } from './ask-source.ts';
import type { PatentSource, SourceName, SourceState } from './patent-source.ts';
import { numberKey } from './publication-number.ts';

/** What one source contributed to a search, as it is shown to people. */
export interface SourceReport {
  name: SourceName;
  label: string;
  state: SourceState;
  /** Different records it gave. */
  shown: number;
  /** Matches of its broadest query at the source; null where the source does not say. */
  total: number | null;
  /** One sentence where something is worth saying. */
  note: string | null;
  /** ISO time of the oldest stored answer that was used; null when all are new. */
  cached_at: string | null;
  /** ISO time from which the source may be asked again; null when it can be now. */
  retry_at: string | null;
}

/** Sums up what a source said to all queries of a search. */
export function reportSource(source: PatentSource, asked: AskedQuery[]): SourceReport {
  const answers = asked.map(({ answer }) => answer).filter((answer) => answer !== null);
  const errors = asked.map(({ error }) => error).filter((error) => error !== null);
  const shown = new Set(answers.flatMap(({ records }) => records.map(({ number }) => numberKey(number))))
    .size;
  const totals = answers.map(({ total }) => total).filter((total) => total !== null);
  const [error = null] = errors;
  // A source that gave at least one fresh answer is working; the note says what is missing.
  const failed = error !== null && errors.length === asked.length;
  return {
    name: source.name,
    label: source.label,
    state: failed ? error.state : shown > 0 ? 'ok' : 'empty',
    shown,
    total: totals.length > 0 ? Math.max(shown, ...totals) : null,
    note: error && noteOf(error.message, { failed: errors.length, of: asked.length, shown }),
    cached_at:
      answers
        .map(({ cachedAt }) => cachedAt)
        .filter((at) => at !== null)
        .sort()[0] ?? null,
    retry_at:
      errors
        .map(({ retryAt }) => retryAt)
        .filter((at) => at !== null)
        .sort()
        .at(-1) ?? null,
  };
}

function noteOf(message: string, counts: { failed: number; of: number; shown: number }): string {
  if (counts.failed < counts.of) return `${counts.failed} of ${counts.of} searches failed: ${message}`;
  return counts.shown > 0 ? `${message} Earlier results are shown.` : message;
}
