import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Analyst } from './analyst.ts';
import { createModelAnalyst } from './model-analyst.ts';
import { createTokenLedger } from './token-ledger.ts';

const MAX_RETRIES = 2;
const MAX_OUTPUT_TOKENS = 2000;
const DEFAULT_MODELS = { anthropic: 'claude-sonnet-4-5', openai: 'gpt-4.1-mini' } as const;

type ModelProvider = Exclude<Config['ai']['provider'], 'none'>;

function openModel(provider: ModelProvider, modelId: string, ai: Config['ai']): LanguageModel {
  const key = { apiKey: ai.apiKey ?? undefined, baseURL: ai.baseUrl ?? undefined };
  switch (provider) {
    case 'anthropic':
      return createAnthropic(key)(modelId);
    case 'openai':
      return createOpenAI(key).chat(modelId);
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: ai.baseUrl ?? '',
        apiKey: ai.apiKey ?? undefined,
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

/** The language model that the settings name, with the embedded analyst behind it. Throws when a setting is missing. */
export function openModelAnalyst(
  provider: ModelProvider,
  base: { config: Config; database: Database; log: Logger },
  embedded: Analyst,
): Analyst {
  const { ai } = base.config;
  if (provider === 'openai-compatible' && !ai.baseUrl)
    throw new Error('AI_PROVIDER=openai-compatible needs AI_BASE_URL');
  const modelId = modelIdOf(provider, ai);
  const name = `${provider} ${modelId}`;
  return createModelAnalyst({
    name,
    model: openModel(provider, modelId, ai),
    limits: {
      totalMs: ai.totalTimeoutMs,
      idleMs: ai.idleTimeoutMs,
      maxRetries: MAX_RETRIES,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
    },
    ledger: createTokenLedger(base.database.db, { model: name, ai }),
    embedded,
    log: base.log,
  });
}
