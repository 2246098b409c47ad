import { type FormEvent, useState } from 'react';
import { PASSWORD_MESSAGES, passwordProblems } from '../../../contract/password-rules.ts';
import { Button } from '../../components/button.tsx';
import { PasswordField } from '../../components/text-field.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { submittedValues } from '../../lib/form-values.ts';
import { FormMessage, FormStack } from './form-parts.tsx';
import { PasswordMeter } from './password-meter.tsx';

const EMPTY = { password: '', confirm: '' };

const wrongWith = ({ password, confirm }: typeof EMPTY) => ({
  problem: passwordProblems(password)[0] ?? null,
  mismatch: password === confirm ? null : PASSWORD_MESSAGES.mismatch,
});

/** A new password twice, for the link of the recovery mail. */
export function NewPasswordForm({ onSubmit }: { onSubmit: (password: string) => Promise<void> }) {
  const [{ password, confirm }, setValues] = useState(EMPTY);
  const [shown, setShown] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { problem, mismatch } = wrongWith({ password, confirm });
  const submit = async (event: FormEvent) => {
    const values = { ...EMPTY, ...submittedValues(event) };
    setValues(values);
    setShown(true);
    const wrong = wrongWith(values);
    if (wrong.problem || wrong.mismatch) return;
    setBusy(true);
    setFailure(null);
    await onSubmit(values.password).catch((error: unknown) => setFailure(errorText(error)));
    setBusy(false);
  };
  return (
    <FormStack onSubmit={(event) => void submit(event)}>
      {failure && <FormMessage kind="error">{failure}</FormMessage>}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        error={shown ? problem : null}
        onChange={(event) => setValues({ password: event.target.value, confirm })}
      />
      <PasswordMeter password={password} />
      <PasswordField
        label="Confirm password"
        name="confirm"
        autoComplete="new-password"
        error={shown ? mismatch : null}
        onChange={(event) => setValues({ password, confirm: event.target.value })}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        Set new password
      </Button>
    </FormStack>
  );
}
