import type { FormEvent } from 'react';

/**
 * What the fields of a form hold at this moment, by name. Password managers and browsers fill fields without an event,
 * so what a form sends is read from its fields, never from what was heard of them.
 */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** The same for a form's submit event, which it keeps from leaving the page. */
export function submittedValues(event: FormEvent): Record<string, string> {
  event.preventDefault();
  return formValues(event.currentTarget as HTMLFormElement);
}
