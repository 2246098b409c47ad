import type { PatentRecord } from '../../../contract/patents.ts';
import { cacheKey, recall, remember } from './answer-cache.ts';
import { bookUse, callSource } from './call-source.ts';
import type { ConnectedSource } from './connected-source.ts';
import type { SearchDeps } from './fan-out.ts';
import { mergeFamily, type SeenRecord } from './merge-family.ts';
import type { SourceError } from './patent-source.ts';
import { countryOf, numberKey } from './publication-number.ts';

/** A publication wanted in full: any record or candidate will do. */
export type Wanted = Pick<PatentRecord, 'number' | 'kind'>;

/** What a source whose answers are kept said of one publication; null: it does not have it. */
type Fetched = { number: string; record: PatentRecord | null };

/**
 * Full records, with first claims, of publications, from whichever sources have them: each source is asked only for what
 * those before it left open. In the order asked for; publications that no source has in full are left out. A source that
 * fails is skipped. Rejects only when `signal` is aborted.
 */
export async function fetchFull(
  deps: SearchDeps,
  { wanted, signal }: { wanted: Wanted[]; signal: AbortSignal },
): Promise<PatentRecord[]> {
  const found = new Map<string, SeenRecord[]>();
  const used: { connected: ConnectedSource; failures: number }[] = [];
  for (const connected of deps.sources) {
    const open = wanted.filter(
      (one) =>
        holdsCountry(connected, one) && !found.get(numberKey(one.number))?.some(({ record }) => record.claim),
    );
    if (open.length === 0 || !connected.source.capabilities.claims) continue;
    const { records, failures } = await fetchFrom(deps, connected, { wanted: open, signal });
    used.push({ connected, failures });
    for (const record of records) addFound(found, connected, record);
    signal.throwIfAborted();
  }
  await bookUse(deps, used);
  return wanted.flatMap(({ number }) => {
    const members = found.get(numberKey(number));
    return members ? [mergeFamily(members)] : [];
  });
}

function holdsCountry({ source }: ConnectedSource, { number }: Wanted): boolean {
  const { countries } = source.capabilities;
  return countries === 'all' || countries.includes(countryOf(numberKey(number)));
}

function addFound(found: Map<string, SeenRecord[]>, { source }: ConnectedSource, record: PatentRecord): void {
  const key = numberKey(record.number);
  const member = { record, rank: 1, source: source.name, wholeAbstract: true };
  found.set(key, [...(found.get(key) ?? []), member]);
}

async function fetchFrom(
  deps: SearchDeps,
  connected: ConnectedSource,
  { wanted, signal }: { wanted: Wanted[]; signal: AbortSignal },
): Promise<{ records: PatentRecord[]; failures: number }> {
  const { source, policy } = connected;
  const kept = policy.cached ? await recallEach(deps, source.name, wanted) : [];
  const known = new Set(kept.map(({ number }) => number));
  const missing = wanted.filter(({ number }) => !known.has(numberKey(number))).slice(0, policy.fetches);
  const records = kept.flatMap(({ record }) => (record ? [record] : []));
  if (missing.length === 0) return { records, failures: 0 };
  const within = AbortSignal.any([signal, AbortSignal.timeout(policy.timeoutMs)]);
  try {
    const fetched = await callSource(deps, connected, {
      signal: within,
      run: (inTime) => source.fetch(missing.map(withKind), { signal: inTime }),
    });
    if (policy.cached) await rememberEach(deps, source.name, { missing, fetched });
    return { records: [...records, ...fetched], failures: 0 };
  } catch (error) {
    signal.throwIfAborted();
    deps.log.info(
      { source: source.name, state: (error as SourceError).state },
      'Full texts were not fetched.',
    );
    return { records, failures: 1 };
  }
}

const withKind = ({ number, kind }: Wanted): string => number + (kind ?? '');

const keyOf = (source: string, number: string): string => cacheKey(source, 'fetch', numberKey(number));

async function recallEach(deps: SearchDeps, source: string, wanted: Wanted[]): Promise<Fetched[]> {
  const all = await Promise.all(
    wanted.map(({ number }) => recall<Fetched>(deps, 'fetch', keyOf(source, number))),
  );
  return all.flatMap((kept) => (kept?.fresh ? [kept.value] : []));
}

async function rememberEach(
  deps: SearchDeps,
  source: string,
  { missing, fetched }: { missing: Wanted[]; fetched: PatentRecord[] },
): Promise<void> {
  const byNumber = new Map(fetched.map((record) => [numberKey(record.number), record]));
  for (const { number } of missing) {
    const answer: Fetched = { number: numberKey(number), record: byNumber.get(numberKey(number)) ?? null };
    await remember(deps, { key: keyOf(source, number), source, answer });
  }
}
