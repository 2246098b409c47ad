import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  shareSessionRoute,
  shareStateRoute,
  unshareSessionRoute,
} from '../../../../contract/routes/analyses.routes.ts';
import { Button } from '../../../components/button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { useServices } from '../../../lib/services.tsx';
import styles from './share-controls.module.css';

const path = '/api/sessions/:id/share';

/** Makes and revokes the public read-only link of a session. The link is shown once: only its hash is kept. */
export function ShareControls({ sessionId }: { sessionId: string }) {
  const { api, toasts } = useServices();
  const queries = useQueryClient();
  const key = ['share', sessionId];
  const params = { id: sessionId };
  const state = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call<typeof shareStateRoute>({ method: 'GET', path, params, signal }),
  });
  const fail = (error: unknown) =>
    toasts.show({ title: 'Share failed', text: errorText(error), kind: 'error' });
  // A first answer still under way would be taken for the new one: it is from before the change.
  const settle = async () => {
    await queries.cancelQueries({ queryKey: key });
    await queries.invalidateQueries({ queryKey: key });
  };
  const share = useMutation({
    mutationFn: () => api.call<typeof shareSessionRoute>({ method: 'POST', path, params }),
    onError: fail,
    onSettled: settle,
  });
  const revoke = useMutation({
    mutationFn: () => api.call<typeof unshareSessionRoute>({ method: 'DELETE', path, params }),
    onSuccess: () => share.reset(),
    onError: fail,
    onSettled: settle,
  });
  const link = share.data ? `${location.origin}${share.data.path}` : null;
  return (
    <div className={styles.share}>
      <p>Anyone with the link can read this session, without the chat. You can revoke it at any time.</p>
      {link && (
        <p className={styles.link}>
          <input readOnly value={link} aria-label="Public link" onFocus={(event) => event.target.select()} />
          <Button
            onClick={() =>
              navigator.clipboard
                .writeText(link)
                .then(() => toasts.show({ title: 'Link copied', kind: 'success' }), fail)
            }
          >
            Copy
          </Button>
        </p>
      )}
      {state.data?.shared && !link && state.data.created_at && (
        <p>
          A link was created <RelativeTime value={state.data.created_at} />. It cannot be shown again; a new
          one replaces it.
        </p>
      )}
      <p className={styles.buttons}>
        <Button variant="primary" busy={share.isPending} onClick={() => share.mutate()}>
          {state.data?.shared ? 'Create a new link' : 'Create a public link'}
        </Button>
        {state.data?.shared && (
          <Button busy={revoke.isPending} onClick={() => revoke.mutate()}>
            Revoke link
          </Button>
        )}
      </p>
    </div>
  );
}
