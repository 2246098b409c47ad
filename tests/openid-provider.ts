import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { answerInteraction } from './openid-pages.ts';

export interface OpenIdPerson {
  email: string;
  verified: boolean;
}

/**
 * A real OpenID server on this machine. `login_hint` tells who signs in and agrees; without it there are pages to
 * choose a person and to agree, as browsers meet them.
 * @param people may change while it runs
 */
export async function startOpenIdProvider(
  people: Record<string, OpenIdPerson>,
  site = 'http://localhost:3000',
): Promise<{ issuer: string; stop: () => void }> {
  const settings = {
    clients: [
      {
        client_id: 'lacuna',
        client_secret: 'a-client-secret',
        redirect_uris: [`${site}/auth/v1/callback/google`],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    extraParams: ['access_type'],
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['test-key'] },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Grant: 3600,
      Session: 3600,
      Interaction: 600,
      RefreshToken: 3600,
    },
    interactions: { url: (_: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email: people[id]?.email, email_verified: people[id]?.verified, name: id }),
    }),
  };
  const holder = await listenFirst();
  const provider = quietly(() => new Provider(holder.issuer, settings as never));
  const answer = quietly(() => provider.callback());
  holder.handle((request, response) =>
    request.url?.startsWith('/interaction/')
      ? answerInteraction(provider, Object.keys(people), { request, response })
      : answer(request, response),
  );
  return { issuer: holder.issuer, stop: holder.close };
}

/** The provider notes that http and its in-memory store are for development: here they are meant. */
function quietly<T>(make: () => T): T {
  const { warn, info } = console;
  Object.assign(console, { warn: () => undefined, info: () => undefined });
  try {
    return make();
  } finally {
    Object.assign(console, { warn, info });
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The issuer's name holds its port, so the port comes first. */
async function listenFirst() {
  let handler: Handler = () => undefined;
  const server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    issuer: `http://127.0.0.1:${port}`,
    handle: (next: Handler) => {
      handler = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
