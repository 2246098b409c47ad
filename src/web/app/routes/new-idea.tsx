import { PageHeading } from '../../components/page-heading.tsx';

export default function NewIdeaRoute() {
  return <PageHeading title="NewIdea" />;
}
