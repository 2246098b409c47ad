import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { useServices } from '../../lib/services.tsx';

/** Sends the confirmation mail again. The answer is the same for any address. */
export function ResendConfirmation({ email }: { email: string }) {
  const { accounts, toasts } = useServices();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      const { message } = await accounts.resend(email);
      toasts.show({ title: 'Check your email', text: message, kind: 'success' });
    } catch (error) {
      toasts.show({ title: 'The email could not be sent', text: errorText(error), kind: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button size="small" busy={busy} onClick={() => void resend()}>
      Resend confirmation email
    </Button>
  );
}
