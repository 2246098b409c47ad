import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { SectionStatus } from '../../components/section-status.tsx';
import { useAuth } from '../../lib/services.tsx';
import { useGuardBuffer } from './use-guard-buffer.ts';

type Answer = 'asking' | 'yes' | 'no';

/**
 * Guards the admin pages, inside `RequireAuth`: the server is asked each time one is entered
 * (stage `admin-check`); everyone else goes to Generate New Ideas.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { client } = useAuth();
  const [answer, setAnswer] = useState<Answer>('asking');
  useEffect(() => {
    let live = true;
    client.checkAdmin().then(
      (admin) => live && setAnswer(admin ? 'yes' : 'no'),
      () => live && setAnswer('no'),
    );
    return () => {
      live = false;
    };
  }, [client]);
  const ready = useGuardBuffer(answer === 'yes');
  if (answer === 'no') return <Navigate to="/dashboard/new-idea" replace />;
  if (!ready) return <SectionStatus text="Verifying permissions..." />;
  return children;
}
