import { AdminPage } from '../../features/admin/components/admin-page.tsx';
import { RequireAdmin } from '../../features/auth/require-admin.tsx';

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';

/** `/dashboard/admin`, for admins only. */
export default function AdminRoute() {
  return (
    <RequireAdmin>
      <title>Admin · Lacuna</title>
      <AdminPage />
    </RequireAdmin>
  );
}
