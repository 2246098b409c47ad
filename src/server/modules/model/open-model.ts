import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { askModel } from './ask-model.ts';
import { converse } from './converse.ts';
import type { Model } from './model.ts';
import { createModelHttp } from './model-http.ts';
import type { OpenedModel } from './repeat-lost.ts';
import type { TokenLedger } from './token-ledger.ts';
import { createTolerantFetch } from './tolerant-fetch.ts';

export type ModelProvider = Exclude<Config['ai']['provider'], 'none'>;

const DEFAULT_MODELS = {
  anthropic: 'claude-sonnet-4-5',
  openai: 'gpt-4.1-mini',
  ollama: 'llama3.1',
} as const;
const OLLAMA = 'http://127.0.0.1:11434/v1';

function openLanguageModel(
  provider: ModelProvider,
  modelId: string,
  base: { ai: Config['ai']; log: Logger },
): OpenedModel {
  const { ai, log } = base;
  const shared = { apiKey: ai.apiKey ?? undefined, fetch: createTolerantFetch(createModelHttp(ai), log) };
  const baseURL = ai.baseUrl ?? undefined;
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ ...shared, baseURL })(modelId);
    case 'openai':
      return createOpenAI({ ...shared, baseURL }).chat(modelId);
    case 'ollama':
    case 'openai-compatible':
      return createOpenAICompatible({
        ...shared,
        name: provider,
        baseURL: baseURL ?? OLLAMA,
        includeUsage: true,
        supportsStructuredOutputs: true,
      }).chatModel(modelId);
  }
}

function modelIdOf(provider: ModelProvider, ai: Config['ai']): string {
  if (ai.model) return ai.model;
  if (provider === 'openai-compatible') throw new Error('AI_PROVIDER=openai-compatible needs AI_MODEL');
  return DEFAULT_MODELS[provider];
}

/** The language model that the settings name. Throws when a setting is missing. */
export function openModel(
  provider: ModelProvider,
  base: { config: Config; ledger: (model: string) => TokenLedger; log: Logger },
): Model {
  const { ai } = base.config;
  if (provider === 'openai-compatible' && !ai.baseUrl)
    throw new Error('AI_PROVIDER=openai-compatible needs AI_BASE_URL');
  const modelId = modelIdOf(provider, ai);
  const name = `${provider} ${modelId}`;
  const parts = {
    name,
    model: openLanguageModel(provider, modelId, { ai, log: base.log }),
    limits: { totalMs: ai.totalTimeoutMs, idleMs: ai.idleTimeoutMs },
    ledger: base.ledger(name),
    log: base.log,
  };
  return {
    name,
    ask: (request, options) => askModel(parts, request, options),
    converse: (request, options) => converse(parts, request, options),
  };
}
