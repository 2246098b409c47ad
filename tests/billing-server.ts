import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Deps } from '../src/server/context.ts';
import { createApp } from '../src/server/http/app.ts';
import { createBilling } from '../src/server/modules/billing/create-billing.ts';
import { createModuleContext, type ModuleContext } from './module-context.ts';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export interface BillingServer extends ModuleContext {
  origin: string;
  /** Submits a form of a page and returns the answer; a redirect is not followed. */
  submit(url: string, form?: Record<string, string>): Promise<Response>;
}

/** The application listening on a port of its own, so that the sandbox's events come in over HTTP. */
export async function startBillingServer(
  options: { env?: Record<string, string>; override?: (deps: Deps) => Promise<Partial<Deps>> } = {},
): Promise<BillingServer> {
  const port = await freePort();
  const context = await createModuleContext({
    env: { PORT: String(port), ...options.env },
    override: async (deps) => ({ billing: await createBilling(deps), ...(await options.override?.(deps)) }),
  });
  const api = createApp(context.deps);
  const server = await new Promise<Server>((resolve) => {
    const started = serve({ fetch: api.hono.fetch, port, hostname: '127.0.0.1' }, () =>
      resolve(started as Server),
    );
  });
  return {
    ...context,
    origin: `http://localhost:${port}`,
    submit: (url, form = {}) =>
      fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await context.close();
    },
  };
}

export const card = (number: string): Record<string, string> => ({
  card_number: number,
  expiry: '12 / 39',
  cvc: '123',
});
