import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../components/button.tsx';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { useServices } from '../../lib/services.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { FormMessage } from './form-parts.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

type Refusal = { kind: 'error' | 'notice'; text: string };

/** A link that was used before is no failure: what it was for is done. */
const refusalOf = (error: unknown): Refusal => ({
  kind: error instanceof ApiError && error.code === 'already_confirmed' ? 'notice' : 'error',
  text: errorText(error),
});

/**
 * Confirms an address with the token of the mail once somebody presses the button: programs that open the links of
 * mails change nothing. A used or void link says so at once.
 */
export function ConfirmAddress({ type, token }: { type: 'signup' | 'email_change'; token: string }) {
  const { accounts, auth, toasts } = useServices();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let live = true;
    const refused = (error: unknown) => {
      // Without an answer the button still stands: pressing it asks again.
      if (live && error instanceof ApiError && error.status === 400) setRefusal(refusalOf(error));
    };
    accounts.peekLink(type, token).catch(refused);
    return () => {
      live = false;
    };
  }, [accounts, type, token]);
  const confirm = async () => {
    const { message } = await accounts.verify(type, token);
    // Who is signed in does not see the login page, and its notice neither.
    const signedIn = (await auth.accessToken()) !== null;
    if (signedIn) toasts.show({ title: 'Email confirmed', text: message, kind: 'success' });
    if (signedIn && type === 'email_change') await auth.reloadUser();
    await navigate('/login', { replace: true, state: { notice: message } });
  };
  const press = () => {
    setBusy(true);
    confirm().catch((error: unknown) => {
      setRefusal(refusalOf(error));
      setBusy(false);
    });
  };
  return (
    <AuthFrame title="Confirm email">
      {refusal && <FormMessage kind={refusal.kind}>{refusal.text}</FormMessage>}
      {refusal ? (
        <ButtonLink to="/login" replace variant="primary">
          Go to sign in
        </ButtonLink>
      ) : (
        <Button variant="primary" size="large" wide busy={busy} onClick={press}>
          Confirm email address
        </Button>
      )}
    </AuthFrame>
  );
}

/** Chooses a new password with the token of the recovery mail. */
export function ChoosePassword({ token }: { token: string }) {
  const { accounts, auth } = useServices();
  const navigate = useNavigate();
  useEffect(() => auth.announceRecovery(), [auth]);
  const save = async (password: string) => {
    const { message } = await accounts.confirmRecovery(token, password);
    await navigate('/login', { replace: true, state: { notice: message } });
  };
  return (
    <AuthFrame title="Choose a new password" lead="This signs you out on all other devices.">
      <NewPasswordForm onSubmit={save} />
    </AuthFrame>
  );
}
