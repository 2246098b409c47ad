import { EXAMPLES_META } from '../../../contract/page-meta.ts';
import { PageMeta } from '../../components/page-meta.tsx';
import { ExampleListPage } from '../../features/session-detail/components/example-list-page.tsx';

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';

export default function ExampleListRoute() {
  return (
    <>
      <PageMeta {...EXAMPLES_META} />
      <ExampleListPage />
    </>
  );
}
