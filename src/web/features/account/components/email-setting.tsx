import { useState } from 'react';
import { emailFieldError } from '../../../../contract/email-rules.ts';
import { PASSWORD_MESSAGES } from '../../../../contract/password-rules.ts';
import { Button } from '../../../components/button.tsx';
import { PasswordField, TextField } from '../../../components/text-field.tsx';
import { useApi, useServices } from '../../../lib/services.tsx';
import { accountChanges, type OwnUser } from '../api/account-calls.ts';
import { useChange } from '../hooks/use-change.ts';
import styles from './account.module.css';
import { Failure, Reveal, Setting } from './setting.tsx';

/** Asks for another address; it counts when the mail sent there has been confirmed. */
export function EmailSetting({ user }: { user: OwnUser }) {
  return (
    <Setting title="Email address" text={`You sign in with ${user.email}.`}>
      {user.has_password && (
        <Reveal label="Change email address">{(close) => <EmailForm onDone={close} />}</Reveal>
      )}
    </Setting>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const { toasts } = useServices();
  const change = useChange();
  const [values, setValues] = useState<Record<string, string> | null>(null);
  const wrong = values && emailFieldError(values.email ?? '');
  const missing = values && !values.password ? PASSWORD_MESSAGES.required : null;
  const save = async (sent: Record<string, string>) => {
    setValues(sent);
    const { email = '', password = '' } = sent;
    if (emailFieldError(email) || password === '') return;
    const { message } = await accountChanges(api).changeEmail({ email: email.trim(), password });
    onDone();
    toasts.show({ title: 'Check your email', text: message, kind: 'success', duration: null });
  };
  const set = (name: string) => (event: { target: { value: string } }) =>
    values && setValues({ ...values, [name]: event.target.value });
  return (
    <form noValidate className={styles.form} onSubmit={change.submitForm(save)}>
      <Failure text={change.failure} />
      <TextField
        label="New email address"
        type="email"
        autoComplete="email"
        name="email"
        error={wrong}
        onChange={set('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        name="password"
        error={missing}
        onChange={set('password')}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={change.busy}>
          Change email address
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
