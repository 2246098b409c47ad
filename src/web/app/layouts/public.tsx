import { Outlet } from 'react-router';
import { PublicFooter } from '../../features/landing/public-footer.tsx';
import { PublicHeader } from '../../features/landing/public-header.tsx';

export default function PublicLayout() {
  return (
    <>
      <PublicHeader />
      <main id="main">
        <Outlet />
      </main>
      <PublicFooter />
    </>
  );
}
