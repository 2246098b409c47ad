import type { BaseDeps } from '../../context.ts';
import type { Library } from '../library/library.ts';
import type { ConnectedSource } from './connected-source.ts';
import { createLibrarySource } from './library-source.ts';
import type { PatentSource } from './patent-source.ts';
import { createSourceGate } from './source-gate.ts';
import { SOURCE_POLICIES } from './source-policy.ts';

export type SourcesBase = Pick<BaseDeps, 'config' | 'clock' | 'log'>;

/** A source with the usual budget and a gate of its own. Build one for each source and process, and keep it. */
export function connectSource(source: PatentSource, { clock }: Pick<BaseDeps, 'clock'>): ConnectedSource {
  return { source, policy: SOURCE_POLICIES[source.name], gate: createSourceGate(clock) };
}

/** Every source of this installation: the library first, where there is one, then the configured services. */
export function createSources(base: SourcesBase, library: Library | null): ConnectedSource[] {
  return library ? [connectSource(createLibrarySource(library), base)] : [];
}
