import { ButtonLink } from '../../components/button.tsx';
import { Logo } from '../../components/logo.tsx';
import styles from './error-screen.module.css';

/** Any address that is no page of ours. */
export function NotFoundScreen() {
  return (
    <main id="main" className={styles.screen}>
      <title>Page not found · Lacuna</title>
      <Logo />
      <div className={styles.body}>
        <h1 className={styles.title}>Hmm, this page seems to be outside our patent database.</h1>
        <p className={styles.text}>We have no record of this address. No gap here, just a wrong turn.</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to="/" variant="primary">
          Return to Home
        </ButtonLink>
      </div>
    </main>
  );
}
