import { useState } from 'react';
import { PASSWORD_MESSAGES, passwordProblems } from '../../../../contract/password-rules.ts';
import { Button } from '../../../components/button.tsx';
import { PasswordField } from '../../../components/text-field.tsx';
import { useApi, useServices } from '../../../lib/services.tsx';
import { accountChanges, type OwnUser } from '../api/account-calls.ts';
import { useChange } from '../hooks/use-change.ts';
import styles from './account.module.css';
import { Failure, Reveal, Setting } from './setting.tsx';

const EMPTY = { current: '', password: '', confirm: '' };

const wrongWith = ({ current, password, confirm }: typeof EMPTY) => ({
  missing: current === '' ? PASSWORD_MESSAGES.required : null,
  weak: passwordProblems(password)[0] ?? null,
  mismatch: password === confirm ? null : PASSWORD_MESSAGES.mismatch,
});

/** Changes the password; a person who came with Google gets a link to choose a first one. */
export function PasswordSetting({ user }: { user: OwnUser }) {
  return user.has_password ? <ChangePassword user={user} /> : <FirstPassword user={user} />;
}

function ChangePassword({ user }: { user: OwnUser }) {
  return (
    <Setting title="Password" text="Changing it signs out your other devices.">
      <Reveal label="Change password">{(close) => <PasswordForm user={user} onDone={close} />}</Reveal>
    </Setting>
  );
}

function PasswordForm({ user, onDone }: { user: OwnUser; onDone: () => void }) {
  const api = useApi();
  const { toasts } = useServices();
  const change = useChange();
  const [values, setValues] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const set = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  const { missing, weak, mismatch } = wrongWith(values);
  const save = async (fields: Record<string, string>) => {
    const sent = { ...EMPTY, ...fields };
    setValues(sent);
    setChecked(true);
    const wrong = wrongWith(sent);
    if (wrong.missing || wrong.weak || wrong.mismatch) return;
    const { current, password } = sent;
    const { message } = await accountChanges(api).changePassword({ current_password: current, password });
    onDone();
    toasts.show({ title: 'Password changed', text: message, kind: 'success' });
  };
  return (
    <form noValidate className={styles.form} onSubmit={change.submitForm(save)}>
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <Failure text={change.failure} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        name="current"
        error={checked ? missing : null}
        onChange={set('current')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        name="password"
        error={checked ? weak : null}
        hint="At least 8 characters with upper and lower case, a number and a special character."
        onChange={set('password')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        name="confirm"
        error={checked ? mismatch : null}
        onChange={set('confirm')}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={change.busy}>
          Change password
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function FirstPassword({ user }: { user: OwnUser }) {
  const { accounts, toasts } = useServices();
  const change = useChange();
  const ask = async () => {
    await accounts.recover(user.email);
    toasts.show({
      title: 'Email sent',
      text: 'Open the link in the email to choose a password.',
      kind: 'success',
    });
  };
  return (
    <Setting
      title="Password"
      text="You sign in with Google and have no password here. Set one if you want to add an authenticator app."
    >
      <Failure text={change.failure} />
      <Button busy={change.busy} onClick={() => void change.run(ask)}>
        Email me a link to set one
      </Button>
    </Setting>
  );
}
