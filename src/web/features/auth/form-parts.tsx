import type { ComponentProps, ReactNode } from 'react';
import styles from './form-parts.module.css';

/** What went wrong or right with the whole form, spoken at once. */
export function FormMessage({ kind, children }: { kind: 'error' | 'notice'; children: ReactNode }) {
  return (
    <div className={styles.message} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

/** A line with a word in the middle, between two ways to sign in. */
export function OrRule() {
  return <p className={styles.or}>or</p>;
}

/**
 * The field `website`, which people never see and programs fill in: any value counts as a bot. Password managers are asked
 * to ignore it.
 */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

/** Buttons that look like links, for changing what the form does. */
export function TextAction({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      {children}
    </button>
  );
}

export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

export function FormStack(props: ComponentProps<'form'>) {
  return <form noValidate {...props} className={styles.stack} />;
}
