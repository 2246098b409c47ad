import { useOnline } from '../../lib/use-online.ts';
import styles from './offline-banner.module.css';

/** One line while the browser has no network. Nothing that costs is queued meanwhile. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          You are offline. What you write is saved here; nothing is sent until you are back online.
        </p>
      )}
    </div>
  );
}
