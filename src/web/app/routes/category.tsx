import { PageHeading } from '../../components/page-heading.tsx';

export default function CategoryRoute() {
  return <PageHeading title="Category" />;
}
