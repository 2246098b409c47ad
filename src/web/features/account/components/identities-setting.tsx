import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { PasswordField } from '../../../components/text-field.tsx';
import { ApiError, errorText } from '../../../lib/api/api-error.ts';
import { useProviderFailure } from '../../../lib/auth/use-provider-failure.ts';
import { useApi, usePublicConfig } from '../../../lib/services.tsx';
import { accountChanges, ownIdentitiesQuery } from '../api/account-calls.ts';
import { useChange } from '../hooks/use-change.ts';
import styles from './account.module.css';
import { Failure, Setting } from './setting.tsx';

const NAMES = { email: 'Email and password', google: 'Google' } as const;

/** Ways to sign in: Google is linked and unlinked here; the last way stays. */
export function IdentitiesSetting() {
  const api = useApi();
  const calls = accountChanges(api);
  const config = usePublicConfig();
  const query = useQuery(ownIdentitiesQuery(api));
  const change = useChange();
  useProviderFailure('Google was not linked to your account. Please try again.');
  const identities = query.data ?? [];
  const linked = identities.some(({ provider }) => provider === 'google');
  const [asked, setAsked] = useState(false);
  const link = async (password?: string) => {
    try {
      const { url } = await calls.linkGoogle(password);
      window.location.assign(url);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'proof_required')) throw error;
      setAsked(true);
    }
  };
  return (
    <Setting title="Ways to sign in">
      <Failure text={change.failure ?? (query.isError ? errorText(query.error) : null)} />
      {query.isPending && <Skeleton height={56} />}
      <ul className={styles.list}>
        {identities.map((identity) => (
          <li key={identity.id} className={styles.row}>
            <p className={styles.what}>
              {NAMES[identity.provider]}
              <span className={styles.facts}>
                since <RelativeTime value={identity.created_at} />
              </span>
            </p>
            {identities.length > 1 && identity.provider === 'google' && (
              <Button
                size="small"
                busy={change.busy}
                onClick={() => void change.run(() => calls.unlink(identity.id))}
              >
                Unlink<span className="visually-hidden"> Google</span>
              </Button>
            )}
          </li>
        ))}
        {query.isSuccess && !linked && (
          <li className={styles.row}>
            <p className={styles.what}>
              Google
              <span className={styles.facts}>
                {config && !config.google ? 'Not set up on this server' : 'Not linked'}
              </span>
            </p>
            <Button
              size="small"
              disabled={!config?.google}
              busy={change.busy}
              onClick={() => void change.run(() => link())}
            >
              Link Google
            </Button>
          </li>
        )}
      </ul>
      {asked && !linked && (
        <form
          noValidate
          className={styles.form}
          onSubmit={change.submitForm((values) => link(values.password))}
        >
          <p className={styles.text}>Confirm with your password to link Google.</p>
          <PasswordField label="Password" name="password" autoComplete="current-password" />
          <div className={styles.actions}>
            <Button type="submit" busy={change.busy}>
              Confirm and link
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </Setting>
  );
}
