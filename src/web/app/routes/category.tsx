import { useParams } from 'react-router';
import { CategoryPage } from '../../features/browse/category-page.tsx';

export default function CategoryRoute() {
  const { categoryName = '' } = useParams();
  // Another category is another page: nothing of the last one may linger.
  return <CategoryPage key={categoryName} name={categoryName} />;
}

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';
