import '@fontsource/noto-emoji/400.css';
import { BrowsePage } from '../../features/browse/browse-page.tsx';

export default BrowsePage;
export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';
