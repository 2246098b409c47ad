import { Link, useLocation } from 'react-router';
import { Logo } from '../../components/logo.tsx';
import { useAuth } from '../../lib/services.tsx';
import { navItemsFor } from './nav-items.tsx';
import styles from './sidebar.module.css';

/** Navigation of the dashboard; `onNavigate` lets the drawer close itself. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { user, isAdmin } = useAuth();
  const { pathname } = useLocation();
  return (
    <div className={styles.sidebar}>
      <Link to="/" className={styles.home} aria-label="Lacuna, home" onClick={onNavigate}>
        <Logo />
      </Link>
      <nav aria-label="Dashboard">
        <ul className={styles.items}>
          {navItemsFor(isAdmin).map((item) => {
            const active = item.active.some((prefix) => pathname.startsWith(prefix));
            return (
              <li key={item.to}>
                <Link
                  to={item.to}
                  className={styles.item}
                  aria-current={active ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  {item.icon}
                  {item.label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <p className={styles.who}>
        Signed in as
        <strong title={user?.email}>{user?.email}</strong>
      </p>
    </div>
  );
}
