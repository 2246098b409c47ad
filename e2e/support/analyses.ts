import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createAccount } from './accounts.ts';

export const FALLS = 'detecting falls of elderly people without cameras';
export const LEAVES = 'quieter leaf blowers';

const runFile = promisify(execFile);

/** Makes an account an administrator: unlimited, and exempt from rate limits. */
export async function grantAdmin(email: string): Promise<void> {
  await runFile(process.execPath, ['src/cli/main.ts', 'admin', 'grant', email]);
}

/** An administrator's account, for tests that need more analyses than a plan allows. */
export async function createAdmin(origin: string): Promise<{ email: string; password: string }> {
  const account = await createAccount(origin);
  await grantAdmin(account.email);
  return account;
}

/** Access token of an account by the programs' way in. */
export async function tokenOf(origin: string, account: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${origin}/auth/v1/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', ...account }),
  });
  if (!answer.ok) throw new Error(`token answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

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
export async function analyzeAs(
  origin: string,
  account: { email: string; password: string },
  idea: string,
): Promise<string> {
  return analyze(origin, await tokenOf(origin, account), idea);
}
