import { queryOptions } from '@tanstack/react-query';
import type {
  changeEmailRoute,
  changePasswordRoute,
  confirmTotpRoute,
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
} from '../../../../contract/routes/account-settings.routes.ts';
import type { signOutRoute } from '../../../../contract/routes/accounts.routes.ts';
import type { deleteFileRoute, listFilesRoute } from '../../../../contract/routes/storage.routes.ts';
import type { ApiClient, ResponseOf } from '../../../lib/api/api-client.ts';

export type OwnUser = ResponseOf<typeof readUserRoute>;
export type Enrolment = ResponseOf<typeof startTotpRoute>;

export const ACCOUNT_KEY = ['account'] as const;

/** The signed-in person as the security settings need them. */
export const ownUserQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ACCOUNT_KEY, 'user'],
    queryFn: ({ signal }) => api.call<typeof readUserRoute>({ method: 'GET', path: '/auth/v1/user', signal }),
  });

export const ownSessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ACCOUNT_KEY, 'sessions'],
    queryFn: ({ signal }) =>
      api.call<typeof listSessionsRoute>({ method: 'GET', path: '/auth/v1/sessions', signal }),
    select: (answer) => answer.sessions,
  });

export const ownIdentitiesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ACCOUNT_KEY, 'identities'],
    queryFn: ({ signal }) =>
      api.call<typeof listIdentitiesRoute>({ method: 'GET', path: '/auth/v1/identities', signal }),
    select: (answer) => answer.identities,
  });

export const ownFilesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ACCOUNT_KEY, 'files'],
    queryFn: ({ signal }) =>
      api.call<typeof listFilesRoute>({ method: 'GET', path: '/storage/v1/files', query: {}, signal }),
    select: (answer) => answer.files,
  });

/** Every change of the account. Each throws `ApiError`. */
export const accountChanges = (api: ApiClient) => ({
  changePassword: (body: { current_password: string; password: string }) =>
    api.call<typeof changePasswordRoute>({ method: 'PUT', path: '/auth/v1/user/password', body }),
  changeEmail: (body: { email: string; password: string }) =>
    api.call<typeof changeEmailRoute>({ method: 'PUT', path: '/auth/v1/user/email', body }),
  startApp: (password: string) =>
    api.call<typeof startTotpRoute>({ method: 'POST', path: '/auth/v1/factors', body: { password } }),
  confirmApp: (code: string) =>
    api.call<typeof confirmTotpRoute>({ method: 'POST', path: '/auth/v1/factors/verify', body: { code } }),
  removeApp: (password: string) =>
    api.call<typeof removeTotpRoute>({ method: 'DELETE', path: '/auth/v1/factors', body: { password } }),
  newRecoveryCodes: (password: string) =>
    api.call<typeof newRecoveryCodesRoute>({
      method: 'POST',
      path: '/auth/v1/factors/recovery-codes',
      body: { password },
    }),
  linkGoogle: (password?: string) =>
    api.call<typeof linkIdentityRoute>({
      method: 'POST',
      path: '/auth/v1/identities',
      body: { provider: 'google', password },
    }),
  unlink: (id: string) =>
    api.call<typeof unlinkIdentityRoute>({
      method: 'DELETE',
      path: '/auth/v1/identities/:id',
      params: { id },
    }),
  endSession: (id: string) =>
    api.call<typeof endSessionRoute>({ method: 'DELETE', path: '/auth/v1/sessions/:id', params: { id } }),
  endOtherSessions: () =>
    api.call<typeof signOutRoute>({ method: 'POST', path: '/auth/v1/logout', body: { scope: 'others' } }),
  exportData: () => api.call<typeof exportDataRoute>({ method: 'POST', path: '/auth/v1/user/export' }),
  deleteFile: (name: string) =>
    api.call<typeof deleteFileRoute>({ method: 'DELETE', path: '/storage/v1/files/:name', params: { name } }),
});

/** Fetches an own file and hands it to the browser as a download. */
export async function downloadFile(api: ApiClient, name: string): Promise<void> {
  const response = await api.send({ method: 'GET', path: '/storage/v1/files/:name', params: { name } });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
