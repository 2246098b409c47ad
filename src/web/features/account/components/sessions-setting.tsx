import { useQuery } from '@tanstack/react-query';
import type { UserSession } from '../../../../contract/routes/account-settings.routes.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { useApi } from '../../../lib/services.tsx';
import { accountChanges, ownSessionsQuery } from '../api/account-calls.ts';
import { deviceName } from '../device-name.ts';
import { useChange } from '../hooks/use-change.ts';
import styles from './account.module.css';
import { Failure, Setting } from './setting.tsx';

function SessionRow({ session, busy, onEnd }: { session: UserSession; busy: boolean; onEnd: () => void }) {
  const name =
    session.kind === 'program'
      ? `API client (${deviceName(session.user_agent)})`
      : deviceName(session.user_agent);
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        {name}
        <span className={styles.facts}>
          {session.address && `${session.address} · `}signed in <RelativeTime value={session.created_at} /> ·
          last seen <RelativeTime value={session.last_seen_at} />
        </span>
      </p>
      {session.current ? (
        <Badge tone="good">This device</Badge>
      ) : (
        <Button size="small" busy={busy} onClick={onEnd}>
          Sign out<span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
}

/** Where the account is signed in, with "sign out the others". */
export function SessionsSetting() {
  const api = useApi();
  const calls = accountChanges(api);
  const query = useQuery(ownSessionsQuery(api));
  const change = useChange();
  const sessions = query.data ?? [];
  return (
    <Setting
      title="Where you are signed in"
      aside={
        sessions.length > 1 && (
          <Button size="small" busy={change.busy} onClick={() => void change.run(calls.endOtherSessions)}>
            Sign out other devices
          </Button>
        )
      }
    >
      <Failure text={change.failure ?? (query.isError ? errorText(query.error) : null)} />
      {query.isPending && <Skeleton height={56} />}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={change.busy}
            onEnd={() => void change.run(() => calls.endSession(session.id))}
          />
        ))}
      </ul>
    </Setting>
  );
}
