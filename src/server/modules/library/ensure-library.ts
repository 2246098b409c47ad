import { setTimeout as wait } from 'node:timers/promises';
import type * as lancedb from '@lancedb/lancedb';
import { type BuildPlace, changeRecords, openCurrent, rebuildRecords } from './build-records.ts';
import { starterMark } from './starter.ts';
import type { Summary } from './summary.ts';
import { LibraryBusyError } from './writer-lease.ts';

/** The current table, seen to be whole. */
export interface CurrentLibrary {
  table: lancedb.Table;
  summary: Summary;
}

/** What was found on looking at a library. */
type Finding = 'current' | 'unfinished' | 'outdated' | 'missing' | 'damaged';

const BUSY_WAIT_MS = 500;

/**
 * Opens the library, and builds it where it is missing, damaged, or made from other data than is shipped now. While another
 * process builds, this waits for its end; while it only writes more, what there is already serves.
 */
export async function ensureLibrary(place: BuildPlace): Promise<CurrentLibrary> {
  for (;;) {
    place.signal.throwIfAborted();
    const { finding, current } = await inspectLibrary(place);
    if (current && finding === 'current') return current;
    try {
      if (finding === 'unfinished') await changeRecords(place, async () => true);
      else await rebuildRecords(place, () => undefined);
    } catch (error) {
      if (!(error instanceof LibraryBusyError)) throw error;
      if (current) return current;
      await wait(BUSY_WAIT_MS, undefined, { signal: place.signal });
    }
  }
}

/** Looks whether a library is there, whole, and of the shipped data. Changes nothing. */
export async function inspectLibrary(
  place: BuildPlace,
): Promise<{ finding: Finding; current: CurrentLibrary | null }> {
  let current: CurrentLibrary | null;
  try {
    current = await openCurrent(place);
    if (!current) return { finding: 'missing', current: null };
    await probe(current);
  } catch {
    return { finding: 'damaged', current: null };
  }
  const { pointer } = current.summary;
  if (pointer.starter !== (await starterMark(place.location.shippedDataDir)))
    return { finding: 'outdated', current };
  const version = Number(await current.table.version());
  return { finding: version > pointer.version ? 'unfinished' : 'current', current };
}

/** Reads a little of every file, and asks the indexes: what is gone or cut off does not pass. */
async function probe({ table, summary }: CurrentLibrary): Promise<void> {
  let rows = 0;
  for await (const batch of table.query().select(['date'])) rows += batch.numRows;
  if (rows < summary.stats.documents) throw new Error('The patent library has lost records.');
  await table.query().fullTextSearch('system').select(['record', '_score']).limit(1).toArray();
  await table
    .query()
    .nearestTo(new Float32Array(await widthOf(table)).fill(1))
    .limit(1)
    .toArray();
}

async function widthOf(table: lancedb.Table): Promise<number> {
  const field = (await table.schema()).fields.find(({ name }) => name === 'vector');
  return (field?.type as { listSize?: number } | undefined)?.listSize ?? 1;
}
