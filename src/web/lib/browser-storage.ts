/** Keys under this prefix hold what a person wrote; sign-out removes them all. */
const PRIVATE = 'lacuna.private.';

type Kind = 'localStorage' | 'sessionStorage';

/** What a browser would not take (full, blocked or absent storage): it then lives as long as the page. */
const kept: Record<Kind, Map<string, string>> = { localStorage: new Map(), sessionStorage: new Map() };

/** Runs against the browser's storage; whatever it throws, also on being named, is as if there was none. */
function attempt<T>(kind: Kind, run: (storage: Storage) => T, otherwise: T): T {
  try {
    return typeof window === 'undefined' ? otherwise : run(window[kind]);
  } catch {
    return otherwise;
  }
}

/** Storage that never throws and never forgets what it was given before the page is left. */
function safeStorage(kind: Kind): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const own = kept[kind];
  return {
    getItem: (key) => own.get(key) ?? attempt(kind, (storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const stored = attempt(kind, (storage) => store(storage, key, value), false);
      if (stored) own.delete(key);
      else own.set(key, value);
    },
    removeItem: (key) => {
      own.delete(key);
      attempt(kind, (storage) => storage.removeItem(key), undefined);
    },
  };
}

/** False when the value was not taken: then no older one may come back with the next page either. */
function store(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    storage.removeItem(key);
    return false;
  }
}

/** A named string kept in the browser. Reads null when absent; never throws. */
export interface StoredValue {
  read(): string | null;
  write(value: string): void;
  remove(): void;
}

function storedValue(kind: Kind, key: string): StoredValue {
  const storage = safeStorage(kind);
  return {
    read: () => storage.getItem(key),
    write: (value) => storage.setItem(key, value),
    remove: () => storage.removeItem(key),
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
  const { removeItem } = safeStorage('localStorage');
  const stored = attempt(
    'localStorage',
    (storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
    [],
  );
  for (const key of [...stored, ...kept.localStorage.keys()]) if (key.startsWith(PRIVATE)) removeItem(key);
}

/** Local storage, or its stand-in where there is none. */
export const deviceStorage = (): Pick<Storage, 'getItem' | 'setItem'> => safeStorage('localStorage');
