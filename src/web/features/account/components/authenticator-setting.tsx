import { useRef, useState } from 'react';
import { PASSWORD_MESSAGES } from '../../../../contract/password-rules.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { PasswordField } from '../../../components/text-field.tsx';
import { formValues } from '../../../lib/form-values.ts';
import { useApi, useServices } from '../../../lib/services.tsx';
import { accountChanges, type Enrolment, type OwnUser } from '../api/account-calls.ts';
import { type Change, useChange } from '../hooks/use-change.ts';
import styles from './account.module.css';
import { EnrolApp } from './enrol-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Failure, Reveal, Setting } from './setting.tsx';

interface Act {
  label: string;
  danger?: boolean;
  run: (password: string) => Promise<void>;
}

/** Asks for the password once, then does one of the acts that need it. */
function PasswordGate({ acts, change }: { acts: Act[]; change: Change }) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [first] = acts;
  const run = async (act: Act | undefined, { password = '' }: Record<string, string>) => {
    setError(password === '' ? PASSWORD_MESSAGES.required : null);
    if (password !== '') await act?.run(password);
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={change.submitForm((values) => run(first, values))}
    >
      <Failure text={change.failure} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        name="password"
        error={error}
        onChange={() => setError(null)}
      />
      <div className={styles.actions}>
        {acts.map((act, at) => (
          <Button
            key={act.label}
            type={at === 0 ? 'submit' : 'button'}
            variant={act.danger ? 'danger' : 'secondary'}
            busy={change.busy}
            onClick={
              at === 0
                ? undefined
                : () =>
                    form.current &&
                    void change.run(() => run(act, formValues(form.current as HTMLFormElement)))
            }
          >
            {act.label}
          </Button>
        ))}
      </div>
    </form>
  );
}

const explanation = (user: OwnUser): string =>
  user.mfa_enabled
    ? `Sign-in asks for a code from your app. You have ${user.recovery_codes_left ?? 0} recovery codes left in case you lose your phone.`
    : 'Adds a code from your phone to sign-in, which protects your ideas even if someone learns your password.';

/** What can be done now, behind the password; without a password nothing can. */
function Acts({ user, acts, change }: { user: OwnUser; acts: Act[]; change: Change }) {
  if (!user.has_password) return <p className={styles.text}>Choose a password first.</p>;
  return (
    <Reveal key={String(user.mfa_enabled)} label={user.mfa_enabled ? 'Change' : 'Set up'}>
      {() => <PasswordGate acts={acts} change={change} />}
    </Reveal>
  );
}

/** Adds and removes an authenticator app, and replaces its recovery codes. */
export function AuthenticatorSetting({ user }: { user: OwnUser }) {
  const calls = accountChanges(useApi());
  const { auth } = useServices();
  const change = useChange();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const begin: Act = {
    label: 'Add authenticator app',
    run: async (password) => setEnrolment(await calls.startApp(password)),
  };
  const renew: Act = {
    label: 'New recovery codes',
    run: async (password) => setCodes((await calls.newRecoveryCodes(password)).recovery_codes),
  };
  const remove: Act = {
    label: 'Remove app',
    danger: true,
    run: async (password) => {
      auth.accept((await calls.removeApp(password)).session, 'USER_UPDATED');
      setCodes(null);
    },
  };
  const confirm = async (code: string) => {
    auth.accept((await calls.confirmApp(code)).session, 'USER_UPDATED');
    setCodes(enrolment?.recovery_codes ?? null);
    setEnrolment(null);
  };
  return (
    <Setting
      title="Authenticator app"
      text={explanation(user)}
      aside={<Badge tone={user.mfa_enabled ? 'good' : 'secondary'}>{user.mfa_enabled ? 'On' : 'Off'}</Badge>}
    >
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {enrolment && <EnrolApp enrolment={enrolment} change={change} onConfirm={confirm} />}
      {!codes && !enrolment && (
        <Acts user={user} acts={user.mfa_enabled ? [renew, remove] : [begin]} change={change} />
      )}
    </Setting>
  );
}
