import { ExamplePage } from '../../features/session-detail/components/public-report-page.tsx';

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';

export default ExamplePage;
