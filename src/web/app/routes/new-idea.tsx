import { NewIdeaPage } from '../../features/ideas/components/new-idea-page.tsx';
import { LiveRun } from '../../features/session-detail/components/live-run.tsx';
import { UsageCard } from '../../features/usage/usage-card.tsx';

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';

export default function NewIdeaRoute() {
  return (
    <>
      <title>Generate New Ideas · Lacuna</title>
      <NewIdeaPage usageCard={<UsageCard />} run={(sessionId) => <LiveRun sessionId={sessionId} />} />
    </>
  );
}
