import { sql } from 'drizzle-orm';
import type { JobSummary } from '../../../contract/routes/admin.routes.ts';
import type { UserCtx } from '../../context.ts';

const FAILURES = 20;

interface QueueRow extends Record<string, unknown> {
  queue: string;
  waiting: string;
  active: string;
  completed: string;
  failed: string;
  oldest: Date | string | null;
}

interface FailureRow extends Record<string, unknown> {
  id: string;
  queue: string;
  at: Date | string | null;
  message: string | null;
}

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Queues with the counts of the jobs that are still kept, and the latest failures. For admins. */
export async function listJobs(ctx: UserCtx): Promise<{
  queues: JobSummary[];
  failures: { id: string; queue: string; at: string | null; message: string }[];
}> {
  const { db } = ctx.database;
  const queues = await db.execute<QueueRow>(sql`
    select name as queue,
      count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'completed') as completed,
      count(*) filter (where state = 'failed') as failed,
      min(created_on) filter (where state in ('created', 'retry')) as oldest
    from pgboss.job where name not like '\\_\\_%' group by name order by name`);
  const failures = await db.execute<FailureRow>(sql`
    select id::text, name as queue, completed_on as at, output->>'message' as message
    from pgboss.job where state = 'failed' order by completed_on desc nulls last limit ${FAILURES}`);
  return {
    queues: queues.rows.map((row) => ({
      queue: row.queue,
      waiting: Number(row.waiting),
      active: Number(row.active),
      completed: Number(row.completed),
      failed: Number(row.failed),
      oldest_waiting_at: iso(row.oldest),
    })),
    failures: failures.rows.map((row) => ({
      id: row.id,
      queue: row.queue,
      at: iso(row.at),
      message: (row.message ?? '').slice(0, 300),
    })),
  };
}
