import type { SourceSummary } from '../../../contract/routes/sources.routes.ts';
import type { Ctx } from '../../context.ts';
import { bookUse } from './call-source.ts';
import type { ConnectedSource } from './connected-source.ts';
import { SOURCE_NAMES, type SourceStatus } from './patent-source.ts';
import { readUse, type SourceUse } from './source-usage.store.ts';

/** Milliseconds for the answer of one source. */
const PATIENCE = 10_000;

/** How each source is, asked now, with today's use and latest failure (UTC); and the sources that could be added. */
export async function listSources(
  ctx: Pick<Ctx, 'sources' | 'database' | 'clock' | 'log'>,
): Promise<{ sources: SourceSummary[]; available: string[] }> {
  const statuses = await Promise.all(ctx.sources.map(({ source }) => statusInTime(source)));
  await bookUse(
    ctx,
    ctx.sources.map((connected) => ({ connected, failures: 0 })),
  );
  const use = await readUse(ctx.database.db, ctx.clock.now().toISOString().slice(0, 10));
  const byName = new Map(use.map((one) => [one.source, one]));
  const configured = new Set(ctx.sources.map(({ source }) => source.name));
  return {
    sources: ctx.sources.map((connected, i) =>
      summaryOf(connected, statuses[i]!, byName.get(connected.source.name)),
    ),
    available: SOURCE_NAMES.filter((name) => name !== 'library' && !configured.has(name)),
  };
}

function statusInTime(source: ConnectedSource['source']): Promise<SourceStatus> {
  const late: SourceStatus = {
    state: 'slow',
    text: 'Did not answer in time.',
    remaining: null,
    retryAt: null,
  };
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<SourceStatus>((resolve) => {
    timer = setTimeout(() => resolve(late), PATIENCE);
  });
  const asked = source.status({ signal: AbortSignal.timeout(PATIENCE) });
  return Promise.race([asked, patience]).finally(() => clearTimeout(timer));
}

function summaryOf(
  { source, gate }: ConnectedSource,
  { state, text, remaining, retryAt }: SourceStatus,
  use: SourceUse | undefined,
): SourceSummary {
  const last = gate.lastFailure();
  const kept = use?.lastError && { message: use.lastError.message, at: use.lastError.at.toISOString() };
  return {
    name: source.name,
    label: source.label,
    state,
    text,
    remaining,
    retry_at: retryAt,
    calls_today: use?.calls ?? 0,
    failures_today: use?.failures ?? 0,
    last_error: last ? { message: last.message, at: last.at } : (kept ?? null),
  };
}
