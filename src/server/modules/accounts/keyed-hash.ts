import { createHmac } from 'node:crypto';

/** Keyed hash in hex: recognises a value again without storing it. `purpose` keeps uses apart. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('hex');
}
