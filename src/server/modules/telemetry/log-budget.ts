import type { Clock } from '../../context.ts';
import { addressSubject } from '../rates/address-subject.ts';

const MINUTE = 60_000;
const PER_ADDRESS = 20;
/** For the whole process: reports must not be able to fill the database or its connections. */
const GLOBAL = 600;

/** True while a report of this address may still be stored in the running minute. */
export type LogBudget = (address: string) => boolean;

/** Counts by minute in memory: what is lost beyond the budget is not worth a query. */
export function createLogBudget(clock: Clock): LogBudget {
  let minute = 0;
  let total = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const now = Math.floor(clock.now().getTime() / MINUTE);
    if (now !== minute) {
      minute = now;
      total = 0;
      counts.clear();
    }
    const key = addressSubject(address);
    const count = counts.get(key) ?? 0;
    if (count >= PER_ADDRESS || total >= GLOBAL) return false;
    counts.set(key, count + 1);
    total++;
    return true;
  };
}
