/**
 * A server killed (SIGKILL) at the boundaries of an analysis by a language model: `node bench/stage-kills.ts [KILLS]`, 15 unless
 * told. Each analysis is killed as soon as a stage is stored, one stage after another, and the server started again; the run must
 * end, no stored stage may be asked for again, and a result must be charged once. Exit code 1 when something is not so.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createAccount } from '../e2e/support/accounts.ts';
import { tokenOf } from '../e2e/support/analyses.ts';
import { STAGES } from '../src/contract/analysis/report.ts';
import { modelSettings } from '../tests/model-server/analyzed-idea.ts';
import { stageOf } from '../tests/model-server/compose-reply.ts';
import { startModelServer } from '../tests/model-server/model-server.ts';
import { startInstallation } from './nodes.ts';

const [kills = 15] = process.argv.slice(2).map(Number);
const ENDS_WITHIN = 120_000;

// Replies that take a while: a stage is over before the next one is.
const model = await startModelServer('slow-drip');
const installation = await startInstallation(['all'], modelSettings(model));
const [node] = installation.nodes;
const database = new pg.Pool({ connectionString: installation.databaseUrl });
const tally = { completed: 0, failed: 0, askedTwice: 0, wrongCharge: 0 };

interface Run {
  status: string;
  /** Stages that are stored. */
  stages: string[];
}

async function runOf(email: string): Promise<Run | null> {
  const { rows } = await database.query(
    `select r.status, array(select stage from run_stages where run_id = r.id) as stages
     from analysis_runs r join users u on u.id = r.user_id where u.email = $1`,
    [email],
  );
  return (rows[0] as Run | undefined) ?? null;
}

async function chargesOf(email: string): Promise<number> {
  const { rows } = await database.query(
    `select count(*) filter (where state = 'committed')::int as charged
     from usage_ledger l join users u on u.id = l.user_id where u.email = $1`,
    [email],
  );
  return rows[0].charged;
}

const hasEnded = ({ status }: Run) => ['completed', 'failed', 'cancelled'].includes(status);

async function untilRun(email: string, meets: (run: Run) => boolean): Promise<Run> {
  for (const deadline = Date.now() + ENDS_WITHIN; Date.now() < deadline; await sleep(5)) {
    const run = await runOf(email);
    if (run && meets(run)) return run;
  }
  throw new Error('The run did not come so far.');
}

async function killAfter(stage: string, n: number): Promise<void> {
  const account = await createAccount(installation.origin);
  const token = await tokenOf(installation.origin, account);
  const answered = fetch(`${installation.origin}/functions/v1/analyze-idea`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ searchTerms: [`A self-watering planter for offices, model ${n}`] }),
  }).catch(() => null);
  await untilRun(account.email, (run) => run.stages.includes(stage) || hasEnded(run));
  await node?.kill();
  const stored = new Set((await runOf(account.email))?.stages);
  const before = model.requests.length;
  await answered;
  await node?.start();
  const { status } = await untilRun(account.email, hasEnded);
  const again = model.requests.slice(before).filter((request) => stored.has(stageOf(request) ?? ''));
  const charged = await chargesOf(account.email);
  tally[status === 'completed' ? 'completed' : 'failed']++;
  if (again.length > 0) tally.askedTwice++;
  if (charged !== Number(status === 'completed')) tally.wrongCharge++;
  console.log(
    `after ${stage}: ${stored.size} stages stored, ${status}, asked again ${again.length}, charged ${charged}`,
  );
}

try {
  for (let n = 0; n < kills; n++) await killAfter(STAGES[n % STAGES.length] as string, n);
  console.log(tally);
  process.exitCode = tally.failed + tally.askedTwice + tally.wrongCharge > 0 ? 1 : 0;
} finally {
  await database.end();
  await installation.close();
  await model.close();
}
