import { PageHeading } from '../../components/page-heading.tsx';

export default function LoginRoute() {
  return <PageHeading title="Login" />;
}
