import { ExampleListPage } from '../../features/session-detail/components/example-list-page.tsx';

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';

export default function ExampleListRoute() {
  return (
    <>
      <title>Example analyses · Lacuna</title>
      <ExampleListPage />
    </>
  );
}
