import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LimitType } from '../../src/contract/plans.ts';
import { type Account, createAccount } from './accounts.ts';

export const FALLS = 'detecting falls of elderly people without cameras';

const runFile = promisify(execFile);

/** The first administrator is made by the command line, as in an installation; that one makes the others. */
async function firstAdmin(origin: string): Promise<string> {
  const account = await createAccount(origin);
  await runFile(process.execPath, ['src/cli/main.ts', 'admin', 'grant', account.email]);
  return tokenOf(origin, account);
}

let granter: Promise<string> | null = null;

/** Makes an account an administrator: unlimited, and exempt from rate limits. */
async function grantAdmin(origin: string, userId: string): Promise<void> {
  granter ??= firstAdmin(origin);
  const answer = await fetch(`${origin}/auth/v1/admin/users/${userId}/role`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await granter}` },
    body: JSON.stringify({ role: 'admin' }),
  });
  if (!answer.ok) throw new Error(`granting answered ${answer.status}: ${await answer.text()}`);
}

/** An administrator's account, for tests that need more analyses than a plan allows. */
export async function createAdmin(origin: string): Promise<Account> {
  const account = await createAccount(origin);
  await grantAdmin(origin, (await grantOf(origin, account)).user.id);
  return account;
}

interface Grant {
  access_token: string;
  user: { id: string };
}

async function grantOf(origin: string, account: Account): Promise<Grant> {
  const answer = await fetch(`${origin}/auth/v1/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', ...account }),
  });
  if (!answer.ok) throw new Error(`token answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Grant;
}

/** Access token of an account by the programs' way in. */
export const tokenOf = async (origin: string, account: Account): Promise<string> =>
  (await grantOf(origin, account)).access_token;

/** Runs an analysis over HTTP and answers the id of its session. */
export async function analyze(origin: string, token: string, idea: string): Promise<string> {
  const answer = await fetch(`${origin}/functions/v1/analyze-idea`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ searchTerms: [idea] }),
  });
  if (!answer.ok) throw new Error(`analysis answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { session_id: string }).session_id;
}

/** Runs an analysis as an account and answers the id of its session. */
export async function analyzeAs(origin: string, account: Account, idea: string): Promise<string> {
  return analyze(origin, await tokenOf(origin, account), idea);
}

/** Makes the public link of a session and answers its path. */
export async function shareAs(origin: string, account: Account, id: string): Promise<string> {
  const answer = await fetch(`${origin}/api/sessions/${id}/share`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await tokenOf(origin, account)}` },
  });
  if (!answer.ok) throw new Error(`sharing answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { path: string }).path;
}

/** Spends units as a program would; answers what each increment said. */
export async function spend(
  origin: string,
  account: Account,
  units: Partial<Record<LimitType, number>>,
): Promise<unknown[]> {
  const token = await tokenOf(origin, account);
  const answers = [];
  for (const [limitType, count] of Object.entries(units)) {
    for (let unit = 0; unit < count; unit++) {
      const answer = await fetch(`${origin}/functions/v1/atomic-usage-increment`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ limitType }),
      });
      answers.push(await answer.json());
    }
  }
  return answers;
}
