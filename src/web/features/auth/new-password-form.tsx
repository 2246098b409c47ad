import { type FormEvent, useState } from 'react';
import { PASSWORD_MESSAGES, passwordProblems } from '../../../contract/password-rules.ts';
import { Button } from '../../components/button.tsx';
import { PasswordField } from '../../components/text-field.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { FormMessage, FormStack } from './form-parts.tsx';
import { PasswordMeter } from './password-meter.tsx';

/** A new password twice, for the link of the recovery mail. */
export function NewPasswordForm({ onSubmit }: { onSubmit: (password: string) => Promise<void> }) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [shown, setShown] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const problem = passwordProblems(password)[0] ?? null;
  const mismatch = password === confirm ? null : PASSWORD_MESSAGES.mismatch;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (problem || mismatch) return;
    setBusy(true);
    setFailure(null);
    await onSubmit(password).catch((error: unknown) => setFailure(errorText(error)));
    setBusy(false);
  };
  return (
    <FormStack onSubmit={(event) => void submit(event)}>
      {failure && <FormMessage kind="error">{failure}</FormMessage>}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        value={password}
        error={shown ? problem : null}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordMeter password={password} />
      <PasswordField
        label="Confirm password"
        name="confirm"
        autoComplete="new-password"
        value={confirm}
        error={shown ? mismatch : null}
        onChange={(event) => setConfirm(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        Set new password
      </Button>
    </FormStack>
  );
}
