import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignedInUser, type SignedInUser } from '../../../../tests/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await createTestApp();
  user = await createSignedInUser(app);
});
afterAll(() => app.close());

const status = async (token: string) => (await app.request('/auth/v1/user', { token })).status;
const payload = (): JWTPayload => decodeJwt(user.token);

/** The server's own key, so that only the claim under test is wrong. */
async function signWithOwnKey(claims: JWTPayload, header: Record<string, string> = {}): Promise<string> {
  const { signJWT } = await import('better-auth/plugins');
  const context = await app.deps.auth.library.$context;
  return signJWT({ context } as never, { payload: claims, header: { typ: 'at+jwt', ...header } });
}

test('a token of ours is accepted and names a user and a session, nothing else', async () => {
  expect(await status(user.token)).toBe(200);
  expect(decodeProtectedHeader(user.token)).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt' });
  expect(Object.keys(payload()).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  expect(await status(await signWithOwnKey(payload()))).toBe(200);
});

test('alg none, foreign keys and confused keys are refused', async () => {
  expect(await status(new UnsecuredJWT(payload()).encode())).toBe(401);
  const { kid } = decodeProtectedHeader(user.token);
  const foreign = generateKeyPairSync('ed25519').privateKey;
  const header = { alg: 'EdDSA', typ: 'at+jwt', kid: String(kid) };
  expect(await status(await new SignJWT(payload()).setProtectedHeader(header).sign(foreign))).toBe(401);

  const keys = (await (await app.request('/auth/v1/jwks.json')).json()) as { keys: { x: string }[] };
  const publicKey = Buffer.from(String(keys.keys[0]?.x), 'base64url');
  const confused = new SignJWT(payload()).setProtectedHeader({ ...header, alg: 'HS256' }).sign(publicKey);
  expect(await status(await confused)).toBe(401);
  const inline = await importJWK(
    { ...keys.keys[0], d: Buffer.alloc(32, 1).toString('base64url') },
    'EdDSA',
  ).catch(() => foreign);
  const carried = new SignJWT(payload())
    .setProtectedHeader({ ...header, jwk: keys.keys[0] as never })
    .sign(inline);
  expect(await carried.then(status, () => 401)).toBe(401);
});

test('published keys are public halves only', async () => {
  const { keys } = (await (await app.request('/auth/v1/jwks.json')).json()) as { keys: object[] };
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).not.toHaveProperty('d');
});

test.each([
  ['audience', { aud: 'someone-else' }],
  ['issuer', { iss: 'https://evil.example' }],
  ['end', { exp: Math.floor(Date.now() / 1000) - 120 }],
  ['session', { sid: crypto.randomUUID() }],
  ['session of another shape', { sid: 'not-a-uuid' }],
  ['user', { sub: crypto.randomUUID() }],
])('a wrong %s is refused', async (_name, claims) => {
  expect([401]).toContain(await status(await signWithOwnKey({ ...payload(), ...claims })));
});

test('another type of token is refused', async () => {
  expect(await status(await signWithOwnKey(payload(), { typ: 'JWT' }))).toBe(401);
});

test('clocks may differ by a minute, not more', async () => {
  const end = Number(payload().exp) * 1000;
  app.clock.set(new Date(end + 50_000));
  expect(await status(user.token)).toBe(200);
  app.clock.set(new Date(end + 70_000));
  expect(await status(user.token)).toBe(401);
  app.clock.set(new Date());
});

test.each(['Bearer', 'Basic dXNlcjpwYXNz', 'Bearer a.b', 'Bearer a.b.c d', 'token'])(
  'the header "%s" is refused',
  async (authorization) => {
    expect((await app.request('/auth/v1/user', { headers: { authorization } })).status).toBe(401);
  },
);
