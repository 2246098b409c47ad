import { useQuery } from '@tanstack/react-query';
import type { StoredFileDto } from '../../../../contract/routes/storage.routes.ts';
import { Button } from '../../../components/button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { useApi } from '../../../lib/services.tsx';
import { accountChanges, downloadFile, ownFilesQuery } from '../api/account-calls.ts';
import { useChange } from '../hooks/use-change.ts';
import styles from './account.module.css';
import { Failure, Setting } from './setting.tsx';

const kilobytes = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en')} kB`;

function FileRow({ file }: { file: StoredFileDto }) {
  const api = useApi();
  const change = useChange();
  const { name } = file;
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        {name}
        <span className={styles.facts}>
          {kilobytes(file.size)} · <RelativeTime value={file.created_at} />
        </span>
        <Failure text={change.failure} />
      </p>
      <span className={styles.actions}>
        <Button
          size="small"
          busy={change.busy}
          onClick={() => void change.run(() => downloadFile(api, name))}
        >
          Download<span className="visually-hidden"> {name}</span>
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={change.busy}
          onClick={() => void change.run(() => accountChanges(api).deleteFile(name))}
        >
          Delete<span className="visually-hidden"> {name}</span>
        </Button>
      </span>
    </li>
  );
}

/** Exports everything kept about the person, as a file of their private storage. */
export function DataSetting() {
  const api = useApi();
  const query = useQuery(ownFilesQuery(api));
  const change = useChange();
  const files = query.data ?? [];
  const make = async () => {
    const { name } = await accountChanges(api).exportData();
    await downloadFile(api, name);
  };
  return (
    <Setting
      title="Your data"
      text="Everything we keep about your account in one JSON file: ideas, sessions, chats, usage and security events."
    >
      <Failure text={change.failure} />
      <Button busy={change.busy} onClick={() => void change.run(make)}>
        Export my data
      </Button>
      <ul className={styles.list}>
        {files.map((file) => (
          <FileRow key={file.name} file={file} />
        ))}
      </ul>
    </Setting>
  );
}
