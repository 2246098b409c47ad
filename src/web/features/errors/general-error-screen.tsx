import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ClientLog } from '../../lib/log/client-log.ts';
import { ErrorScreen } from './error-screen.tsx';
import { useRetries } from './use-retries.ts';

const CONNECTION =
  'There seems to be a connection issue. Please check your internet connection and try again.';
const UNEXPECTED = 'Something unexpected happened. Our team has been notified.';

/** The last screen: whatever broke, what can be done, and after three retries the id for support. */
export function GeneralErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const retries = useRetries('general');
  const [errorId, setErrorId] = useState<string | null>(null);
  useEffect(() => setErrorId(new ClientLog().error(error, 'error screen')), [error]);
  const message = error instanceof Error ? error.message : '';
  const spent = retries.left === 0;
  const retry = () => {
    retries.use();
    onRetry();
  };
  return (
    <ErrorScreen
      title="Something went wrong"
      text={/network|fetch/i.test(message) ? CONNECTION : UNEXPECTED}
      hint={spent ? 'If the problem persists, please contact support and include this ID.' : null}
      errorId={spent ? errorId : null}
      actions={
        <>
          {!spent && (
            <Button variant="primary" onClick={retry}>
              Try Again ({retries.left} attempts left)
            </Button>
          )}
          <Button variant={spent ? 'primary' : 'secondary'} onClick={() => window.location.assign('/')}>
            Go to Homepage
          </Button>
          <Button onClick={() => window.location.reload()}>Reload Page</Button>
        </>
      }
    />
  );
}
