import styles from './toast-host.module.css';

export interface ToastView {
  id: number;
  kind: 'info' | 'success' | 'error';
  title: string;
  text?: string;
  reference?: string | null;
  action?: { label: string };
}

/** The notices of a tab, spoken by screen readers as they come. */
export function ToastHost({
  toasts,
  onDismiss,
  onAct,
}: {
  toasts: readonly ToastView[];
  onDismiss: (id: number) => void;
  onAct: (id: number) => void;
}) {
  return (
    <section className={styles.host} aria-label="Notifications" aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={styles.toast}
          data-kind={toast.kind}
          role={toast.kind === 'error' ? 'alert' : 'status'}
        >
          <div className={styles.words}>
            <p className={styles.title}>{toast.title}</p>
            {toast.text && <p className={styles.text}>{toast.text}</p>}
            {toast.reference && <p className={styles.reference}>Reference {toast.reference}</p>}
          </div>
          {toast.action && (
            <button type="button" className={styles.action} onClick={() => onAct(toast.id)}>
              {toast.action.label}
            </button>
          )}
          <button type="button" className={styles.close} onClick={() => onDismiss(toast.id)}>
            <span className="visually-hidden">Dismiss notification</span>
            <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </button>
        </div>
      ))}
    </section>
  );
}
