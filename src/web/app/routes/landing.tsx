import { lazy, Suspense } from 'react';
import { PageMeta } from '../../components/page-meta.tsx';
import type { IdeaRunProps } from '../../features/landing/idea-entry.tsx';
import { LandingPage } from '../../features/landing/landing-page.tsx';

const LandingRun = lazy(() => import('../landing-run.tsx'));

function Run(props: IdeaRunProps) {
  return (
    <Suspense fallback={null}>
      <LandingRun {...props} />
    </Suspense>
  );
}

export default function LandingRoute() {
  return (
    <>
      <PageMeta
        title="Lacuna: find the gap in the patent record"
        description="Describe an idea. Lacuna reads the patents around it, maps what is taken, and shows the gaps with the evidence for and against each."
      />
      <LandingPage Run={Run} />
    </>
  );
}
