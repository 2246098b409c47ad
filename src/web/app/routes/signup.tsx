import { PageHeading } from '../../components/page-heading.tsx';

export default function SignupRoute() {
  return <PageHeading title="Signup" />;
}
