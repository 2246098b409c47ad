import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface OpenIdPerson {
  email: string;
  verified: boolean;
}

/** A real OpenID server on this machine; who signs in there is told by `login_hint`, in place of a login page. */
export async function startOpenIdProvider(
  people: Record<string, OpenIdPerson>,
): Promise<{ issuer: string; stop: () => void }> {
  const settings = {
    clients: [
      {
        client_id: 'lacuna',
        client_secret: 'a-client-secret',
        redirect_uris: ['http://localhost:3000/auth/v1/callback/google'],
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
      Interaction: 60,
      RefreshToken: 3600,
    },
    interactions: { url: (_: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email: people[id]?.email, email_verified: people[id]?.verified, name: id }),
    }),
  };
  const holder = await listenFirst();
  const provider = new Provider(holder.issuer, settings as never);
  holder.handle(async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: String(params.login_hint), clientId: 'lacuna' });
    grant.addOIDCScope(String(params.scope));
    const login = { accountId: String(params.login_hint) };
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(
      request,
      response,
      { login, consent },
      { mergeWithLastSubmission: false },
    );
  });
  return { issuer: holder.issuer, stop: holder.close };
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
