import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './tabs.module.css';
import { useScrollCue } from './use-scroll-cue.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

const step: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs by the ARIA pattern: arrow keys move, only the chosen panel is rendered. The page keeps `value`. */
export function Tabs({
  label,
  items,
  value,
  onChange,
}: {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (id: string) => void;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const { before, after } = useScrollCue(list);
  const chosen = items.find((item) => item.id === value) ?? items[0];
  const chosenId = chosen?.id;
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector<HTMLElement>(`[data-tab="${chosenId}"]`);
    if (!strip || !tab) return;
    // Only sideways, so that the page itself does not move.
    const { left, width } = tab.getBoundingClientRect();
    strip.scrollLeft += left - strip.getBoundingClientRect().left - (strip.clientWidth - width) / 2;
  }, [chosenId]);
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === chosen?.id);
    const next = step[event.key]?.(at, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onChange(item.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${item.id}"]`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.strip} data-before={before} data-after={after}>
        <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              data-tab={item.id}
              id={`${base}-${item.id}`}
              aria-selected={item.id === chosen?.id}
              aria-controls={`${base}-${item.id}-panel`}
              tabIndex={item.id === chosen?.id ? 0 : -1}
              className={styles.tab}
              onClick={() => onChange(item.id)}
            >
              {item.label}
            </button>
          ))}
        </div>
      </div>
      {chosen && (
        <div
          key={chosen.id}
          role="tabpanel"
          id={`${base}-${chosen.id}-panel`}
          aria-labelledby={`${base}-${chosen.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is reached by Tab, as the pattern says
          tabIndex={0}
          className={styles.panel}
        >
          {chosen.content}
        </div>
      )}
    </div>
  );
}
