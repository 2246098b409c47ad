import { pino } from 'pino';
import { loadConfig } from '../src/server/config.ts';
import { createSearch } from '../src/server/modules/analysis/create-search.ts';
import type { SearchPort } from '../src/server/modules/analysis/run-state.ts';
import type { Library } from '../src/server/modules/library/library.ts';
import { fakeClock } from './fake-clock.ts';

/** The search of an analysis over one library, with no live source and no database. */
export function searchOver(library: Library): SearchPort {
  const log = pino({ level: 'silent' });
  return createSearch({ config: loadConfig({}), clock: fakeClock(), log, database: null }, library).search;
}
