import { useLocation, useSearchParams } from 'react-router';
import { useProviderFailure } from '../../lib/auth/use-provider-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { FormMessage } from './form-parts.tsx';
import { useMailLink } from './mail-link.ts';
import { ChoosePassword, ConfirmAddress } from './mail-link-views.tsx';
import { CodeSignIn, ForgotPassword, SecondFactor } from './other-login-views.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';
import { useLoginView } from './use-login-view.ts';

const EXISTS = 'An account with this email already exists. Please try logging in instead.';
const TIMED_OUT =
  'Your session ended after 30 minutes of inactivity. Sign in to continue where you left off.';

const VIEWS = {
  password: { title: 'Sign in', lead: undefined, View: PasswordSignIn },
  code: { title: 'Sign in', lead: 'We’ll email you a one-time code.', View: CodeSignIn },
  forgot: {
    title: 'Reset password',
    lead: 'We’ll email you a link to choose a new password.',
    View: ForgotPassword,
  },
  challenge: { title: 'One more step', lead: 'Your account requires a second factor.', View: SecondFactor },
} as const;

function useNotice(accountExists: boolean): string | null {
  const { state } = useLocation() as { state: { notice?: string } | null };
  const [params] = useSearchParams();
  if (accountExists) return EXISTS;
  if (state?.notice) return state.notice;
  return params.get('reason') === 'session_timeout' ? TIMED_OUT : null;
}

/** `/login`: every way to sign in, and where the links of our mails lead. */
export function LoginScreen() {
  const link = useMailLink();
  const [view, setView] = useLoginView();
  const notice = useNotice(link?.type === 'account_exists');
  useProviderFailure();
  if (link?.type === 'recovery') return <ChoosePassword token={link.token} />;
  if (link && link.type !== 'account_exists') return <ConfirmAddress type={link.type} token={link.token} />;
  const { title, lead, View } = VIEWS[view];
  return (
    <AuthFrame title={title} lead={lead}>
      {notice && <FormMessage kind="notice">{notice}</FormMessage>}
      <View onView={setView} />
    </AuthFrame>
  );
}
