import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PASSWORD_MESSAGES } from '../../../../contract/password-rules.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { PasswordField, TextField } from '../../../components/text-field.tsx';
import { isSameEmail } from '../../../lib/same-email.ts';
import { useServices } from '../../../lib/services.tsx';
import type { OwnUser } from '../api/account-calls.ts';
import { useChange } from '../hooks/use-change.ts';
import styles from './account.module.css';
import { Failure, Setting } from './setting.tsx';

/** Deletes the account, after its address has been typed and the password given. */
export function DeleteSetting({ user }: { user: OwnUser }) {
  const { auth, toasts } = useServices();
  const navigate = useNavigate();
  const change = useChange();
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const remove = async ({ email: typed = '', password = '' }: Record<string, string>) => {
    setMissing(user.has_password && password === '' ? PASSWORD_MESSAGES.required : null);
    if (user.has_password && password === '') return;
    await auth.deleteAccount({ email: typed, password: user.has_password ? password : undefined });
    toasts.show({
      title: 'Account deleted',
      text: 'Your ideas, sessions and files are gone.',
      kind: 'success',
    });
    await navigate('/');
  };
  return (
    <Setting
      title="Delete account"
      text="Your ideas, sessions, chats, files and usage are deleted immediately, and any subscription ends. The payment provider keeps invoices as the law requires. This cannot be undone."
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete your account?">
        <form noValidate className={styles.form} onSubmit={change.submitForm(remove)}>
          <p>
            Type <strong>{user.email}</strong> to confirm.
          </p>
          <Failure text={change.failure} />
          <TextField
            label="Email address"
            type="email"
            autoComplete="off"
            name="email"
            onChange={(event) => setEmail(event.target.value)}
          />
          {user.has_password && (
            <PasswordField
              label="Password"
              autoComplete="current-password"
              name="password"
              error={missing}
              onChange={() => setMissing(null)}
            />
          )}
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="danger"
              disabled={!isSameEmail(email, user.email)}
              busy={change.busy}
            >
              Delete for good
            </Button>
            <Button onClick={() => setOpen(false)}>Keep my account</Button>
          </div>
        </form>
      </Dialog>
    </Setting>
  );
}
