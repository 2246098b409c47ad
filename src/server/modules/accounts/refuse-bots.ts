import { AppError } from '../../../contract/errors.ts';
import type { Ctx } from '../../context.ts';
import { recordSecurityEvent } from '../telemetry/record-security-event.ts';

/** The hidden field is invisible to people: any value is a bot's. Throws `bot_detected`. */
export async function refuseBots(ctx: Ctx, hiddenField: string | undefined): Promise<void> {
  if (!hiddenField) return;
  await recordSecurityEvent(ctx, { type: 'honeypot', severity: 'medium', userId: null, details: {} });
  throw new AppError('bot_detected');
}
