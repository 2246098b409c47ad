import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { emailFieldError } from '../../../contract/email-rules.ts';
import { PASSWORD_MESSAGES } from '../../../contract/password-rules.ts';
import { Button } from '../../components/button.tsx';
import { PasswordField, TextField } from '../../components/text-field.tsx';
import { submittedValues } from '../../lib/form-values.ts';
import { FormFoot, FormMessage, FormStack, Honeypot, OrRule, TextAction } from './form-parts.tsx';
import { GoogleButton } from './google-button.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import type { LoginView } from './use-login-view.ts';
import { usePasswordSignIn } from './use-password-sign-in.ts';

/** E-mail and password, the first view of the login page. */
export function PasswordSignIn({ onView }: { onView: (view: LoginView) => void }) {
  const [tried, setTried] = useState('');
  const [emailError, setEmailError] = useState<string | null>(null);
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, signIn } = usePasswordSignIn(() => onView('challenge'));

  const submit = async (event: FormEvent) => {
    const { email = '', password = '', website = '' } = submittedValues(event);
    setTried(email.trim());
    const emailProblem = emailFieldError(email);
    const passwordProblem = password === '' ? PASSWORD_MESSAGES.required : null;
    setEmailError(emailProblem);
    setPasswordError(passwordProblem);
    if (emailProblem || passwordProblem) {
      form.current?.querySelector<HTMLElement>(emailProblem ? '[name=email]' : '[name=password]')?.focus();
      return;
    }
    await signIn({ email: email.trim(), password, website });
  };

  return (
    <>
      <GoogleButton />
      <OrRule />
      {failure && (
        <FormMessage kind="error">
          <p>{failure.message}</p>
          {failure.code === 'email_not_verified' && <ResendConfirmation email={tried} />}
        </FormMessage>
      )}
      <FormStack ref={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          error={emailError}
          onChange={(event) => setEmailError(emailFieldError(event.target.value))}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={passwordError}
          corner={<TextAction onClick={() => onView('forgot')}>Forgot password?</TextAction>}
          onChange={() => setPasswordError(null)}
        />
        <Honeypot />
        <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={emailError !== null}>
          Sign in
        </Button>
      </FormStack>
      <FormFoot>
        <p>
          <TextAction onClick={() => onView('code')}>Sign in with a code by email</TextAction>
        </p>
        <p>
          No account yet? <Link to="/signup">Sign up</Link>
        </p>
      </FormFoot>
    </>
  );
}
