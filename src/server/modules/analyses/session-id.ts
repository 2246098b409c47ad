import { AppError } from '../../../contract/errors.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A session id as the client sent it. Throws `invalid_session_id` for anything but a UUID. */
export function parseSessionId(value: unknown): string {
  if (typeof value !== 'string' || !uuid.test(value)) throw new AppError('invalid_session_id');
  return value.toLowerCase();
}
