import type { z } from 'zod';
import { withoutPatentNumbers } from '../../../core/analysis/sentences.ts';
import { createSpotlight, type Spotlight } from '../model/spotlight.ts';
import type { RunContext } from './run-state.ts';

/** Said to the model in every call. */
const COMMON = [
  'You are the analyst of a product that finds white space in the patent record for founders.',
  'Write plain, idiomatic, concrete American English for a founder without a patent background. Short sentences.',
  'If the evidence does not support an answer, say so; never infer that something is free because it was not found.',
  'Use a patent number only when it stands in the data you were given.',
  'Reply with one JSON object of the form asked for, and nothing else: no prose around it, no Markdown.',
].join('\n');

/** A prompt of one stage: its task and the data it works on. */
export interface StagePrompt<T> {
  purpose: string;
  /** Version of the text, kept with recorded runs. */
  version: number;
  task: string;
  schema: z.ZodType<T>;
  maxOutputTokens: number;
  temperature: number;
  /** Whether replies may cite patents by number; elsewhere numbers are removed, since no source stands behind them. */
  cites: boolean;
}

/** Asks the run's model one stage prompt; `data` writes the user part, wrapping untrusted text with `mark.data`. */
export async function askStage<T>(
  ctx: RunContext,
  prompt: StagePrompt<T>,
  data: (mark: Spotlight) => string,
): Promise<T> {
  const { model } = ctx;
  if (!model) throw new Error('no model is configured');
  const mark = createSpotlight();
  const reply = await ctx.budget.spend(() =>
    model.ask(
      {
        purpose: prompt.purpose,
        instructions: `${COMMON}\n${mark.rule}\n\n${prompt.task}`,
        prompt: data(mark),
        schema: prompt.schema,
        maxOutputTokens: prompt.maxOutputTokens,
        temperature: prompt.temperature,
      },
      { signal: ctx.signal, userId: ctx.userId },
    ),
  );
  return prompt.cites ? reply.value : scrubbed(reply.value);
}

/** A value with every text in it freed of patent numbers. */
function scrubbed<T>(value: T): T {
  if (typeof value === 'string') return withoutPatentNumbers(value) as T;
  if (Array.isArray(value)) return value.map(scrubbed) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, scrubbed(part)])) as T;
}
