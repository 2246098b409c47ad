import { useLocation } from 'react-router';

export type MailLink =
  | { type: 'signup' | 'email_change' | 'recovery'; token: string }
  | { type: 'account_exists' };

/** Reads `#type=signup&token=…`; null for anything else. */
export function parseMailLink(hash: string): MailLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const type = params.get('type');
  const token = params.get('token');
  if (type === 'account_exists') return { type };
  if (!token) return null;
  return type === 'signup' || type === 'email_change' || type === 'recovery' ? { type, token } : null;
}

/** The link that led here, if any; gone once the page has navigated on. */
export const useMailLink = (): MailLink | null => parseMailLink(useLocation().hash);
