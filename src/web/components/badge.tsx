import type { HTMLAttributes } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeTone = 'default' | 'secondary' | 'outline' | 'signal' | 'good' | 'destructive';

/** A short label: a state, a number, a kind. */
export function Badge({
  tone = 'default',
  className,
  ...rest
}: HTMLAttributes<HTMLSpanElement> & { tone?: BadgeTone }) {
  return <span {...rest} data-tone={tone} className={classNames(styles.badge, styles[tone], className)} />;
}
