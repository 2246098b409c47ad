import { domainToASCII, domainToUnicode } from 'node:url';

/** The address as it was typed, without outer spaces and in lower case: where a mail goes. */
export const typedEmail = (value: string): string => value.trim().toLowerCase();

/**
 * One spelling for all ways to write an address: lower case, composed characters, and the domain in its own script,
 * whether `münchen.de` or `xn--mnchen-3ya.de` was typed. Accounts are stored and found by it.
 */
export function canonicalEmail(value: string): string {
  const [local, domain] = split(value);
  const ascii = domainToASCII(domain);
  // A host that is no valid IDN stays as it is: the rule for addresses judges it, not this function.
  return `${local}@${ascii === '' ? domain : domainToUnicode(ascii)}`;
}

/** The spellings under which an account may be stored; earlier versions kept the domain as it was typed. */
export function storedSpellings(value: string): string[] {
  const [local, domain] = split(value);
  return [...new Set([canonicalEmail(value), `${local}@${domainToASCII(domain) || domain}`])];
}

function split(value: string): [local: string, domain: string] {
  const typed = typedEmail(value).normalize('NFC');
  const at = typed.lastIndexOf('@');
  return [typed.slice(0, Math.max(at, 0)), typed.slice(at + 1)];
}
