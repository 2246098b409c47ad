import { queryOptions } from '@tanstack/react-query';
import type { PaidPlanId } from '../../../../contract/plans.ts';
import type {
  billingHistoryRoute,
  createCheckoutRoute,
  customerPortalRoute,
  Invoice,
} from '../../../../contract/routes/billing.routes.ts';
import { type ApiClient, newIdempotencyKey } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { PublicConfig } from '../../../lib/api/public-config.ts';
import { isPaymentUrl } from '../checkout-url.ts';

/** A checkout or portal that cannot be opened; the message is one of SPEC §8. */
export class PaymentPageError extends Error {}

/** What an answer without an address is called: with no such field, with none in it, and with an empty one. */
const noUrl = (url: string | null | undefined): string => {
  if (url === undefined) return 'Unable to start upgrade process. Please try again.';
  return url === null ? 'No checkout URL received from server' : 'No checkout URL received';
};

const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.code !== 'internal' ? error.message : fallback;

const checked = (url: string, config: PublicConfig, invalid: string): string => {
  if (!isPaymentUrl(url, config, window.location.origin)) throw new PaymentPageError(invalid);
  return url;
};

/** Address of the page on which a plan is bought. Throws `PaymentPageError`; else our own settings cannot be read. */
export async function requestCheckout(
  api: ApiClient,
  plan: PaidPlanId,
  config: () => Promise<PublicConfig>,
): Promise<string> {
  const settings = await config();
  let answer: { url?: string | null } | null;
  try {
    answer = await api.call<typeof createCheckoutRoute>({
      method: 'POST',
      path: '/functions/v1/create-checkout',
      body: { plan },
      idempotencyKey: newIdempotencyKey(),
    });
  } catch (error) {
    throw new PaymentPageError(messageOf(error, 'Failed to create checkout session'));
  }
  if (!answer) throw new PaymentPageError('No response data received from server');
  if (!answer.url) throw new PaymentPageError(noUrl(answer.url));
  return checked(answer.url, settings, 'Invalid checkout URL received from server');
}

/** Address of the provider's portal. Throws `PaymentPageError`. */
export async function requestPortal(api: ApiClient, config: () => Promise<PublicConfig>): Promise<string> {
  const fallback = 'Failed to open customer portal';
  try {
    const settings = await config();
    const request = { method: 'POST', path: '/functions/v1/customer-portal' } as const;
    const { url } = await api.call<typeof customerPortalRoute>(request);
    return checked(url, settings, fallback);
  } catch (error) {
    if (error instanceof PaymentPageError) throw error;
    throw new PaymentPageError(messageOf(error, fallback));
  }
}

async function fetchInvoices(api: ApiClient, signal: AbortSignal): Promise<Invoice[]> {
  const request = { method: 'POST', path: '/functions/v1/get-billing-history', signal } as const;
  return (await api.call<typeof billingHistoryRoute>(request)).invoices;
}

/** Invoices of the signed-in person. Invalidated by `subscription.changed`. */
export const invoicesQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ['invoices', userId],
    queryFn: ({ signal }) => fetchInvoices(api, signal),
  });
