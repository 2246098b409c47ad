import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Look {
  /** `primary` wears the signal colour: one a screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shows that work is under way and refuses further clicks. */
  busy?: boolean;
}

const look = ({ variant = 'secondary', size = 'medium', wide }: Look, extra?: string): string =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, extra);

/** A push button. `type` defaults to `button`. */
export function Button({ variant, size, wide, icon, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={look({ variant, size, wide }, className)}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** A link inside the application that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: LinkProps & Look & { children?: ReactNode }) {
  return (
    <Link {...rest} className={look({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A square button with only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  children,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(styles.icon, className)}
    >
      {children}
    </button>
  );
}
