import type { BaseDeps } from '../../context.ts';
import type { Library } from '../library/library.ts';
import type { ConnectedSource } from '../sources/connected-source.ts';
import { createSources } from '../sources/create-sources.ts';
import type { SearchDeps } from '../sources/fan-out.ts';
import type { SearchPort } from './run-state.ts';
import { createSourceSearchPort } from './source-search-port.ts';

export type SearchBase = Pick<BaseDeps, 'config' | 'clock'> & Pick<SearchDeps, 'database' | 'log'>;

/** The sources that the settings name, the local library first, and the search of an analysis over all of them. */
export function createSearch(
  base: SearchBase,
  library: Library,
): { sources: ConnectedSource[]; search: SearchPort } {
  const sources = createSources(base, library);
  return { sources, search: createSourceSearchPort({ ...base, sources }) };
}
