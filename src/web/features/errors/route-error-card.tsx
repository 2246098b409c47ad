import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { Button } from '../../components/button.tsx';
import { ErrorCard } from '../../components/error-card.tsx';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { useServices } from '../../lib/services.tsx';
import { useRetries } from './use-retries.ts';

/** The error boundary of pages inside the dashboard: `export { RouteErrorCard as ErrorBoundary }`. */
export function RouteErrorCard() {
  const error = useRouteError();
  const { log } = useServices();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retries = useRetries(pathname);
  const [errorId, setErrorId] = useState<string | null>(null);
  useEffect(() => setErrorId(log.error(error, 'page')), [error, log]);
  const retry = () => {
    retries.use();
    if (retries.left === 0) window.location.assign('/');
    else void navigate(pathname + search + hash, { replace: true });
  };
  return (
    <ErrorCard
      message={errorText(error, 'This part of the page could not be shown. Your work is saved.')}
      reference={error instanceof ApiError ? error.requestId : errorId}
      actions={
        <>
          <Button variant="primary" onClick={retry}>
            Try Again
          </Button>
          <Button onClick={() => void navigate('/dashboard')}>Go Home</Button>
          <Button onClick={() => window.location.reload()}>Reload Page</Button>
        </>
      }
    />
  );
}
