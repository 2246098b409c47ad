import { Button } from '../../components/button.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { useRetries } from './use-retries.ts';

/** Shown when who is signed in cannot be settled. */
export function AuthErrorScreen({ onRetry }: { onRetry: () => void }) {
  const retries = useRetries('auth');
  const spent = retries.left === 0;
  const retry = () => {
    retries.use();
    onRetry();
  };
  return (
    <ErrorScreen
      title="Authentication Error"
      text="There was a problem with authentication. Please try refreshing the page."
      hint={spent ? 'If the problem persists, please contact support.' : null}
      actions={
        <>
          {!spent && (
            <Button variant="primary" onClick={retry}>
              Try Again ({retries.left} attempts left)
            </Button>
          )}
          <Button onClick={() => window.location.reload()}>Refresh Page</Button>
          <Button variant={spent ? 'primary' : 'secondary'} onClick={() => window.location.assign('/')}>
            Go to Homepage
          </Button>
        </>
      }
    />
  );
}
