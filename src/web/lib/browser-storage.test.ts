import { afterEach, expect, test, vi } from 'vitest';
import { clearPrivateValues, deviceStorage, deviceValue, privateValue, tabValue } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** A browser's storage over a map; what a test wants broken, it replaces. */
function storage(broken: Partial<Storage> = {}) {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (at: number) => [...values.keys()][at] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    ...broken,
  };
}

const stub = (local: object, session = local) =>
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });

test('what a full storage does not take is read back all the same, and no older value returns', () => {
  const store = storage();
  stub(store);
  const value = privateValue('idea');
  value.write('old');
  store.setItem = full;
  value.write('new');
  expect(value.read()).toBe('new');
  expect(store.getItem('lacuna.private.idea')).toBeNull();
  value.remove();
  expect(value.read()).toBeNull();
});

test('a storage that refuses to be named, or any of its calls, is as if there was none', () => {
  const refused = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal('window', refused);
  for (const value of [deviceValue('a'), tabValue('a'), privateValue('a')]) {
    value.write('kept');
    expect(value.read()).toBe('kept');
  }
  clearPrivateValues();
  expect(privateValue('a').read()).toBeNull();
  expect(deviceValue('a').read()).toBe('kept');
  deviceValue('a').remove();
  tabValue('a').remove();

  stub(storage({ getItem: full, setItem: full, removeItem: full, key: full }));
  expect(() => clearPrivateValues()).not.toThrow();
  deviceStorage().setItem('limits', '1');
  expect(deviceStorage().getItem('limits')).toBe('1');
});

test('what another tab stores is seen again once this one can store', () => {
  const store = storage();
  stub(store);
  const value = deviceValue('shared');
  const { setItem } = store;
  store.setItem = full;
  value.write('mine');
  store.setItem = setItem;
  value.write('stored');
  store.setItem('lacuna.shared', 'theirs');
  expect(value.read()).toBe('theirs');
});
