import type { Severity } from './client-log.ts';

export interface Violation {
  /** `eval`, `inline`, or the address that was blocked. */
  blockedURI: string;
  /** Script that caused it, as far as the browser says. */
  sourceFile: string | null;
}

const EXTENSION = /^(?:chrome|moz|safari-web|ms-browser)-extension:/i;

/**
 * How serious a blocked violation of the page's policy is. What an extension of the browser does, and code from text that our own
 * files or a library in them try, is no attack; anything from elsewhere may be one.
 */
export function violationSeverity({ blockedURI, sourceFile }: Violation, origin: string): Severity {
  if (EXTENSION.test(blockedURI) || EXTENSION.test(sourceFile ?? '')) return 'low';
  const own = sourceFile?.startsWith(`${origin}/`) ?? false;
  return blockedURI.includes('eval') && own ? 'low' : 'high';
}
