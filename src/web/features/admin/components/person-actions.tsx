import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { freeTextProblem } from '../../../../contract/free-text.ts';
import type { AdminUser } from '../../../../contract/routes/admin.routes.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { errorText, referenceOf } from '../../../lib/api/api-error.ts';
import { useApi, useAuth, useToasts } from '../../../lib/services.tsx';
import { ADMIN_KEY, personChanges } from '../api/admin-queries.ts';
import styles from './admin.module.css';

type Asked = 'disable' | 'role' | null;

/** What an admin may do to a person: disable or enable, grant or revoke. Nothing to oneself. */
export function PersonActions({ person }: { person: AdminUser }) {
  const { user } = useAuth();
  const calls = personChanges(useApi());
  const queries = useQueryClient();
  const toasts = useToasts();
  const [asked, setAsked] = useState<Asked>(null);
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const problem = freeTextProblem(reason);
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      setAsked(null);
      toasts.show({ title: done, text: person.email, kind: 'success' });
      await queries.invalidateQueries({ queryKey: ADMIN_KEY });
    } catch (error) {
      const shown = { text: errorText(error), reference: referenceOf(error) };
      toasts.show({ title: 'Change failed', kind: 'error', ...shown });
    }
    setBusy(false);
  };
  if (user?.id === person.id) return <span className={styles.soft}>You</span>;
  const admin = person.role === 'admin';
  return (
    <span className={styles.actions}>
      <Button size="small" variant="quiet" busy={busy} onClick={() => setAsked('role')}>
        {admin ? 'Revoke admin' : 'Make admin'}
      </Button>
      {person.disabled ? (
        <Button
          size="small"
          busy={busy}
          onClick={() => void run(() => calls.enable(person.id), 'Account enabled')}
        >
          Enable
        </Button>
      ) : (
        <Button size="small" busy={busy} onClick={() => setAsked('disable')}>
          Disable
        </Button>
      )}
      <Dialog open={asked === 'disable'} onClose={() => setAsked(null)} title="Disable this account?">
        <div className={styles.form}>
          <p>{person.email} is signed out everywhere at once and cannot sign in until enabled again.</p>
          <TextField
            label="Reason (for the audit log)"
            value={reason}
            error={problem}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className={styles.actions}>
            <Button onClick={() => setAsked(null)}>Cancel</Button>
            <Button
              variant="danger"
              busy={busy}
              disabled={problem !== null}
              onClick={() => void run(() => calls.disable(person.id, reason), 'Account disabled')}
            >
              Disable
            </Button>
          </div>
        </div>
      </Dialog>
      <Dialog
        open={asked === 'role'}
        onClose={() => setAsked(null)}
        title={admin ? 'Revoke admin access?' : 'Grant admin access?'}
      >
        <div className={styles.form}>
          <p>
            {admin
              ? `${person.email} loses this dashboard and gets plan limits again.`
              : `${person.email} will see everyone’s email addresses and sessions, can change accounts, and has no limits.`}
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setAsked(null)}>Cancel</Button>
            <Button
              variant="danger"
              busy={busy}
              onClick={() =>
                void run(
                  () => calls.setRole(person.id, admin ? 'user' : 'admin'),
                  admin ? 'Admin access revoked' : 'Admin access granted',
                )
              }
            >
              {admin ? 'Revoke admin' : 'Make admin'}
            </Button>
          </div>
        </div>
      </Dialog>
    </span>
  );
}
