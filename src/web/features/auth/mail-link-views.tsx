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
  const { accounts, auth } = useServices();
  const navigate = useNavigate();
  const asked = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    accounts.verify(type, token).then(
      ({ message }) => {
        if (type === 'email_change') void auth.reloadUser();
        void navigate('/login', { replace: true, state: { notice: message } });
      },
      (error: unknown) => setFailure(errorText(error)),
    );
  }, [accounts, auth, navigate, type, token]);
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
