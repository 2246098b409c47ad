import { Link } from 'react-router';
import { Logo } from '../../components/logo.tsx';
import styles from './public-footer.module.css';

/** Footer of the public pages. */
export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>Find the gap in the patent record.</p>
        </div>
        <nav aria-label="Footer" className={styles.links}>
          <Link to="/example">Example analysis</Link>
          <Link to="/features">Features and pricing</Link>
          <Link to="/dashboard/browse">Browse categories</Link>
          <Link to="/terms">Terms</Link>
          <Link to="/privacy">Privacy</Link>
        </nav>
        <p className={styles.small}>
          Lacuna analyzes patents automatically. Its results are a starting point for research, not legal
          advice; whether you are free to use something is a question for a patent attorney.
        </p>
      </div>
    </footer>
  );
}
