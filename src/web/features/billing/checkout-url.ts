/** What `/config.json` says of the payment provider. */
export interface PaymentSettings {
  payment_host: string;
  payment_provider: string;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * Whether a payment page may be opened (SPEC §5): https, and the host is the provider's or a subdomain of it, never
 * merely a text that contains it. The sandbox is served from our own origin, and only on this machine.
 */
export function isPaymentUrl(address: string, settings: PaymentSettings, ownOrigin: string): boolean {
  const url = parsed(address);
  if (url?.username !== '' || url.password !== '') return false;
  if (settings.payment_provider === 'sandbox') {
    return url.origin === ownOrigin && loopback.test(url.hostname);
  }
  const host = settings.payment_host.toLowerCase();
  return url.protocol === 'https:' && host !== '' && (url.host === host || url.host.endsWith(`.${host}`));
}
