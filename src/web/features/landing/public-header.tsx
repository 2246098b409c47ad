import { Link } from 'react-router';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Logo } from '../../components/logo.tsx';
import { ThemeSwitch } from '../../components/theme-switch.tsx';
import { useSignOut } from '../../lib/auth/use-sign-out.ts';
import { useAuth } from '../../lib/services.tsx';
import { useTheme } from '../../lib/theme/theme.ts';
import styles from './public-header.module.css';

/** Header of the public pages. Guests see Log In and Sign Up, signed-in people Dashboard and Sign Out. */
export function PublicHeader() {
  const { user } = useAuth();
  const { busy, signOut } = useSignOut();
  const [theme, setTheme] = useTheme();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label="Lacuna, home">
        <Logo />
      </Link>
      <nav aria-label="Main" className={styles.nav}>
        <Link to="/dashboard/browse">Browse</Link>
        <Link to="/features">Pricing</Link>
      </nav>
      <div className={styles.tools}>
        <ThemeSwitch value={theme} onChange={setTheme} />
        {user ? (
          <>
            <ButtonLink to="/dashboard" size="small" variant="quiet">
              Dashboard
            </ButtonLink>
            <Button size="small" disabled={busy} onClick={() => void signOut()}>
              {busy ? 'Signing Out...' : 'Sign Out'}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink to="/login" size="small" variant="quiet">
              Log In
            </ButtonLink>
            <ButtonLink to="/signup" size="small">
              Sign Up
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}
