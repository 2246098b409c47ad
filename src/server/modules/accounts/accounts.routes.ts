import type { Context } from 'hono';
import { AppError } from '../../../contract/errors.ts';
import {
  answerChallengeRoute,
  authorizeRoute,
  callbackRoute,
  confirmRecoveryRoute,
  isAdminRoute,
  jwksRoute,
  readSessionRoute,
  recoverRoute,
  resendRoute,
  sendCodeRoute,
  signInRoute,
  signInWithCodeRoute,
  signOutRoute,
  signUpRoute,
  tokenRoute,
  verifyRoute,
} from '../../../contract/routes/accounts.routes.ts';
import type { Ctx } from '../../context.ts';
import { type Api, mount } from '../../http/mount.ts';
import type { AppEnv } from '../../http/request-info.ts';
import { accountSettingsRoutes } from './account-settings.routes.ts';
import { answerChallenge } from './answer-challenge.ts';
import { expiredCookies } from './auth/cookies.ts';
import { csrfGuard } from './auth/csrf-guard.ts';
import { forwardCookies } from './auth/forward-cookies.ts';
import { authenticateRequest } from './authenticate-request.ts';
import { canonicalEmail } from './canonical-email.ts';
import { confirmEmailChange, confirmSignUp, peekLink } from './confirm-email.ts';
import { confirmRecovery } from './confirm-recovery.ts';
import { readCookieSession, refreshCookieSession } from './cookie-session.ts';
import { beginGoogleSignIn, finishGoogle } from './google-sign-in.ts';
import { grantTokens } from './grant-tokens.ts';
import { isAdmin } from './is-admin.ts';
import { deviceCookie, knownDevice } from './known-device.ts';
import { openSession } from './open-session.ts';
import { refuseBots } from './refuse-bots.ts';
import { requestMail } from './request-mail.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { type SignInOutcome, signInWithPassword } from './sign-in-with-password.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

/** The browser's answer to a first factor: a session, or 403 `mfa_required` with the challenge in a cookie. */
async function answerBrowser(ctx: Ctx, http: Context<AppEnv>, outcome: SignInOutcome) {
  forwardCookies(http, outcome.headers);
  if ('challenge' in outcome) throw new AppError('mfa_required');
  const session = await openSession(ctx, outcome.sessionToken, 'browser');
  rememberDevice(ctx, http, session.user.email);
  return { session };
}

/** Makes the browser a known one of the account, unless it is already. */
function rememberDevice(ctx: Ctx, http: Context<AppEnv>, address: string): void {
  const email = canonicalEmail(address);
  if (knownDevice(ctx, email, http.req.header('cookie'))) return;
  http.header('set-cookie', deviceCookie(ctx, email), { append: true });
}

/** Whom a sign-out concerns: the bearer of a token, else the cookie's person; nobody when signed out already. */
async function leaving(ctx: Ctx, http: Context<AppEnv>) {
  const authorization = http.req.header('authorization');
  if (authorization) {
    const actor = await authenticateRequest(ctx, authorization);
    return actor.kind === 'user' ? actor : null;
  }
  const found = await readCookieSession(ctx, http.req.header('cookie'));
  return found && { userId: found.user.id, sessionId: found.session.id };
}

/** Sign-up, sign-in, sessions and recovery under /auth/v1. */
export function accountsRoutes(api: Api): void {
  api.hono.use('/auth/v1/*', csrfGuard(api.deps.config));
  mount(api, signUpRoute, async (ctx, { body }) => {
    await refuseBots(ctx, body.website);
    return signUp(ctx, body);
  });
  mount(api, signInRoute, async (ctx, { body, http }) => {
    await refuseBots(ctx, body.website);
    return answerBrowser(ctx, http, await signInWithPassword(ctx, body, http.req.header('cookie')));
  });
  mount(api, signInWithCodeRoute, async (ctx, { body, http }) =>
    answerBrowser(ctx, http, await signInWithCode(ctx, body, http.req.header('cookie'))),
  );
  mount(api, answerChallengeRoute, async (ctx, { body, http }) => {
    const credentials = { cookie: http.req.header('cookie') };
    return answerBrowser(ctx, http, await answerChallenge(ctx, { code: body.code, credentials }));
  });
  mount(api, tokenRoute, (ctx, { body }) => grantTokens(ctx, body));
  mount(api, readSessionRoute, async (ctx, { http }) => {
    const { session, headers } = await refreshCookieSession(ctx, http.req.header('cookie'));
    forwardCookies(http, headers);
    return { session };
  });
  mount(api, signOutRoute, async (ctx, { body, http }) => {
    const person = await leaving(ctx, http);
    if (person) await signOut(ctx, { ...person, scope: body.scope });
    if (body.scope !== 'others') forwardCookies(http, expiredCookies(ctx.config));
    return undefined as never;
  });
  mount(api, verifyRoute, (ctx, { body }) => {
    if (body.peek) return peekLink(ctx, body);
    return body.type === 'signup' ? confirmSignUp(ctx, body.token) : confirmEmailChange(ctx, body.token);
  });
  mount(api, confirmRecoveryRoute, async (ctx, { body, http }) => {
    const { message, email } = await confirmRecovery(ctx, body);
    rememberDevice(ctx, http, email);
    return { message };
  });
  mount(api, resendRoute, (ctx, { body }) => requestMail(ctx, { ...body, template: 'confirm' }));
  mount(api, recoverRoute, (ctx, { body }) => requestMail(ctx, { ...body, template: 'recover' }));
  mount(api, sendCodeRoute, async (ctx, { body }) => {
    await refuseBots(ctx, body.website);
    return requestMail(ctx, { email: body.email, template: 'code' });
  });
  mount(api, authorizeRoute, async (ctx, { http }) => {
    const { url, headers } = await beginGoogleSignIn(ctx);
    forwardCookies(http, headers);
    return { url };
  });
  mount(api, callbackRoute, async (ctx, { http }) => {
    const { search } = new URL(http.req.url);
    const { url, headers } = await finishGoogle(ctx, { search, cookie: http.req.header('cookie') ?? '' });
    forwardCookies(http, headers);
    return http.redirect(url);
  });
  mount(api, jwksRoute, async (ctx) => ({ keys: (await ctx.auth.tokens.publicKeys()).keys as never[] }));
  mount(api, isAdminRoute, (ctx, { body }) => isAdmin(ctx, body.user_id));
  accountSettingsRoutes(api);
}
