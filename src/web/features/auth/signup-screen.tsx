import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { PasswordField, TextField } from '../../components/text-field.tsx';
import { pendingIdea } from '../../lib/auth/pending-idea.ts';
import { submittedValues } from '../../lib/form-values.ts';
import { AuthFrame } from './auth-frame.tsx';
import { FormFoot, FormMessage, FormStack, Honeypot, OrRule } from './form-parts.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { SIGNUP_FIELDS, type SignupField, signupErrors, useSignUp } from './use-sign-up.ts';

const EMPTY = { email: '', password: '', confirm: '' };

/** `/signup`. Validation starts on blur or submit; the button is off while any error shows. */
export function SignupScreen() {
  const [values, setValues] = useState(EMPTY);
  const [touched, setTouched] = useState<readonly SignupField[]>([]);
  const [ideaWaits] = useState(() => pendingIdea.read() !== null);
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, signUp } = useSignUp();
  const errors = signupErrors(values);
  const shown = (field: SignupField) => (touched.includes(field) ? errors[field] : null);
  const anyShown = SIGNUP_FIELDS.some((field) => shown(field));

  const submit = async (event: FormEvent) => {
    const { website = '', ...fields } = submittedValues(event);
    const sent = { ...EMPTY, ...fields };
    setValues(sent);
    setTouched(SIGNUP_FIELDS);
    const wrong = signupErrors(sent);
    const first = SIGNUP_FIELDS.find((field) => wrong[field]);
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    await signUp({ email: sent.email.trim(), password: sent.password, website });
  };
  const field = (name: SignupField) => ({
    name,
    error: shown(name),
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    // Leaving an untouched field says nothing about it.
    onBlur: () => values[name] !== '' && setTouched([...touched, name]),
  });

  return (
    <AuthFrame
      title="Create Account"
      lead={ideaWaits ? 'Your idea is saved in this browser and will be here after you sign up.' : undefined}
    >
      <GoogleButton />
      <OrRule />
      {failure && <FormMessage kind="error">{failure}</FormMessage>}
      <FormStack ref={form} onSubmit={(event) => void submit(event)}>
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
        <PasswordMeter password={values.password} />
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirm')} />
        <Honeypot />
        <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={anyShown}>
          Create account
        </Button>
      </FormStack>
      <FormFoot>
        <p>
          By creating an account you accept the <Link to="/terms">terms</Link> and the{' '}
          <Link to="/privacy">privacy notice</Link>.
        </p>
        <p>
          Already have an account? <Link to="/login">Sign in</Link>
        </p>
      </FormFoot>
    </AuthFrame>
  );
}
