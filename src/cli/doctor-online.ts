import type { Config } from '../server/config.ts';
import { createSources } from '../server/modules/sources/create-sources.ts';
import type { SourceStatus } from '../server/modules/sources/patent-source.ts';
import type { Finding } from './doctor-checks.ts';

const PATIENCE = 20_000;

/** One cheap call to each configured patent source: its name and what came back. */
export function askSources(config: Config): Promise<{ name: string; finding: Finding }[]> {
  const sources = createSources({ config, clock: { now: () => new Date() } }, null);
  return Promise.all(
    sources.map(async ({ source }) => {
      const status = await source.status({ signal: AbortSignal.timeout(PATIENCE) });
      await source.close();
      return { name: source.name, finding: findingOf(status) };
    }),
  );
}

function findingOf({ state, text, retryAt }: SourceStatus): Finding {
  const until = retryAt ? ` It can be asked again from ${retryAt.slice(0, 16).replace('T', ' ')} UTC.` : '';
  if (state === 'ok' || state === 'empty') return { status: 'ok', text };
  // Without a source Lacuna runs, with fewer patents.
  return { status: 'warning', text: text + until };
}
