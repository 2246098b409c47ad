import type { UserCtx } from '../../context.ts';
import { readPersonEvents } from '../telemetry/read-person-events.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { collectPersonalData } from './personal-data.store.ts';

/** Writes everything kept about the person as JSON into their private storage. Returns the file's name and bytes. */
export async function exportData(ctx: UserCtx): Promise<{ name: string; size: number }> {
  const { userId } = ctx.actor;
  const now = ctx.clock.now();
  const content = {
    exported_at: now.toISOString(),
    about: 'Everything this server keeps about your account. Your password and keys are left out.',
    data: await collectPersonalData(ctx.database.db, userId),
    security: await readPersonEvents(ctx, userId),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(content, null, 2));
  const name = `export-${now.toISOString().replace(/[:.]/g, '-')}.json`;
  await ctx.files.put(userId, name, { bytes, contentType: 'application/json' });
  await recordAudit(ctx, { action: 'account.exported', subject: userId, details: { name } });
  return { name, size: bytes.byteLength };
}
