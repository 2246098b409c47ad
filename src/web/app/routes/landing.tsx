import { lazy, Suspense } from 'react';
import { SITE_META } from '../../../contract/page-meta.ts';
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
      <PageMeta {...SITE_META} />
      <LandingPage Run={Run} />
    </>
  );
}
