import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { FullPageStatus } from '../../components/full-page-status.tsx';
import { rememberPage } from '../../lib/auth/return-path.ts';
import { useInactivity } from '../../lib/auth/use-inactivity.ts';
import { useAuth } from '../../lib/services.tsx';
import { useGuardBuffer } from './use-guard-buffer.ts';

/** Where a person without a session goes, by how the session ended. */
function ExitTo({ path }: { path: string }) {
  const { left } = useAuth();
  if (left === 'signed_out') return <Navigate to="/" replace />;
  rememberPage(path);
  const query = left === 'session_timeout' ? '?reason=session_timeout' : '';
  return <Navigate to={`/login${query}`} replace />;
}

/** Lets signed-in people through: stages `loading`, `basic-auth`, then ready after a 150 ms buffer. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { loading, user, client } = useAuth();
  const { pathname, search, hash } = useLocation();
  const ready = useGuardBuffer(!loading && user !== null);
  useInactivity(user !== null, () => void client.timeOut());
  if (loading) return <FullPageStatus text="Loading..." />;
  if (!user) return <ExitTo path={pathname + search + hash} />;
  if (!ready) return <FullPageStatus text="Preparing dashboard..." />;
  return children;
}
