import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** `drawer` slides in from the left, `sheet` from the right (from below on small screens); `dialog` is centered. */
  kind?: 'dialog' | 'drawer' | 'sheet';
  hideTitle?: boolean;
  children: ReactNode;
}

/** A modal on the platform's `<dialog>`: focus kept inside, Escape and a click outside close it. */
export function Dialog({ open, onClose, title, kind = 'dialog', hideTitle, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // Closed before it leaves the page, so that the platform gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the platform's own key for the same act
    <dialog
      ref={ref}
      aria-labelledby={id}
      className={classNames(styles.dialog, styles[kind])}
      // Escape asks first: the platform's own event of having closed comes too late for a key that follows.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => ref.current !== null && open && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {open && (
        <div className={styles.inner}>
          <header className={classNames(styles.header, hideTitle && styles.bare)}>
            <h2 id={id} className={classNames(styles.title, hideTitle && 'visually-hidden')}>
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose}>
              <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
                <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="1.8" />
              </svg>
            </IconButton>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** A `Dialog` at the left edge. */
export function Drawer(props: Omit<Props, 'kind'>) {
  return <Dialog {...props} kind="drawer" />;
}

/** A `Dialog` at the right edge, or at the bottom of a small screen. */
export function Sheet(props: Omit<Props, 'kind'>) {
  return <Dialog {...props} kind="sheet" />;
}
