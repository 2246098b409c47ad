import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** Shown under the control and tied to it; also marks the control invalid. */
  error?: string | null;
  hint?: ReactNode;
  /** Right of the label: a link, a counter. */
  corner?: ReactNode;
  hideLabel?: boolean;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

/** Label, hint and error around one control; `children` gets the attributes that tie them together. */
export function Field({
  label,
  error,
  hint,
  corner,
  hideLabel,
  id: given,
  children,
}: FieldProps & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={classNames(styles.labelRow, hideLabel && !corner && 'visually-hidden')}>
        <label htmlFor={id} className={classNames(styles.label, hideLabel && 'visually-hidden')}>
          {label}
        </label>
        {corner && <span className={styles.corner}>{corner}</span>}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        className: styles.control ?? '',
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
