import { ChatPanel } from '../../features/chat/components/chat-panel.tsx';
import { SessionPage } from '../../features/session-detail/components/session-page.tsx';

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';

export default function SessionRoute() {
  return (
    <>
      <title>Session · Lacuna</title>
      <SessionPage
        chat={(sessionId, openPatent) => (
          <ChatPanel key={sessionId} sessionId={sessionId} onOpenPatent={openPatent} />
        )}
      />
    </>
  );
}
