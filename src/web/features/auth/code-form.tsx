import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { submittedValues } from '../../lib/form-values.ts';
import { FormMessage, FormStack } from './form-parts.tsx';

/** One code and a button, for codes by mail and from authenticator apps. */
export function CodeForm({
  label,
  hint,
  onSubmit,
}: {
  label: string;
  hint?: string;
  onSubmit: (code: string) => Promise<void>;
}) {
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    const typed = submittedValues(event).code?.replace(/\s/g, '') ?? '';
    setError(typed.length < 4 ? 'Enter the code.' : null);
    if (typed.length < 4) return;
    setBusy(true);
    setFailure(null);
    await onSubmit(typed).catch((cause: unknown) => {
      setFailure(errorText(cause));
      setBusy(false);
    });
  };
  return (
    <FormStack onSubmit={(event) => void submit(event)}>
      {failure && <FormMessage kind="error">{failure}</FormMessage>}
      <TextField
        label={label}
        hint={hint}
        name="code"
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={error}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        Sign in
      </Button>
    </FormStack>
  );
}
