import { PageMeta } from '../../components/page-meta.tsx';
import { FeaturesPage } from '../../features/landing/features-page.tsx';

export default function FeaturesRoute() {
  return (
    <>
      <PageMeta
        title="Features and pricing"
        description="What Lacuna does with real output, its plans compared, and answers on confidentiality, coverage and legal advice."
      />
      <FeaturesPage />
    </>
  );
}
