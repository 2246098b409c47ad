/** Security settings of the signed-in person. All take the access token as `Authorization: Bearer`. */
import { z } from 'zod';
import { LENGTHS } from '../limits.ts';
import { authSessionSchema, authUserSchema } from './accounts.routes.ts';
import { defineRoute } from './route.ts';

const messageAnswer = z.object({ message: z.string() });
const password = z.string().min(1).max(LENGTHS.inputDefault);
const code = z.string().trim().min(4).max(32);

export const readUserRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/user',
  access: 'user',
  summary: 'The signed-in person',
  response: authUserSchema.extend({
    has_password: z.boolean(),
    recovery_codes_left: z.number().int().nullable(),
  }),
  errors: [],
});

export const changePasswordRoute = defineRoute({
  method: 'PUT',
  path: '/auth/v1/user/password',
  access: 'user',
  summary: 'Change the password; ends the other sessions',
  body: z.strictObject({ current_password: password, password }),
  response: messageAnswer,
  errors: ['weak_password', 'wrong_password'],
  rateLimit: 'default',
});

export const changeEmailRoute = defineRoute({
  method: 'PUT',
  path: '/auth/v1/user/email',
  access: 'user',
  summary: 'Request a new address; takes effect once the email sent there is confirmed',
  body: z.strictObject({ email: z.string().trim().min(1).max(508), password }),
  response: messageAnswer,
  errors: ['invalid_email', 'wrong_password'],
  rateLimit: 'default',
});

export const userSessionSchema = z.object({
  id: z.uuid(),
  current: z.boolean(),
  kind: z.enum(['browser', 'program']),
  user_agent: z.string(),
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
});
export type UserSession = z.infer<typeof userSessionSchema>;

export const listSessionsRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/sessions',
  access: 'user',
  summary: 'Where this account is signed in',
  response: z.object({ sessions: z.array(userSessionSchema) }),
  errors: [],
});

export const endSessionRoute = defineRoute({
  method: 'DELETE',
  path: '/auth/v1/sessions/:id',
  access: 'user',
  summary: 'End one of your own sessions',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['not_found'],
});

export const startTotpRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/factors',
  access: 'user',
  summary: 'Start adding an authenticator app; takes effect after its first code',
  body: z.strictObject({ password }),
  response: z.object({ totp_uri: z.string(), secret: z.string(), recovery_codes: z.array(z.string()) }),
  errors: ['wrong_password', 'conflict'],
  rateLimit: 'default',
});

export const confirmTotpRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/factors/verify',
  access: 'user',
  summary: 'Finish adding the authenticator app with its first code; the session gets a new id',
  body: z.strictObject({ code }),
  response: z.object({ session: authSessionSchema }),
  errors: ['invalid_code', 'conflict'],
  rateLimit: 'default',
});

export const removeTotpRoute = defineRoute({
  method: 'DELETE',
  path: '/auth/v1/factors',
  access: 'user',
  summary: 'Remove the authenticator app; the session gets a new id',
  body: z.strictObject({ password }),
  response: z.object({ session: authSessionSchema }),
  errors: ['wrong_password'],
  rateLimit: 'default',
});

export const newRecoveryCodesRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/factors/recovery-codes',
  access: 'user',
  summary: 'Replace the recovery codes',
  body: z.strictObject({ password }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['wrong_password', 'conflict'],
  rateLimit: 'default',
});

export const identitySchema = z.object({
  id: z.uuid(),
  provider: z.enum(['email', 'google']),
  created_at: z.string(),
});

export const listIdentitiesRoute = defineRoute({
  method: 'GET',
  path: '/auth/v1/identities',
  access: 'user',
  summary: 'Ways in which this account can sign in',
  response: z.object({ identities: z.array(identitySchema) }),
  errors: [],
});

export const linkIdentityRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/identities',
  access: 'user',
  summary:
    'Link Google, with the password or within ten minutes of a sign-in; the browser goes to `url` and comes back to /dashboard/profile',
  body: z.strictObject({ provider: z.literal('google'), password: password.optional() }),
  response: z.object({ url: z.string() }),
  errors: ['provider_not_configured', 'wrong_password', 'proof_required'],
  rateLimit: 'default',
});

export const unlinkIdentityRoute = defineRoute({
  method: 'DELETE',
  path: '/auth/v1/identities/:id',
  access: 'user',
  summary: 'Unlink an identity; the last way to sign in stays',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['not_found', 'last_identity'],
});

export const exportDataRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/user/export',
  access: 'user',
  summary: 'Export everything kept about the user to a file in private storage',
  response: z.object({ name: z.string(), size: z.number().int() }),
  errors: [],
  rateLimit: 'default',
});

export const deleteAccountRoute = defineRoute({
  method: 'DELETE',
  path: '/auth/v1/user',
  access: 'user',
  summary: 'Delete the account with its sessions, files and usage; cannot be undone',
  body: z.strictObject({ email: z.string().trim().max(508), password: password.optional() }),
  status: 204,
  errors: ['wrong_password', 'email_mismatch'],
  rateLimit: 'default',
});
