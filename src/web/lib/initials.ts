/**
 * Initials of an e-mail: the first letter, and the first letter of the second part of the local name when it
 * is split on dot, underscore or dash. `U` when there is no e-mail.
 */
export function initials(email: string | null | undefined): string {
  const local = email?.trim().split('@')[0] ?? '';
  const parts = local.split(/[._-]/).filter(Boolean);
  const letters = (parts[0]?.[0] ?? '') + (parts[1]?.[0] ?? '');
  return letters.toUpperCase() || 'U';
}
