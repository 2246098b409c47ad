import { createHmac, timingSafeEqual } from 'node:crypto';

interface Generation {
  sessionId: string;
  salt: string;
  generation: number;
}

const mac = (secret: string, { sessionId, salt, generation }: Generation): string =>
  createHmac('sha256', secret).update(`refresh\0${sessionId}\0${salt}\0${generation}`).digest('base64url');

/** Refresh token of a generation: the session's id and a 256-bit keyed hash that only this installation can make. */
export const refreshTokenOf = (secret: string, generation: Generation): string =>
  `${generation.sessionId}.${generation.generation}.${mac(secret, generation)}`;

/** Session and generation that a token claims; null when it is no refresh token at all. */
export function parseRefreshToken(token: string): { sessionId: string; generation: number } | null {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.[\w-]{43}$/.exec(token);
  return match ? { sessionId: match[1] as string, generation: Number(match[2]) } : null;
}

/** True when the token is truly that generation's. Compares in constant time. */
export function isRefreshTokenOf(secret: string, generation: Generation, token: string): boolean {
  const expected = Buffer.from(refreshTokenOf(secret, generation));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
