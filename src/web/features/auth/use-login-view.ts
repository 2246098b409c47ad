import { useSearchParams } from 'react-router';

export type LoginView = 'password' | 'code' | 'forgot' | 'challenge';
const VIEWS: readonly string[] = ['code', 'forgot', 'challenge'];

/** Which form the login page shows; it stands in the address, so that Back works. */
export function useLoginView(): [LoginView, (view: LoginView) => void] {
  const [params, setParams] = useSearchParams();
  const given = params.get('view') ?? '';
  const view = VIEWS.includes(given) ? (given as LoginView) : 'password';
  return [view, (next) => setParams(next === 'password' ? {} : { view: next })];
}
