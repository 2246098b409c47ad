import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { FullPageStatus } from '../../components/full-page-status.tsx';
import { HOME_AFTER_LOGIN, takeRememberedPage } from '../../lib/auth/return-path.ts';
import { useAuth } from '../../lib/services.tsx';
import { parseMailLink } from './mail-link.ts';

function ToRememberedPage() {
  const [target] = useState(() => takeRememberedPage() ?? HOME_AFTER_LOGIN);
  return <Navigate to={target} replace />;
}

/** Login and signup: a signed-in person goes on to the page asked for before, else to Generate New Ideas. */
export function GuestOnly() {
  const { loading, user } = useAuth();
  const { hash } = useLocation();
  // The links of our mails work for signed-in people too: they may be confirming another address.
  if (parseMailLink(hash)) return <Outlet />;
  if (loading) return <FullPageStatus text="Loading..." />;
  if (user) return <ToRememberedPage />;
  return <Outlet />;
}
