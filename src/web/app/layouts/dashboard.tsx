import { RequireAuth } from '../../features/auth/require-auth.tsx';
import { PastDueBanner } from '../../features/billing/components/past-due-banner.tsx';
import { AuthErrorScreen } from '../../features/errors/auth-error-screen.tsx';
import { DashboardShell } from '../../features/shell/dashboard-shell.tsx';
import { useAccountEvents } from '../../lib/realtime/use-account-events.ts';

function SignedIn() {
  useAccountEvents();
  return <DashboardShell notice={<PastDueBanner />} />;
}

export default function DashboardLayout() {
  return (
    <RequireAuth failure={(retry) => <AuthErrorScreen onRetry={retry} />}>
      <SignedIn />
    </RequireAuth>
  );
}

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';
