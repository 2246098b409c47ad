import { ChatPanel } from '../../features/chat/components/chat-panel.tsx';
import { NoteEditor } from '../../features/notebook/note-editor.tsx';
import { PatentActions } from '../../features/notebook/patent-actions.tsx';
import { StarButton } from '../../features/notebook/star-button.tsx';
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
        keep={{
          patent: (patent) => <PatentActions patent={patent} />,
          opportunity: ({ id, title }) => (
            <>
              <StarButton kind="opportunity" reference={id} name={title} />
              <NoteEditor kind="opportunity" reference={id} name={title} />
            </>
          ),
        }}
      />
    </>
  );
}
