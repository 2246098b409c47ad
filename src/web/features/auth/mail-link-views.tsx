import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../components/button.tsx';
import { SectionStatus } from '../../components/section-status.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { useServices } from '../../lib/services.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { FormMessage } from './form-parts.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Confirms an address with the token of the mail, once, and says how it went. */
export function ConfirmAddress({ type, token }: { type: 'signup' | 'email_change'; token: string }) {
  const { accounts, auth, toasts } = useServices();
  const navigate = useNavigate();
  const asked = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const confirm = async () => {
      const { message } = await accounts.verify(type, token);
      // Who is signed in does not see the login page, and its notice neither.
      const signedIn = (await auth.accessToken()) !== null;
      if (signedIn) toasts.show({ title: 'Email confirmed', text: message, kind: 'success' });
      if (signedIn && type === 'email_change') await auth.reloadUser();
      await navigate('/login', { replace: true, state: { notice: message } });
    };
    confirm().catch((error: unknown) => setFailure(errorText(error)));
  }, [accounts, auth, navigate, toasts, type, token]);
  return (
    <AuthFrame title="Confirm email">
      {failure ? (
        <>
          <FormMessage kind="error">{failure}</FormMessage>
          <ButtonLink to="/login" replace variant="primary">
            Go to sign in
          </ButtonLink>
        </>
      ) : (
        <SectionStatus text="Confirming your email address..." />
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
    <AuthFrame title="Choose a new password" lead="All other sessions of this account end.">
      <NewPasswordForm onSubmit={save} />
    </AuthFrame>
  );
}
