import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** What the OpenID server asks its visitor: who they are, and whether they agree. */
export async function answerInteraction(
  provider: Provider,
  names: string[],
  { request, response }: Exchange,
): Promise<void> {
  const { params, prompt, session } = await provider.interactionDetails(request, response);
  const finish = (result: object) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  const agreement = async (accountId: string) => {
    const grant = new provider.Grant({ accountId, clientId: 'lacuna' });
    grant.addOIDCScope(String(params.scope));
    return { grantId: await grant.save() };
  };
  if (params.login_hint) {
    const accountId = String(params.login_hint);
    return finish({ login: { accountId }, consent: await agreement(accountId) });
  }
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(prompt.name === 'login' ? loginPage(names) : CONSENT_PAGE);
    return;
  }
  const choice = new URLSearchParams(await text(request)).get('choice') ?? 'cancel';
  if (choice === 'cancel') return finish({ error: 'access_denied' });
  if (prompt.name === 'login') return finish({ login: { accountId: choice } });
  return finish({ consent: await agreement(session?.accountId ?? '') });
}

const page = (title: string, buttons: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,">
  <h1>${title}</h1><form method="post">${buttons}<button name="choice" value="cancel">Cancel</button></form></html>`;

const loginPage = (names: string[]) =>
  page(
    'Who are you?',
    names.map((name) => `<button name="choice" value="${name}">${name}</button>`).join(''),
  );

const CONSENT_PAGE = page(
  'Lacuna wants to know your name and email address',
  '<button name="choice" value="allow">Allow</button>',
);
