import { PageHeading } from '../../components/page-heading.tsx';

export default function PrivacyRoute() {
  return <PageHeading title="Privacy" />;
}
