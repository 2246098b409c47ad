import { PageMeta } from '../../components/page-meta.tsx';
import { ExampleListPage } from '../../features/session-detail/components/example-list-page.tsx';

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';

export default function ExampleListRoute() {
  return (
    <>
      <PageMeta
        title="Example analyses"
        description="Finished patent analyses from different fields: what is taken, what is open, and the evidence for and against each opportunity."
      />
      <ExampleListPage />
    </>
  );
}
