import { z } from 'zod';
import type { Ctx, UserCtx } from '../../context.ts';
import { recordAudit } from '../telemetry/record-audit.ts';
import { restoreUsage } from '../usage/carry-usage.ts';
import { deleteSessions, findSessionByToken } from './accounts.store.ts';
import { announceRevocation } from './announce-revocation.ts';
import { beginChallenge } from './auth/begin-challenge.ts';
import type { BetterAuth } from './auth/better-auth.ts';
import { callLibrary, libraryHeaders } from './auth/call-library.ts';
import { cookieNameOf, expiredCookies, setCookieValue, tokenOfCookie } from './auth/cookies.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { noteGoogleLinked } from './note-google-linked.ts';
import { ownSessionToken } from './own-session.ts';

const pendingLink = z.object({ link: z.object({ userId: z.string() }) });

/** Where the browser goes, and the cookies that it takes along. */
export interface Departure {
  url: string;
  headers: Headers;
}

/** Begins sign-in with Google; the browser comes back to the site root (SPEC §7). */
export async function beginGoogleSignIn(ctx: Ctx): Promise<Departure> {
  const { api } = await ctx.auth.google();
  const { publicUrl } = ctx.config;
  const body = { provider: 'google', callbackURL: `${publicUrl}/`, errorCallbackURL: `${publicUrl}/login` };
  const { headers, response } = await callLibrary(() =>
    api.signInSocial({
      body: { ...body, disableRedirect: true },
      headers: libraryHeaders(ctx),
      returnHeaders: true,
    }),
  );
  return { url: response.url ?? '', headers };
}

/**
 * Begins linking Google to the signed-in account; the browser comes back to the profile. Throws `wrong_password` and
 * `proof_required`.
 */
export async function beginGoogleLink(ctx: UserCtx, input: { password?: string }): Promise<Departure> {
  const { api } = await ctx.auth.google();
  await requireFreshProof(ctx, input.password);
  const profile = `${ctx.config.publicUrl}/dashboard/profile`;
  const headers = libraryHeaders(ctx, { sessionToken: await ownSessionToken(ctx) });
  const body = { provider: 'google', callbackURL: profile, errorCallbackURL: profile, disableRedirect: true };
  const linked = await callLibrary(() => api.linkSocialAccount({ body, headers, returnHeaders: true }));
  return { url: linked.response.url ?? '', headers: linked.headers };
}

/**
 * Google's answer: a session or a linked identity, and where the browser goes next. Any failure ends on the page that
 * began it, with `?error=oauth`. A person with an authenticator app is asked for its code first.
 */
export async function finishGoogle(
  ctx: Ctx,
  request: { search: string; cookie: string },
): Promise<Departure> {
  const library = await ctx.auth.google();
  const began = new Date();
  const linking = await linkingUser(library, request.search);
  const url = `${ctx.config.publicUrl}/auth/v1/callback/google${request.search}`;
  const answer = await library.handler(
    new Request(url, { headers: libraryHeaders(ctx, { cookie: request.cookie }) }),
  );
  const target = new URL(answer.headers.get('location') ?? '/login?error=oauth', ctx.config.publicUrl);
  const reason = target.searchParams.get('error');
  if (reason) {
    ctx.log.info({ reason }, 'sign-in with google failed');
    return { url: `${target.pathname}?error=oauth`, headers: answer.headers };
  }
  const cookie = setCookieValue(answer.headers, cookieNameOf(ctx.config, 'session'));
  if (linking) await noteGoogleLinked(ctx, { userId: linking, since: began });
  if (!cookie) return { url: target.pathname, headers: answer.headers };
  return arrive(ctx, {
    sessionToken: tokenOfCookie(cookie),
    url: target.pathname,
    headers: answer.headers,
    began,
  });
}

/** Whose account an answer of Google will be linked to; null for a sign-in. */
async function linkingUser(library: BetterAuth, search: string): Promise<string | null> {
  const state = new URLSearchParams(search).get('state');
  if (!state) return null;
  const { internalAdapter } = await library.$context;
  const found = await internalAdapter.findVerificationValue(`auth-state:${state}`);
  return found ? (pendingLink.safeParse(JSON.parse(found.value)).data?.link.userId ?? null) : null;
}

async function arrive(
  ctx: Ctx,
  arrival: Departure & { sessionToken: string; began: Date },
): Promise<Departure> {
  const found = await findSessionByToken(ctx.database.db, arrival.sessionToken);
  if (!found) return { url: '/login?error=oauth', headers: new Headers() };
  const { user, session } = found;
  await restoreUsage(ctx, { userId: user.id, email: user.email });
  await recordAudit(ctx, { action: 'account.google_sign_in', subject: user.id });
  // A proven address joined the account that has proven it too: a new way in, of which its owner must know.
  if (user.createdAt < arrival.began) {
    await noteGoogleLinked(ctx, { userId: user.id, since: arrival.began });
  }
  if (!user.twoFactorEnabled) return { url: arrival.url, headers: arrival.headers };
  await deleteSessions(ctx.database.db, user.id, { only: session.id });
  await announceRevocation(ctx, user.id);
  const headers = expiredCookies(ctx.config);
  headers.append('set-cookie', await beginChallenge(ctx, user.id));
  return { url: '/login#type=mfa', headers };
}
