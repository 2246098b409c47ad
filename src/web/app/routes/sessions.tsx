import { CompareOpportunities } from '../../features/notebook/compare-opportunities.tsx';
import { SavedSearches } from '../../features/notebook/saved-searches.tsx';
import { StarButton } from '../../features/notebook/star-button.tsx';
import { SessionsPage } from '../../features/sessions/sessions-page.tsx';

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';

export default function SessionsRoute() {
  return (
    <>
      <title>My Sessions · Lacuna</title>
      <SessionsPage
        star={(id, prompt) => <StarButton kind="session" reference={id} name={prompt} />}
        compare={<CompareOpportunities />}
        below={<SavedSearches />}
      />
    </>
  );
}
