import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { ErrorCard } from '../../../components/error-card.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { errorText, referenceOf } from '../../../lib/api/api-error.ts';
import { useApi } from '../../../lib/services.tsx';
import { ownUserQuery } from '../api/account-calls.ts';
import styles from './account.module.css';
import { AuthenticatorSetting } from './authenticator-setting.tsx';
import { DataSetting } from './data-setting.tsx';
import { DeleteSetting } from './delete-setting.tsx';
import { EmailSetting } from './email-setting.tsx';
import { IdentitiesSetting } from './identities-setting.tsx';
import { PasswordSetting } from './password-setting.tsx';
import { SessionsSetting } from './sessions-setting.tsx';

/** Sign-in and security of one's own account, below the profile. */
export function SecuritySettings() {
  const query = useQuery(ownUserQuery(useApi()));
  if (query.isPending) return <Skeleton height={560} />;
  if (query.isError) {
    return (
      <ErrorCard
        message={errorText(query.error)}
        reference={referenceOf(query.error)}
        actions={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      />
    );
  }
  const user = query.data;
  return (
    <section className={styles.settings} aria-labelledby="security-heading">
      <h2 id="security-heading" className={styles.heading}>
        Sign-in and security
      </h2>
      <PasswordSetting user={user} />
      <AuthenticatorSetting user={user} />
      <EmailSetting user={user} />
      <IdentitiesSetting />
      <SessionsSetting />
      <DataSetting />
      <DeleteSetting user={user} />
    </section>
  );
}
