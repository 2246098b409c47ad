import { setTimeout as wait } from 'node:timers/promises';
import type { PatentRecord } from '../../../contract/patents.ts';
import { type BuildPlace, changeRecords, openCurrent } from './build-records.ts';
import { encodedText, rowOf } from './record-row.ts';

/** Rows between which other writers get their turn. */
const ROWS = 1_000;
/** Batches after which the total is recounted. */
const COUNT_EVERY = 25;
const PAUSE_MS = 100;
/** Wait after a failure: another process writes, or the server of the encoder is away. */
const RETRY_MS = 30_000;

/**
 * Gives vectors to records that have none yet, a part at a time, while they are found by their words. Ends when all have one
 * or `signal` aborts; failures are waited out.
 */
export async function fillVectors(place: BuildPlace, signal: AbortSignal): Promise<void> {
  for (let turn = 1; !signal.aborted; turn++) {
    try {
      if ((await fillSome(place, turn)) === 0) return;
      await wait(PAUSE_MS, undefined, { signal });
    } catch {
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function fillSome(place: BuildPlace, turn: number): Promise<number> {
  const current = await openCurrent(place);
  if (!current || current.summary.stats.vectorShare === 1) return 0;
  current.table.close();
  let filled = 0;
  await changeRecords(place, async (table) => {
    const rows = await table
      .query()
      .where('vector IS NULL')
      .select(['origin', 'record', 'categories', 'classes'])
      .limit(ROWS)
      .toArray();
    filled = rows.length;
    if (filled === 0) return true;
    const records = rows.map(({ record }) => JSON.parse(record as string) as PatentRecord);
    const vectors = await place.encoder.embed(records.map(encodedText));
    const list = (text: string) => text.split('|').filter(Boolean);
    await table
      .mergeInsert('number')
      .whenMatchedUpdateAll()
      .execute(
        rows.map(({ origin, categories, classes }, i) =>
          rowOf(
            { record: records[i] as PatentRecord, origin },
            { categories: list(categories), classes: list(classes), vector: vectors[i] ?? null },
          ),
        ),
      );
    return filled < ROWS || turn % COUNT_EVERY === 0;
  });
  return filled;
}
