import { RequireAuth } from '../../features/auth/require-auth.tsx';
import { DashboardShell } from '../../features/shell/dashboard-shell.tsx';

export default function DashboardLayout() {
  return (
    <RequireAuth>
      <DashboardShell />
    </RequireAuth>
  );
}

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';
