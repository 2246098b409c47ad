/** Reading of answers whose shape is not certain: one child or many, text or number, present or not. */

/** The value at a path of names; undefined where the path ends early. */
export function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (held, name) =>
      typeof held === 'object' && held !== null && Object.hasOwn(held, name)
        ? (held as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}

/** Many, one or none as a list. */
export function listAt(value: unknown, ...path: string[]): unknown[] {
  const held = at(value, ...path);
  if (held === undefined || held === null) return [];
  return Array.isArray(held) ? held : [held];
}

/** Text or number as text; null for anything else and for nothing. */
export function textAt(value: unknown, ...path: string[]): string | null {
  const held = at(value, ...path);
  if (typeof held === 'number') return String(held);
  return typeof held === 'string' && held.trim() !== '' ? held : null;
}

export function countAt(value: unknown, ...path: string[]): number | null {
  const text = textAt(value, ...path);
  const count = text === null ? Number.NaN : Number(text.replace(/,/g, ''));
  return Number.isFinite(count) ? count : null;
}

export const texts = (values: (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => Boolean(value))),
];
