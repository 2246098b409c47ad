import type { BaseDeps } from '../../context.ts';
import type { SourceSettings } from '../../source-settings.ts';
import type { Library } from '../library/library.ts';
import type { ConnectedSource } from './connected-source.ts';
import { createEpoOpsSource } from './epo-ops/epo-ops-source.ts';
import { createGooglePatentsSource } from './google-patents/google-patents-source.ts';
import { createLensSource } from './lens/lens-source.ts';
import { createLibrarySource } from './library-source.ts';
import type { PatentSource } from './patent-source.ts';
import { createSourceGate } from './source-gate.ts';
import { SOURCE_POLICIES } from './source-policy.ts';
import { createUsptoOdpSource } from './uspto-odp/uspto-odp-source.ts';
import type { AdapterBase } from './wire.ts';

export type SourcesBase = Pick<BaseDeps, 'config' | 'clock'>;

/** A source with the usual budget and a gate of its own. Build one for each source and process, and keep it. */
export function connectSource(source: PatentSource, { clock }: Pick<BaseDeps, 'clock'>): ConnectedSource {
  return { source, policy: SOURCE_POLICIES[source.name], gate: createSourceGate(clock) };
}

/** Every source of this installation: the library first, where there is one, then the configured services. */
export function createSources(base: SourcesBase, library: Library | null): ConnectedSource[] {
  const local = library ? [connectSource(createLibrarySource(library), base)] : [];
  return [...local, ...base.config.sources.map((settings) => connectService(base, settings))];
}

function connectService({ config, clock }: SourcesBase, settings: SourceSettings): ConnectedSource {
  const gate = createSourceGate(clock);
  const adapter = { clock, deadlineMs: config.sourceTimeoutMs, count: gate.count };
  const source = createService(adapter, settings);
  return { source, policy: SOURCE_POLICIES[source.name], gate };
}

function createService(base: AdapterBase, settings: SourceSettings): PatentSource {
  switch (settings.name) {
    case 'google-patents':
      return createGooglePatentsSource(base, settings);
    case 'epo-ops':
      return createEpoOpsSource(base, settings);
    case 'lens':
      return createLensSource(base, settings);
    case 'uspto-odp':
      return createUsptoOdpSource(base, settings);
  }
}
