import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { IconButton } from '../../components/button.tsx';
import { Drawer } from '../../components/dialog.tsx';
import { ThemeSwitch } from '../../components/theme-switch.tsx';
import { useTheme } from '../../lib/theme/theme.ts';
import styles from './dashboard-shell.module.css';
import { OfflineBanner } from './offline-banner.tsx';
import { Sidebar } from './sidebar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { UserCard } from './user-card.tsx';

// Loaded on first use: most visits never open it.
const CommandPalette = lazy(() => import('./command-palette.tsx'));

/** Frame of every dashboard page: sidebar, top bar, drawer, palette and shortcuts; `notice` stands above each page. */
export function DashboardShell({ notice }: { notice?: ReactNode }) {
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState<'closed' | 'commands' | 'shortcuts'>('closed');
  const [theme, setTheme] = useTheme();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useShortcuts({ openPalette: () => setPalette('commands'), openHelp: () => setPalette('shortcuts') });
  useEffect(() => {
    // After a change of page the keyboard starts at its content, as a new document would.
    if (before.current !== pathname) main.current?.focus({ preventScroll: true });
    before.current = pathname;
  }, [pathname]);
  return (
    <div className={styles.frame}>
      <aside className={styles.side} aria-label="Sidebar">
        <Sidebar />
      </aside>
      <div className={styles.column}>
        <OfflineBanner />
        <header className={styles.bar}>
          <IconButton className={styles.menu} label="Open menu" onClick={() => setDrawer(true)}>
            <IconMenu2 size={22} stroke={1.6} aria-hidden />
          </IconButton>
          <button type="button" className={styles.search} onClick={() => setPalette('commands')}>
            <IconSearch size={18} stroke={1.6} aria-hidden />
            <span>Search or go to…</span>
            <kbd>Ctrl K</kbd>
          </button>
          <div className={styles.tools}>
            <ThemeSwitch value={theme} onChange={setTheme} />
            <UserCard />
          </div>
        </header>
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {notice}
          <Outlet />
        </main>
      </div>
      <Drawer open={drawer} onClose={() => setDrawer(false)} title="Menu" hideTitle>
        <Sidebar onNavigate={() => setDrawer(false)} />
      </Drawer>
      {palette !== 'closed' && (
        <Suspense fallback={null}>
          <CommandPalette view={palette} onView={setPalette} onClose={() => setPalette('closed')} />
        </Suspense>
      )}
    </div>
  );
}
