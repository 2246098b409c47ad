import { PageHeading } from '../../components/page-heading.tsx';

export default function ProfileRoute() {
  return <PageHeading title="Profile" />;
}
