import { Command } from 'cmdk';
import { useNavigate } from 'react-router';
import { Dialog } from '../../components/dialog.tsx';
import { useSignOut } from '../../lib/auth/use-sign-out.ts';
import { useAuth } from '../../lib/services.tsx';
import { type ThemeChoice, useTheme } from '../../lib/theme/theme.ts';
import styles from './command-palette.module.css';
import { navItemsFor } from './nav-items.tsx';

type View = 'commands' | 'shortcuts';

const THEMES: [ThemeChoice, string][] = [
  ['light', 'Theme: light'],
  ['dark', 'Theme: dark'],
  ['system', 'Theme: as the device'],
];

function Shortcuts() {
  const { isAdmin } = useAuth();
  const rows: [string, string][] = [
    ['Ctrl K', 'Command palette'],
    ['?', 'This list'],
    ...navItemsFor(isAdmin).map((item): [string, string] => [`g  ${item.key}`, item.label]),
    ['Enter', 'Send a chat message'],
    ['Shift Enter', 'New line in a chat message'],
  ];
  return (
    <dl className={styles.keys}>
      {rows.map(([keys, what]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Everything one can go to or do, by typing a part of its name. */
export default function CommandPalette({
  view,
  onView,
  onClose,
}: {
  view: View;
  onView: (view: View) => void;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const { isAdmin } = useAuth();
  const { signOut } = useSignOut();
  const [, setTheme] = useTheme();
  const act = (run: () => void) => () => {
    onClose();
    run();
  };
  if (view === 'shortcuts') {
    return (
      <Dialog open onClose={onClose} title="Keyboard shortcuts">
        <Shortcuts />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title="Commands" hideTitle>
      <Command label="Commands" className={styles.palette}>
        <Command.Input data-autofocus placeholder="Type a command or page…" className={styles.input} />
        <Command.List className={styles.list}>
          <Command.Empty className={styles.empty}>Nothing of that name.</Command.Empty>
          <Command.Group heading="Go to">
            {navItemsFor(isAdmin).map((item) => (
              <Command.Item key={item.to} onSelect={act(() => void navigate(item.to))}>
                {item.icon}
                {item.label}
                <kbd>g {item.key}</kbd>
              </Command.Item>
            ))}
            <Command.Item onSelect={act(() => void navigate('/example'))}>Example analysis</Command.Item>
            <Command.Item onSelect={act(() => void navigate('/features'))}>Features and pricing</Command.Item>
          </Command.Group>
          <Command.Group heading="Do">
            {THEMES.map(([choice, label]) => (
              <Command.Item key={choice} onSelect={act(() => setTheme(choice))}>
                {label}
              </Command.Item>
            ))}
            <Command.Item onSelect={() => onView('shortcuts')}>
              Keyboard shortcuts <kbd>?</kbd>
            </Command.Item>
            <Command.Item onSelect={act(() => void signOut())}>Sign Out</Command.Item>
          </Command.Group>
        </Command.List>
      </Command>
    </Dialog>
  );
}
