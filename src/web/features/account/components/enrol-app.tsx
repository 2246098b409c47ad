import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { Enrolment } from '../api/account-calls.ts';
import type { Change } from '../hooks/use-change.ts';
import styles from './account.module.css';
import { QrCode } from './qr-code.tsx';
import { Failure } from './setting.tsx';

/** The new app's secret as a QR code and as text, and the field for its first code. */
export function EnrolApp({
  enrolment,
  change,
  onConfirm,
}: {
  enrolment: Enrolment;
  change: Change;
  onConfirm: (code: string) => Promise<void>;
}) {
  const [error, setError] = useState<string | null>(null);
  const confirm = async ({ code = '' }: Record<string, string>) => {
    setError(code.trim().length < 6 ? 'Enter the code.' : null);
    if (code.trim().length >= 6) await onConfirm(code);
  };
  return (
    <div className={styles.enrol}>
      <QrCode text={enrolment.totp_uri} label="QR code for your authenticator app" />
      <form noValidate className={styles.form} onSubmit={change.submitForm(confirm)}>
        <p>
          Scan the code with your app, or type this key:
          <code className={styles.secret}>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <Failure text={change.failure} />
        <TextField
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          name="code"
          error={error}
          onChange={() => setError(null)}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={change.busy}>
            Confirm
          </Button>
        </div>
      </form>
    </div>
  );
}
