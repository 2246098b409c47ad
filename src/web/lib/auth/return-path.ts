import { tabValue } from '../browser-storage.ts';

export const HOME_AFTER_LOGIN = '/dashboard/new-idea';
const stored = tabValue('return');

/** Remembers the page that a visitor asked for. Only paths of the dashboard count. */
export function rememberPage(path: string): void {
  if (path.startsWith('/dashboard')) stored.write(path);
}

export const peekRememberedPage = (): string | null => stored.read();

/** Where to go after sign-in; forgets it. */
export function takeRememberedPage(): string | null {
  const path = stored.read();
  stored.remove();
  // Never an address of another origin: `//host` and `/\host` do not begin like this.
  return path?.startsWith('/dashboard') ? path : null;
}

const outside = tabValue('outside');

/** Notes that the browser leaves for an identity provider, which brings it back to `/`. */
export const expectReturn = (): void => outside.write('1');

/** True once after such a return. */
export function hasReturned(): boolean {
  const returned = outside.read() === '1';
  outside.remove();
  return returned;
}
