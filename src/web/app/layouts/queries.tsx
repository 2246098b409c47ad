import { Outlet } from 'react-router';
import { QueriesProvider } from '../../lib/query/queries-provider.tsx';

export default function QueriesLayout() {
  return (
    <QueriesProvider>
      <Outlet />
    </QueriesProvider>
  );
}
