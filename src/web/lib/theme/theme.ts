import { useSyncExternalStore } from 'react';
import { deviceValue } from '../browser-storage.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

const KEY = 'lacuna.theme';
const listeners = new Set<() => void>();

/** Runs before the first paint, from the head of every page, and follows the device; tiny and free of imports. */
export const THEME_BOOTSTRAP = `(function(){var m=matchMedia('(prefers-color-scheme: dark)');function f(){try{var c=localStorage.getItem('${KEY}')}catch(e){}document.documentElement.dataset.theme=c==='dark'||(c!=='light'&&m.matches)?'dark':'light'}f();m.addEventListener('change',f)})()`;

const stored = deviceValue('theme');

const read = (): ThemeChoice => {
  const choice = stored.read();
  return choice === 'light' || choice === 'dark' ? choice : 'system';
};

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const choice = read();
  const dark = choice === 'dark' || (choice === 'system' && prefersDark().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', apply);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', apply);
  };
}

/** The reader's choice and its setter; `system` follows the device. Kept in local storage, shared by tabs. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, read, () => 'system' as const);
  const choose = (next: ThemeChoice) => {
    stored.write(next);
    apply();
  };
  return [choice, choose];
}
