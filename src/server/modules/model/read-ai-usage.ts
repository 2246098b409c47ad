import { ADMIN_PAGE_SIZE } from '../../../contract/admin-page.ts';
import type { AiSpend, AiUsageRow } from '../../../contract/routes/admin.routes.ts';
import type { UserCtx } from '../../context.ts';
import { emailsOf } from '../accounts/find-users.ts';
import { usageByDay, usageSums } from './ai-usage.store.ts';

/** Token and cost figures of the language model per person and day, newest first, a page of 20. For admins. */
export async function readAiUsage(
  ctx: UserCtx,
  input: { page: number },
): Promise<{
  assistant: { kind: 'embedded' | 'model'; name: string };
  daily_token_cap: number;
  today: AiSpend;
  month: AiSpend;
  rows: AiUsageRow[];
  total: number;
}> {
  const { db } = ctx.database;
  const [sums, rows] = await Promise.all([
    usageSums(db),
    usageByDay(db, { limit: ADMIN_PAGE_SIZE, offset: (input.page - 1) * ADMIN_PAGE_SIZE }),
  ]);
  const emails = await emailsOf(db, [...new Set(rows.flatMap(({ userId }) => userId ?? []))]);
  return {
    assistant: { kind: ctx.model ? 'model' : 'embedded', name: ctx.model?.name ?? 'embedded' },
    daily_token_cap: ctx.config.ai.dailyTokenCap,
    ...sums,
    rows: rows.map((row) => ({
      day: row.day,
      user_id: row.userId,
      user_email: (row.userId && emails.get(row.userId)) ?? null,
      model: row.model,
      requests: row.requests,
      input_tokens: row.inputTokens,
      output_tokens: row.outputTokens,
      cost_usd: row.costUsd,
    })),
  };
}
