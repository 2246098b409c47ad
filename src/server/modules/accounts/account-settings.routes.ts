import {
  changeEmailRoute,
  changePasswordRoute,
  confirmTotpRoute,
  deleteAccountRoute,
  endSessionRoute,
  exportDataRoute,
  linkIdentityRoute,
  listIdentitiesRoute,
  listSessionsRoute,
  newRecoveryCodesRoute,
  readUserRoute,
  removeTotpRoute,
  startTotpRoute,
  unlinkIdentityRoute,
} from '../../../contract/routes/account-settings.routes.ts';
import { type Api, mount } from '../../http/mount.ts';
import { expiredCookies } from './auth/cookies.ts';
import { forwardCookies } from './auth/forward-cookies.ts';
import {
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  replaceRecoveryCodes,
  startAuthenticatorApp,
} from './authenticator-app.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { beginGoogleLink } from './google-sign-in.ts';
import { readOwnIdentities, unlinkIdentity } from './own-identities.ts';
import { endOwnSession, readOwnSessions } from './own-sessions.ts';
import { readUser } from './read-user.ts';

/** Security settings of the signed-in person under /auth/v1. */
export function accountSettingsRoutes(api: Api): void {
  mount(api, readUserRoute, (ctx) => readUser(ctx));
  mount(api, changePasswordRoute, (ctx, { body }) => changePassword(ctx, body));
  mount(api, changeEmailRoute, (ctx, { body }) => changeEmail(ctx, body));
  mount(api, listSessionsRoute, async (ctx) => ({ sessions: await readOwnSessions(ctx) }));
  mount(api, endSessionRoute, (ctx, { params }) => endOwnSession(ctx, params.id));
  mount(api, startTotpRoute, (ctx, { body }) => startAuthenticatorApp(ctx, body.password));
  mount(api, confirmTotpRoute, async (ctx, { body, http }) => {
    const { session, headers } = await confirmAuthenticatorApp(ctx, body.code);
    forwardCookies(http, headers);
    return { session };
  });
  mount(api, removeTotpRoute, async (ctx, { body, http }) => {
    const { session, headers } = await removeAuthenticatorApp(ctx, body.password);
    forwardCookies(http, headers);
    return { session };
  });
  mount(api, newRecoveryCodesRoute, (ctx, { body }) => replaceRecoveryCodes(ctx, body.password));
  mount(api, listIdentitiesRoute, async (ctx) => ({ identities: await readOwnIdentities(ctx) }));
  mount(api, linkIdentityRoute, async (ctx, { body, http }) => {
    const { url, headers } = await beginGoogleLink(ctx, body);
    forwardCookies(http, headers);
    return { url };
  });
  mount(api, unlinkIdentityRoute, (ctx, { params }) => unlinkIdentity(ctx, params.id));
  mount(api, exportDataRoute, (ctx) => exportData(ctx));
  mount(api, deleteAccountRoute, async (ctx, { body, http }) => {
    await deleteAccount(ctx, body);
    forwardCookies(http, expiredCookies(ctx.config));
  });
}
