import { tabValue } from '../browser-storage.ts';

const stored = tabValue('csrf');

/** 32 random bytes in hex, generated at each page load and kept in session storage; sent as `X-CSRF-Token`. */
export function renewCsrfToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  stored.write(token);
  return token;
}

export const csrfToken = (): string => stored.read() ?? renewCsrfToken();
