import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { AuthErrorScreen } from './auth-error-screen.tsx';
import { GeneralErrorScreen } from './general-error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

const isAuthError = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === 'csrf_failed');

/** Chooses the screen for an error that no page caught. Trying again renders the same address again. */
export function RootErrorScreen({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retry = () => void navigate(pathname + search + hash, { replace: true });
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isAuthError(error)) return <AuthErrorScreen onRetry={retry} />;
  return <GeneralErrorScreen error={error} onRetry={retry} />;
}
