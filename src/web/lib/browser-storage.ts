/** Keys under this prefix hold what a person wrote; sign-out removes them all. */
const PRIVATE = 'lacuna.private.';

const memory = new Map<string, string>();

// A browser may refuse storage, and the prerenderer has none: the value then lives as long as the page.
const fallback: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

function usable(kind: 'localStorage' | 'sessionStorage'): Storage | typeof fallback {
  try {
    return typeof window === 'undefined' ? fallback : window[kind];
  } catch {
    return fallback;
  }
}

/** A named string kept in the browser. Reads null when absent; never throws. */
export interface StoredValue {
  read(): string | null;
  write(value: string): void;
  remove(): void;
}

function storedValue(kind: 'localStorage' | 'sessionStorage', key: string): StoredValue {
  return {
    read: () => usable(kind).getItem(key),
    write: (value) => {
      try {
        usable(kind).setItem(key, value);
      } catch {
        fallback.setItem(key, value);
      }
    },
    remove: () => usable(kind).removeItem(key),
  };
}

/** What a person wrote (drafts, ideas): kept over reloads, removed on sign-out. */
export const privateValue = (name: string): StoredValue => storedValue('localStorage', PRIVATE + name);

/** Survives sign-out; nothing personal may go here. */
export const deviceValue = (name: string): StoredValue => storedValue('localStorage', `lacuna.${name}`);

/** Ends with the tab. */
export const tabValue = (name: string): StoredValue => storedValue('sessionStorage', `lacuna.${name}`);

/** Removes everything that a person wrote. Part of signing out. */
export function clearPrivateValues(): void {
  memory.clear();
  const store = usable('localStorage');
  if (!('length' in store)) return;
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at));
  for (const key of keys) if (key?.startsWith(PRIVATE)) store.removeItem(key);
}

/** Local storage, or its stand-in where there is none. */
export const deviceStorage = (): Pick<Storage, 'getItem' | 'setItem'> => usable('localStorage');
