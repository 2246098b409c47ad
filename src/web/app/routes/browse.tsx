import { PageHeading } from '../../components/page-heading.tsx';

export default function BrowseRoute() {
  return <PageHeading title="Browse" />;
}
