import { Button } from '../../../components/button.tsx';
import { useServices } from '../../../lib/services.tsx';
import styles from './account.module.css';

/** Recovery codes, shown once: to copy or to keep as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { toasts } = useServices();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.show({ title: 'Recovery codes copied', kind: 'success' }),
      () =>
        toasts.show({
          title: 'Could not copy',
          text: 'Please select and copy the codes yourself.',
          kind: 'error',
        }),
    );
  const keep = () => {
    const address = URL.createObjectURL(
      new Blob([`Lacuna recovery codes\n\n${text}\n`], { type: 'text/plain' }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = 'lacuna-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div>
      <p className={styles.text}>
        Store these codes somewhere other than your phone. Each works once, and they will not be shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={keep}>Download</Button>
        <Button variant="quiet" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
