import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Found, findRoute } from '../../../contract/routes/notebook.routes.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useSignOut } from '../../lib/auth/use-sign-out.ts';
import { useApi, useAuth } from '../../lib/services.tsx';
import { type ThemeChoice, useTheme } from '../../lib/theme/theme.ts';
import styles from './command-palette.module.css';
import { navItemsFor } from './nav-items.tsx';

type View = 'commands' | 'shortcuts';

const THEMES: [ThemeChoice, string][] = [
  ['light', 'Theme: light'],
  ['dark', 'Theme: dark'],
  ['system', 'Theme: same as device'],
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

/** Milliseconds without a keystroke before the server is asked. */
const TYPING_PAUSE = 250;
const LEAST_LETTERS = 2;

/** Own sessions, opportunities, and patents that hold the words typed. */
function useFound(words: string): Found | undefined {
  const api = useApi();
  const { user } = useAuth();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words.trim()), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [words]);
  const { data } = useQuery({
    queryKey: ['find', asked],
    enabled: user !== null && asked.length >= LEAST_LETTERS,
    queryFn: ({ signal }) =>
      api.call<typeof findRoute>({ method: 'GET', path: '/api/find', query: { q: asked }, signal }),
  });
  return asked.length >= LEAST_LETTERS ? data : undefined;
}

/** Groups of what was found, each item with the page that it opens. */
const foundGroups = ({
  sessions,
  opportunities,
  patents,
}: Found): [heading: string, items: [label: string, to: string][]][] => [
  ['Sessions', sessions.map(({ id, prompt }) => [prompt, `/dashboard/session/${id}`])],
  [
    'Opportunities',
    opportunities.map(({ session_id, reference, title }) => [
      title,
      `/dashboard/session/${session_id}#${reference}`,
    ]),
  ],
  [
    'Patents',
    patents.map(({ number, title, session_id }) => [
      `${title} (${number})`,
      `/dashboard/session/${session_id}#${number}`,
    ]),
  ],
];

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
  const [words, setWords] = useState('');
  const found = useFound(words);
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
        <Command.Input
          data-autofocus
          placeholder="Search sessions, opportunities, patents, or type a command…"
          className={styles.input}
          value={words}
          onValueChange={setWords}
        />
        <Command.List className={styles.list}>
          <Command.Empty className={styles.empty}>Nothing found.</Command.Empty>
          {found &&
            foundGroups(found).map(
              ([heading, items]) =>
                items.length > 0 && (
                  <Command.Group key={heading} heading={heading}>
                    {items.map(([label, to]) => (
                      <Command.Item key={to} value={`${label} ${to}`} onSelect={act(() => void navigate(to))}>
                        <span className={styles.found}>{label}</span>
                      </Command.Item>
                    ))}
                  </Command.Group>
                ),
            )}
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
