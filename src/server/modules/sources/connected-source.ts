import type { PatentSource } from './patent-source.ts';
import type { SourceGate } from './source-gate.ts';
import type { SourcePolicy } from './source-policy.ts';

/** A source with what this process knows of it: how much to ask, and whether it is being left alone. */
export interface ConnectedSource {
  source: PatentSource;
  policy: SourcePolicy;
  gate: SourceGate;
}
