import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { SectionStatus } from '../../components/section-status.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { useAuth, useToasts } from '../../lib/services.tsx';
import type { ToastInput } from '../../lib/toast/toast-store.ts';
import { useGuardBuffer } from './use-guard-buffer.ts';

type Answer = 'asking' | 'yes' | 'no';

const DENIED = { title: 'Access Denied', text: 'This page is for administrators.', kind: 'error' } as const;

/**
 * Guards the admin pages, inside `RequireAuth`: the server is asked each time one is entered
 * (stage `admin-check`); everyone else goes to Generate New Ideas.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { client } = useAuth();
  const toasts = useToasts();
  const [answer, setAnswer] = useState<Answer>('asking');
  useEffect(() => {
    let live = true;
    const settle = (admin: boolean, why: ToastInput) => {
      if (!live) return;
      if (!admin) toasts.show(why);
      setAnswer(admin ? 'yes' : 'no');
    };
    client.checkAdmin().then(
      (admin) => settle(admin, DENIED),
      (error: unknown) => settle(false, { ...DENIED, text: errorText(error) }),
    );
    return () => {
      live = false;
    };
  }, [client, toasts]);
  const ready = useGuardBuffer(answer === 'yes');
  if (answer === 'no') return <Navigate to="/dashboard/new-idea" replace />;
  if (!ready) return <SectionStatus text="Verifying permissions..." />;
  return children;
}
