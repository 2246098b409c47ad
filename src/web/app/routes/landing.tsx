import { PageHeading } from '../../components/page-heading.tsx';

export default function LandingRoute() {
  return <PageHeading title="Landing" />;
}
