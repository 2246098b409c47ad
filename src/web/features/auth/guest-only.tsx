import { useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { FullPageStatus } from '../../components/full-page-status.tsx';
import { HOME_AFTER_LOGIN, takeRememberedPage } from '../../lib/auth/return-path.ts';
import { useAuth } from '../../lib/services.tsx';

function ToRememberedPage() {
  const [target] = useState(() => takeRememberedPage() ?? HOME_AFTER_LOGIN);
  return <Navigate to={target} replace />;
}

/** Login and signup: a signed-in person goes on to the page asked for before, else to Generate New Ideas. */
export function GuestOnly() {
  const { loading, user } = useAuth();
  if (loading) return <FullPageStatus text="Loading..." />;
  if (user) return <ToRememberedPage />;
  return <Outlet />;
}
