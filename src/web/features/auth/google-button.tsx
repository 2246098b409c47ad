import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { expectReturn } from '../../lib/auth/return-path.ts';
import { usePublicConfig, useServices } from '../../lib/services.tsx';
import styles from './google-button.module.css';

/** Sign-in with Google; where it is not set up it is disabled and says so. */
export function GoogleButton() {
  const { accounts, toasts } = useServices();
  const config = usePublicConfig();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const { url } = await accounts.authorize();
      expectReturn();
      window.location.assign(url);
    } catch (error) {
      setBusy(false);
      toasts.show({ title: 'Authentication failed', text: errorText(error), kind: 'error' });
    }
  };
  const off = config !== null && !config.google;
  return (
    <div className={styles.google}>
      <Button
        wide
        busy={busy}
        disabled={off}
        aria-describedby={off ? 'google-off' : undefined}
        onClick={() => void start()}
        icon={
          <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
            <path
              d="M16.5 9.2c0-.6-.1-1-.2-1.5H9v2.8h4.3c-.2 1.1-1.1 2.4-2.4 3.1l2.7 2.1c1.8-1.6 2.9-3.9 2.9-6.5zM9 17c2.2 0 4-.7 5.4-2l-2.7-2.1c-.7.5-1.6.8-2.7.8a4.7 4.7 0 0 1-4.4-3.2L1.8 12.700A8 8 0 0 0 9 17zM4.600 10.500a4.800 4.800 0 0 1 0-3L1.800 5.300a8 8 0 0 0 0 7.300zM9 4.300c1.500 0 2.600.7 3.100 1.200l2.400-2.300A8 8 0 0 0 1.800 5.300l2.800 2.200A4.700 4.700 0 0 1 9 4.300z"
              fill="currentColor"
            />
          </svg>
        }
      >
        Continue with Google
      </Button>
      {off && (
        <p id="google-off" className={styles.off}>
          Sign-in with Google is not set up on this server.
        </p>
      )}
    </div>
  );
}
