import { PageHeading } from '../../components/page-heading.tsx';

export default function FeaturesRoute() {
  return <PageHeading title="Features" />;
}
