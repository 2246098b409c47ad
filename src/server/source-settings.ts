import { z } from 'zod';

const LIVE_SOURCES = ['google-patents', 'epo-ops', 'lens', 'uspto-odp'] as const;
type LiveSource = (typeof LIVE_SOURCES)[number];

/** `google-patents, epo-ops`: names of live patent sources, in the order in which they are shown. */
export const patentSourceNames = z
  .string()
  .default('')
  .transform((list, issues): LiveSource[] => {
    const names = list.split(',').map((name) => name.trim().toLowerCase());
    const found = new Set<LiveSource>();
    for (const name of names) {
      const known = LIVE_SOURCES.find((one) => one === name);
      if (known) found.add(known);
      // The local library needs no mention, and may have one.
      else if (name !== '' && name !== 'library') {
        const message = `there is no patent source "${name}"; known are ${LIVE_SOURCES.join(', ')}`;
        issues.addIssue({ code: 'custom', message });
      }
    }
    return [...found];
  });

interface SourceEnvironment {
  PATENT_SOURCES: LiveSource[];
  GOOGLE_PATENTS_PROVIDER: 'serpapi' | 'searchapi' | 'serper';
  GOOGLE_PATENTS_BASE_URL?: string | undefined;
  SERPAPI_KEY?: string | undefined;
  EPO_OPS_KEY?: string | undefined;
  EPO_OPS_SECRET?: string | undefined;
  EPO_OPS_BASE_URL: string;
  LENS_TOKEN?: string | undefined;
  LENS_BASE_URL: string;
  USPTO_ODP_KEY?: string | undefined;
  USPTO_ODP_BASE_URL: string;
}

export type SourceSettings =
  | {
      name: 'google-patents';
      provider: 'serpapi' | 'searchapi' | 'serper';
      key: string;
      baseUrl: string | null;
    }
  | { name: 'epo-ops'; key: string; secret: string; baseUrl: string }
  | { name: 'lens'; token: string; baseUrl: string }
  | { name: 'uspto-odp'; key: string; baseUrl: string };

/** Settings of the sources asked for. Throws an Error that names the missing keys. */
export function sourceSettings(env: SourceEnvironment): SourceSettings[] {
  const missing: string[] = [];
  const needed = (
    name: 'SERPAPI_KEY' | 'EPO_OPS_KEY' | 'EPO_OPS_SECRET' | 'LENS_TOKEN' | 'USPTO_ODP_KEY',
  ) => {
    const value = env[name];
    if (!value) missing.push(name);
    return value ?? '';
  };
  const read: Record<LiveSource, () => SourceSettings> = {
    'google-patents': () => ({
      name: 'google-patents',
      provider: env.GOOGLE_PATENTS_PROVIDER,
      key: needed('SERPAPI_KEY'),
      baseUrl: env.GOOGLE_PATENTS_BASE_URL ?? null,
    }),
    'epo-ops': () => ({
      name: 'epo-ops',
      key: needed('EPO_OPS_KEY'),
      secret: needed('EPO_OPS_SECRET'),
      baseUrl: env.EPO_OPS_BASE_URL,
    }),
    lens: () => ({ name: 'lens', token: needed('LENS_TOKEN'), baseUrl: env.LENS_BASE_URL }),
    'uspto-odp': () => ({ name: 'uspto-odp', key: needed('USPTO_ODP_KEY'), baseUrl: env.USPTO_ODP_BASE_URL }),
  };
  const settings = env.PATENT_SOURCES.map((name) => read[name]());
  if (missing.length > 0) throw new Error(`PATENT_SOURCES needs these settings: ${missing.join(', ')}`);
  return settings;
}
