import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LandscapeMap } from '../../components/landscape-map.tsx';
import { Logo } from '../../components/logo.tsx';
import styles from './auth-frame.module.css';

/** The page of every account form: the form on the left, the record with its gap on the right. */
export function AuthFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <main id="main" className={styles.main}>
        <title>{`${title} · Lacuna`}</title>
        <Link to="/" className={styles.home} aria-label="Lacuna, home">
          <Logo />
        </Link>
        <div className={styles.form}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </main>
      <aside className={styles.side} aria-hidden="true">
        <LandscapeMap />
      </aside>
    </div>
  );
}
