/** One spelling for comparison: lower case, composed characters, the domain in its ASCII form. */
function spelling(value: string): string {
  const typed = value.trim().toLowerCase().normalize('NFC');
  const at = typed.lastIndexOf('@');
  const host = `http://${typed.slice(at + 1)}`;
  try {
    return `${typed.slice(0, at)}@${new URL(host).hostname}`;
  } catch {
    return typed;
  }
}

/** True when two texts are the same address, whether its domain is written as `münchen.de` or as `xn--mnchen-3ya.de`. */
export const isSameEmail = (one: string, other: string): boolean => spelling(one) === spelling(other);
