import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { errorForLog } from './error-for-log.ts';

const CANARY = 'an umbrella that folds itself\n    at canary (idea.ts:1:1) $& $1';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table secrets (text text primary key, number integer)');
});

afterAll(() => database.close());

/** What the log says of an error, as one line of JSON. */
function logged(error: unknown): string {
  const lines: string[] = [];
  pino({ serializers: { err: errorForLog } }, { write: (line: string) => lines.push(line) }).error(
    { err: error },
    'failed',
  );
  return lines.join('');
}

const failureOf = (query: ReturnType<typeof sql>): Promise<unknown> =>
  database.db.execute(query).then(
    () => null,
    (error: unknown) => error,
  );

describe('an error in the log', () => {
  it('tells the query that failed and why, and none of its values', async () => {
    const insert = sql`insert into secrets values (${CANARY}, 1)`;
    expect(await failureOf(insert)).toBeNull();
    const line = logged(await failureOf(insert));
    expect(line).toContain('insert into secrets values ($1, 1)');
    expect(line).toContain('"code":"23505"');
    expect(line).toContain('duplicate key value');
    expect(line).toMatch(/at .*\.ts:\d+/);
    expect(line).not.toMatch(/umbrella|canary/);
  });

  it('keeps to itself the value that a column could not take', async () => {
    const line = logged(await failureOf(sql`insert into secrets values ('x', ${CANARY})`));
    expect(line).toContain('"code":"22P02"');
    expect(line).not.toMatch(/umbrella|canary/);
  });

  it('follows causes, and leaves out what else an error carries', () => {
    const cause = Object.assign(new Error('socket closed'), { code: 'EPIPE', body: CANARY });
    const line = logged(new TypeError('not sent', { cause }));
    expect(line).toContain('"type":"TypeError","message":"not sent"');
    expect(line).toContain('"message":"socket closed"');
    expect(line).toContain('"code":"EPIPE"');
    expect(line).not.toContain('umbrella');
  });

  it('ends where causes go round, and takes what is no error', () => {
    const error = new Error('round');
    error.cause = error;
    expect(logged(error).length).toBeLessThan(20_000);
    expect(logged(CANARY)).not.toContain('umbrella');
  });
});
