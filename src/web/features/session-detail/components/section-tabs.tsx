import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import styles from './section-tabs.module.css';

export interface SectionTab {
  id: string;
  label: string;
  count?: number;
}

/** The section at the top of the window: the last one whose heading has passed the tabs. */
function useCurrent(tabs: readonly SectionTab[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = tabs.map((tab) => tab.id).join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight * 0.35;
      const passed = ids
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line);
      setCurrent(passed.at(-1) ?? ids.split(' ')[0] ?? null);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ids]);
  return current;
}

/** Sticky tabs over the sections of a report; each is a link that can be kept and shared. */
export function SectionTabs({ tabs }: { tabs: readonly SectionTab[] }) {
  const current = useCurrent(tabs);
  return (
    <nav className={styles.tabs} aria-label="Sections of the report">
      {tabs.map(({ id, label, count }) => (
        <Link
          key={id}
          to={{ hash: id, search: location.search }}
          replace
          className={styles.tab}
          aria-current={current === id ? 'true' : undefined}
        >
          {label}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </Link>
      ))}
    </nav>
  );
}
