import { SessionsPage } from '../../features/sessions/sessions-page.tsx';

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';

export default function SessionsRoute() {
  return (
    <>
      <title>My Sessions · Lacuna</title>
      <SessionsPage />
    </>
  );
}
