import { FeaturesPage } from '../../features/landing/features-page.tsx';

export default function FeaturesRoute() {
  return (
    <>
      <title>Features and pricing · Lacuna</title>
      <meta
        name="description"
        content="What Lacuna does with real output, its plans compared, and answers on confidentiality, coverage and legal advice."
      />
      <FeaturesPage />
    </>
  );
}
