import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useToasts } from '../services.tsx';

/** Tells once that the identity provider sent the person back without an answer (`?error=` in the address). */
export function useProviderFailure(text?: string): void {
  const toasts = useToasts();
  const [params, setParams] = useSearchParams();
  const failed = params.has('error');
  useEffect(() => {
    if (!failed) return;
    toasts.show({ title: 'Authentication failed', text, kind: 'error' });
    const forget = (now: URLSearchParams) => {
      now.delete('error');
      return now;
    };
    setParams(forget, { replace: true });
  }, [failed, text, toasts, setParams]);
}
