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
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const wrong = emailFieldError(email);
  const missing = password === '' ? PASSWORD_MESSAGES.required : null;
  const save = async () => {
    setChecked(true);
    if (wrong || missing) return;
    const { message } = await accountChanges(api).changeEmail({ email: email.trim(), password });
    onDone();
    toasts.show({ title: 'Check your mail', text: message, kind: 'success', duration: null });
  };
  return (
    <form noValidate className={styles.form} onSubmit={change.submit(save)}>
      <Failure text={change.failure} />
      <TextField
        label="New email address"
        type="email"
        autoComplete="email"
        value={email}
        error={checked ? wrong : null}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        error={checked ? missing : null}
        onChange={(event) => setPassword(event.target.value)}
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
