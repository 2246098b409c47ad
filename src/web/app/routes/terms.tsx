import { PageHeading } from '../../components/page-heading.tsx';

export default function TermsRoute() {
  return <PageHeading title="Terms" />;
}
