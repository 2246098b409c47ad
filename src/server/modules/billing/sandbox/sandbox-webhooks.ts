import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signatureHeader } from '../webhook-signature.ts';
import { noteDelivery, type SandboxDeps, undeliveredEvents } from './sandbox-store.ts';

const TRIES = 3;
/** Milliseconds. */
const TIMEOUT = 5_000;

/** The secret that signs this installation's events. */
export const sandboxSecret = (deps: Pick<SandboxDeps, 'secret'>): string =>
  `whsec_${createHmac('sha256', deps.secret).update('sandbox webhooks').digest('hex')}`;

/** Where this process listens; events do not take the way through a proxy. */
function endpoint({ config }: SandboxDeps): string {
  const everywhere = ['0.0.0.0', '::', '127.0.0.1'];
  const host = everywhere.includes(config.host) ? '127.0.0.1' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${config.port}/webhooks/stripe`;
}

async function post(deps: SandboxDeps, body: string): Promise<boolean> {
  const signature = await signatureHeader(body, sandboxSecret(deps), deps.clock.now());
  try {
    const response = await fetch(endpoint(deps), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    return response.ok;
  } catch (error) {
    deps.log.debug({ err: error }, 'sandbox event not delivered');
    return false;
  }
}

/** Sends what a customer's changes have caused, in order. What does not arrive is sent again with the next change. */
export async function deliverEvents(deps: SandboxDeps, customerId: string): Promise<void> {
  for (const event of await undeliveredEvents(deps, customerId)) {
    let delivered = false;
    for (let attempt = 0; attempt < TRIES && !delivered; attempt++) {
      if (attempt > 0) await sleep(100 * 4 ** attempt);
      delivered = await post(deps, event.body);
      await noteDelivery(deps, event.id, delivered);
    }
    if (!delivered) return;
  }
}
