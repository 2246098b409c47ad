import styles from './skeleton.module.css';

/** A grey stand-in of the size of what is coming, so that nothing moves when it comes. */
export function Skeleton({
  width = '100%',
  height = '1em',
}: {
  width?: number | string;
  height?: number | string;
}) {
  return <span aria-hidden="true" data-skeleton className={styles.skeleton} style={{ width, height }} />;
}

/** Several lines of text to come; the last one is shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical stand-ins that never change places
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} height="0.9em" />
      ))}
    </span>
  );
}
