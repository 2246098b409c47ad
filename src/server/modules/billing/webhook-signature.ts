import { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import type { ProviderEvent } from './billing-provider.ts';

/** Seconds: an older signature is refused, and one from further ahead than clocks go wrong. */
const TOLERANCE = 300;

const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});

/**
 * Verifies a `Stripe-Signature` header over the raw body and reads which customer the event is about.
 * @param secrets any of them may have signed: the current and, while it is rotated, the previous one
 * @throws AppError `webhook_invalid` for every reason, without telling which
 */
export async function verifySignedEvent(
  rawBody: string,
  signature: string | null,
  trust: { secrets: string[]; now: Date },
): Promise<ProviderEvent> {
  const now = trust.now.getTime();
  const signed = await Promise.all(
    trust.secrets.map((secret) => isSigned(rawBody, signature, { secret, now })),
  );
  if (!signed.includes(true)) throw new AppError('webhook_invalid');
  const parsed = eventSchema.safeParse(JSON.parse(rawBody));
  if (!parsed.success) throw new AppError('webhook_invalid');
  const { id, type, data } = parsed.data;
  const { customer, object } = data.object;
  const customerId = typeof customer === 'string' ? customer : customer?.id;
  return { id, type, customerId: customerId ?? (object === 'customer' ? (data.object.id ?? null) : null) };
}

// The provider's library is large and most starts never need it: loaded with the first signature.
const loadSignatures = async () => (await import('stripe')).default.webhooks;

async function isSigned(
  rawBody: string,
  signature: string | null,
  trust: { secret: string; now: number },
): Promise<boolean> {
  if (!signature) return false;
  const stamp = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(stamp - trust.now / 1000 <= TOLERANCE)) return false;
  const signatures = await loadSignatures();
  try {
    signatures.constructEvent(rawBody, signature, trust.secret, TOLERANCE, undefined, trust.now);
    return true;
  } catch {
    return false;
  }
}

/** The header that a provider sends with a body; the sandbox and tests sign with it. */
export async function signatureHeader(rawBody: string, secret: string, now: Date): Promise<string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  return (await loadSignatures()).generateTestHeaderString({ payload: rawBody, secret, timestamp });
}
