import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import {
  createConfirmedUser,
  createSignedInUser,
  forgetLimits,
  mailedCode,
  mailsTo,
  nextMail,
  pageHeaders,
  postAsPage,
  signIn,
  startMail,
} from './sign-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** What follows the application in the parameters of a helper. */
type Rest<F> = F extends (app: TestApp, ...rest: infer R) => infer T ? (...rest: R) => T : never;

export interface AccountsApp {
  readonly app: TestApp;
  request: TestApp['request'];
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult['rows']>;
  pageHeaders: Rest<typeof pageHeaders>;
  post: Rest<typeof postAsPage>;
  signIn: Rest<typeof signIn>;
  confirmed: Rest<typeof createConfirmedUser>;
  signedIn: Rest<typeof createSignedInUser>;
  mail: Rest<typeof nextMail>;
  mailsTo: Rest<typeof mailsTo>;
  mailedCode: Rest<typeof mailedCode>;
  forgetLimits: Rest<typeof forgetLimits>;
}

/** The whole application with its mails, for all tests of the file that calls this; closed after them. */
export function accountsApp(): AccountsApp {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await startMail(app);
  });
  afterAll(() => app.close());
  return {
    get app() {
      return app;
    },
    request: (path, init) => app.request(path, init),
    query: async (text, values = []) => (await app.deps.database.pool.query(text, values)).rows,
    pageHeaders: () => pageHeaders(app),
    post: (...rest) => postAsPage(app, ...rest),
    signIn: (...rest) => signIn(app, ...rest),
    confirmed: (...rest) => createConfirmedUser(app, ...rest),
    signedIn: (...rest) => createSignedInUser(app, ...rest),
    mail: (...rest) => nextMail(app, ...rest),
    mailsTo: (...rest) => mailsTo(app, ...rest),
    mailedCode: (...rest) => mailedCode(app, ...rest),
    forgetLimits: () => forgetLimits(app),
  };
}
