import { AppError } from '../../../contract/errors.ts';
import type { UserCtx } from '../../context.ts';
import { usageBetween } from './ai-usage.store.ts';

export interface AiUsageRow {
  user_id: string;
  day: string;
  model: string;
  requests: number;
  input_tokens: number;
  output_tokens: number;
  cost_usd: number;
}

/** Token and cost figures of the language model per user and day, for the admin. Days are `YYYY-MM-DD`, both included. */
export async function readAiUsage(ctx: UserCtx, input: { from: string; to: string }): Promise<AiUsageRow[]> {
  if (ctx.actor.role !== 'admin') throw new AppError('forbidden');
  const rows = await usageBetween(ctx.database.db, input);
  return rows.map((row) => ({
    user_id: row.userId,
    day: row.day,
    model: row.model,
    requests: row.requests,
    input_tokens: row.inputTokens,
    output_tokens: row.outputTokens,
    cost_usd: row.costUsd,
  }));
}
