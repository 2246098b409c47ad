import { type FormEvent, useState } from 'react';
import { emailFieldError } from '../../../contract/email-rules.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { submittedValues } from '../../lib/form-values.ts';
import { FormMessage, FormStack, Honeypot } from './form-parts.tsx';

/** One e-mail field and a button: asks the server to send something there. */
export function EmailRequestForm({
  button,
  onSubmit,
}: {
  button: string;
  /** Resolves when the mail is on its way; its error text is shown. */
  onSubmit: (email: string, website: string) => Promise<void>;
}) {
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { email = '', website = '' } = submittedValues(event);
    const problem = emailFieldError(email);
    setError(problem);
    if (problem) return event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus();
    setBusy(true);
    setFailure(null);
    await onSubmit(email.trim(), website).catch((cause: unknown) => setFailure(errorText(cause)));
    setBusy(false);
  };
  return (
    <FormStack onSubmit={(event) => void submit(event as FormEvent<HTMLFormElement>)}>
      {failure && <FormMessage kind="error">{failure}</FormMessage>}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        error={error}
        onChange={(event) => error && setError(emailFieldError(event.target.value))}
      />
      <Honeypot />
      <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={error !== null}>
        {button}
      </Button>
    </FormStack>
  );
}
