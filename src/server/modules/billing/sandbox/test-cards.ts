import type { SandboxCard } from './sandbox-state.ts';

export interface TestCard {
  number: string;
  label: string;
  outcome: 'pays' | 'declined' | 'confirms' | 'fails_later';
}

/** Stripe's numbers for tests, so that what works here is typed the same way there. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', label: 'Pays', outcome: 'pays' },
  { number: '4000 0000 0000 0002', label: 'Declined', outcome: 'declined' },
  { number: '4000 0025 0000 3155', label: 'Asks for 3-D Secure', outcome: 'confirms' },
  { number: '4000 0000 0000 0341', label: 'Pays once, fails at renewal', outcome: 'fails_later' },
];

export type CardCheck =
  | { result: 'pays' | 'confirms'; card: SandboxCard }
  | { result: 'refused'; message: string };

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** True when a date like "12 / 34" lies in the future: a card is good until the end of its month. */
export function notExpired(expiry: string, now: Date): boolean {
  const match = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry);
  if (!match) return false;
  const month = Number(match[1]);
  return month >= 1 && month <= 12 && Date.UTC(2000 + Number(match[2]), month, 1) > now.getTime();
}

/** What happens when this card is charged for the first time. */
export function checkCard(input: { number: string; expiry: string; cvc: string }, now: Date): CardCheck {
  const digits = digitsOf(input.number);
  const known = TEST_CARDS.find((card) => digitsOf(card.number) === digits);
  if (!known) {
    return {
      result: 'refused',
      message: 'Use one of the test cards below. Real cards are never accepted here.',
    };
  }
  if (!notExpired(input.expiry, now)) {
    return { result: 'refused', message: 'Enter an expiry date in the future, such as 12 / 34.' };
  }
  if (!/^\d{3,4}$/.test(input.cvc.trim())) {
    return { result: 'refused', message: 'Enter the security code: any three digits.' };
  }
  if (known.outcome === 'declined') return { result: 'refused', message: 'Your card was declined.' };
  const card = { brand: 'Visa', last4: digits.slice(-4), renews: known.outcome !== 'fails_later' };
  return { result: known.outcome === 'confirms' ? 'confirms' : 'pays', card };
}
