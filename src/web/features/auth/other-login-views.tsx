import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useServices } from '../../lib/services.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailRequestForm } from './email-request-form.tsx';
import { FormFoot, FormMessage, TextAction } from './form-parts.tsx';
import type { LoginView } from './use-login-view.ts';

interface ViewProps {
  onView: (view: LoginView) => void;
}

const BackToPassword = ({ onView }: ViewProps) => (
  <FormFoot>
    <p>
      <TextAction onClick={() => onView('password')}>Sign in with a password</TextAction>
    </p>
  </FormFoot>
);

/** A one-time code by mail: first the address, then the code. */
export function CodeSignIn({ onView }: ViewProps) {
  const { accounts, auth } = useServices();
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  const send = async (email: string, website: string) => {
    const { message } = await accounts.sendCode(email, website || undefined);
    setSent({ email, message });
  };
  const signIn = async (code: string) => {
    try {
      const { session } = await accounts.signInWithCode(sent?.email ?? '', code);
      auth.accept(session, 'SIGNED_IN');
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'mfa_required')) throw error;
      onView('challenge');
    }
  };
  return (
    <>
      {sent ? (
        <>
          <FormMessage kind="notice">{sent.message}</FormMessage>
          <CodeForm label="Code from the email" onSubmit={signIn} />
        </>
      ) : (
        <EmailRequestForm button="Send code" onSubmit={send} />
      )}
      <BackToPassword onView={onView} />
    </>
  );
}

/** Asks for a link to choose a new password. */
export function ForgotPassword({ onView }: ViewProps) {
  const { accounts } = useServices();
  const [message, setMessage] = useState<string | null>(null);
  const send = async (email: string) => setMessage((await accounts.recover(email)).message);
  return (
    <>
      {message ? (
        <FormMessage kind="notice">{message}</FormMessage>
      ) : (
        <EmailRequestForm button="Send link" onSubmit={send} />
      )}
      <BackToPassword onView={onView} />
    </>
  );
}

/** The second factor, after a password or a code was right. */
export function SecondFactor({ onView }: ViewProps) {
  const { accounts, auth } = useServices();
  const answer = async (code: string) => {
    const { session } = await accounts.answerChallenge(code);
    auth.accept(session, 'MFA_CHALLENGE_VERIFIED');
  };
  return (
    <>
      <CodeForm
        label="Code from your authenticator app"
        hint="Don’t have the app? Enter one of your recovery codes."
        onSubmit={answer}
      />
      <BackToPassword onView={onView} />
    </>
  );
}
