import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../services.tsx';

/** Signs out and goes to `/`; `busy` while under way. A failure shows a toast and leaves the person signed in. */
export function useSignOut(): { busy: boolean; signOut: () => Promise<void> } {
  const { auth, toasts } = useServices();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      await auth.signOut();
      await navigate('/');
    } catch {
      toasts.show({ title: 'Sign out failed', text: 'Please try again.', kind: 'error' });
    }
    setBusy(false);
  };
  return { busy, signOut };
}
