import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import { HoverCard } from '../../components/hover-card.tsx';
import { useSignOut } from '../../lib/auth/use-sign-out.ts';
import { initials } from '../../lib/initials.ts';
import { useAuth } from '../../lib/services.tsx';
import styles from './user-card.module.css';

/** Avatar of the top bar with the card that holds the e-mail and Sign Out. */
export function UserCard() {
  const { user } = useAuth();
  const { busy, signOut } = useSignOut();
  return (
    <HoverCard trigger={<Avatar letters={initials(user?.email)} />} label="Your account">
      <div className={styles.card}>
        <p className={styles.email}>{user?.email}</p>
        <Button size="small" wide disabled={busy} onClick={() => void signOut()}>
          {busy ? 'Signing Out...' : 'Sign Out'}
        </Button>
      </div>
    </HoverCard>
  );
}
