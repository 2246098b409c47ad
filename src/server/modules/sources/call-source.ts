import type { Ctx } from '../../context.ts';
import type { ConnectedSource } from './connected-source.ts';
import { SourceError } from './patent-source.ts';
import { addUse } from './source-usage.store.ts';

/** `database` is null where nothing outlives the process, as on the command line: then the day's use is not recorded. */
export type CallDeps = Pick<Ctx, 'clock' | 'log'> & { database: Ctx['database'] | null };

/**
 * Runs one call to a source: not while its gate is closed, and never beyond the signal, even where the source ignores it.
 * Rejects with {@link SourceError}, or with the signal's reason when the caller no longer wants an answer.
 */
export async function callSource<T>(
  deps: CallDeps,
  { source, gate }: ConnectedSource,
  { signal, run }: { signal: AbortSignal; run: (signal: AbortSignal) => Promise<T> },
): Promise<T> {
  if (signal.aborted) throw noTimeLeft(signal, source.label);
  gate.enter();
  try {
    const result = await beforeAbort(run(signal), signal);
    gate.succeeded();
    return result;
  } catch (error) {
    const known = signal.aborted
      ? noTimeLeft(signal, source.label)
      : asSourceError(deps, source.label, error);
    // A caller who leaves says nothing about the source.
    if (known instanceof SourceError) gate.failed(known);
    throw known;
  }
}

function noTimeLeft({ reason }: AbortSignal, label: string): unknown {
  const timedOut = reason instanceof DOMException && reason.name === 'TimeoutError';
  return timedOut ? new SourceError('slow', `${label} did not answer in time.`) : reason;
}

function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function asSourceError({ log }: CallDeps, label: string, error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  log.error({ err: error, source: label }, 'A patent source failed in a way that its adapter does not know.');
  return new SourceError('down', `${label} sent a response that could not be read.`);
}

/** Writes what a search asked of each source into the books of the day. */
export async function bookUse(
  { database, clock, log }: CallDeps,
  used: { connected: ConnectedSource; failures: number }[],
): Promise<void> {
  if (!database) return;
  const day = clock.now().toISOString().slice(0, 10);
  for (const { connected, failures } of used) {
    const { source, gate } = connected;
    const calls = gate.takeCount();
    if (calls === 0 && failures === 0) continue;
    const last = failures > 0 ? gate.lastFailure() : null;
    const lastError = last && { message: last.message, at: new Date(last.at) };
    try {
      await addUse(database.db, { day, source: source.name, calls, failures, lastError });
    } catch (err) {
      log.warn({ err }, 'The use of a source could not be recorded.');
    }
  }
}
