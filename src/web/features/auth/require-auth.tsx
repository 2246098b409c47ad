import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { FullPageStatus } from '../../components/full-page-status.tsx';
import { rememberPage } from '../../lib/auth/return-path.ts';
import { useInactivity } from '../../lib/auth/use-inactivity.ts';
import { useAuth } from '../../lib/services.tsx';
import { useGuardBuffer } from './use-guard-buffer.ts';

const ADMIN = '/dashboard/admin';
const ADMIN_NOTICE = 'Authentication Required. Please log in as an administrator.';

/** Where a person without a session goes, by how the session ended. */
function ExitTo({ path }: { path: string }) {
  const { left } = useAuth();
  if (left === 'signed_out') return <Navigate to="/" replace />;
  rememberPage(path);
  const query = left === 'session_timeout' ? '?reason=session_timeout' : '';
  const state = path.startsWith(ADMIN) ? { notice: ADMIN_NOTICE } : null;
  return <Navigate to={`/login${query}`} replace state={state} />;
}

/** Lets signed-in people through: stages `loading`, `basic-auth`, then ready after a 150 ms buffer. */
export function RequireAuth({
  children,
  failure,
}: {
  children: ReactNode;
  /** What stands in place of the page when the server cannot say who is signed in. */
  failure: (retry: () => void) => ReactNode;
}) {
  const { loading, user, failed, client } = useAuth();
  const { pathname, search, hash } = useLocation();
  const ready = useGuardBuffer(!loading && user !== null);
  useInactivity(user !== null, () => void client.timeOut());
  if (loading) return <FullPageStatus text="Loading..." />;
  if (failed) return failure(client.retry);
  if (!user) return <ExitTo path={pathname + search + hash} />;
  if (!ready) return <FullPageStatus text="Preparing dashboard..." />;
  return children;
}
