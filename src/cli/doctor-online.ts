import type { Config } from '../server/config.ts';
import type { Model } from '../server/modules/model/model.ts';
import { createSources } from '../server/modules/sources/create-sources.ts';
import type { SourceStatus } from '../server/modules/sources/patent-source.ts';
import type { Finding } from './doctor-checks.ts';

const PATIENCE = 20_000;
/** Enough for one word from a model that thinks first. */
const MAX_TOKENS = 300;

/** One short question to the configured language model; null without one. */
export async function askAnalyst({ ai }: Config, open: () => Promise<Model | null>): Promise<Finding | null> {
  try {
    const model = await open();
    if (!model) return null;
    await model.converse(
      {
        purpose: 'doctor',
        instructions: 'Reply with one word.',
        messages: [{ role: 'user', content: 'Reply with the word ready.' }],
        tools: [],
        maxSteps: 1,
        maxOutputTokens: MAX_TOKENS,
      },
      { signal: AbortSignal.timeout(PATIENCE), userId: null, onText: () => undefined },
    );
    return { status: 'ok', text: `${model.name} answers` };
  } catch (error) {
    const { message, detail } = error as Error & { detail?: string };
    const advice = ai.baseUrl
      ? 'Check AI_BASE_URL, AI_MODEL, and AI_API_KEY.'
      : 'Check AI_API_KEY and AI_MODEL.';
    // Without its model Lacuna runs with the embedded analyst.
    return { status: 'warning', text: `${ai.provider}: ${message}${detail ? ` (${detail})` : ''}`, advice };
  }
}

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
