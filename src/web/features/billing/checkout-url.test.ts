import { expect, test } from 'vitest';
import { isPaymentUrl } from './checkout-url.ts';

const stripe = { payment_provider: 'stripe', payment_host: 'stripe.com' };
const sandbox = { payment_provider: 'sandbox', payment_host: 'localhost:3000' };
const own = 'http://localhost:3000';

test.each([
  ['https://checkout.stripe.com/c/pay/cs_1', true],
  ['https://stripe.com/pay', true],
  ['http://checkout.stripe.com/c/pay/cs_1', false],
  ['https://stripe.com.evil.example/pay', false],
  ['https://evilstripe.com/pay', false],
  ['https://evil.example/?stripe.com', false],
  ['https://stripe.com@evil.example/', false],
  ['https://user:pass@stripe.com/', false],
  ['https://stripe.com:8443/', false],
  ['javascript:alert(1)//stripe.com', false],
  ['data:text/html,stripe.com', false],
  ['//stripe.com/pay', false],
  ['', false],
])('Stripe: %s → %s', (address, allowed) => {
  expect(isPaymentUrl(address, stripe, 'https://lacuna.example')).toBe(allowed);
});

test.each([
  ['http://localhost:3000/sandbox/checkout/cs_1', true],
  ['http://localhost:3001/sandbox/checkout/cs_1', false],
  ['https://localhost:3000/sandbox/checkout/cs_1', false],
  ['http://localhost.evil.example:3000/', false],
])('sandbox: %s → %s', (address, allowed) => {
  expect(isPaymentUrl(address, sandbox, own)).toBe(allowed);
});

test('a sandbox off this machine, and a provider without a host, are refused', () => {
  const address = 'https://lacuna.example/sandbox/checkout/cs_1';
  expect(isPaymentUrl(address, sandbox, 'https://lacuna.example')).toBe(false);
  expect(isPaymentUrl('https://anything.example', { ...stripe, payment_host: '' }, own)).toBe(false);
});
