import { html } from 'hono/html';
import type { Markup } from './page-layout.ts';
import { TEST_CARDS } from './test-cards.ts';

/** The fields of a card, as a hosted checkout has them. */
export const cardFields = (): Markup => html`
<label>Card number
  <input name="card_number" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" required maxlength="30"></label>
<div class="row">
  <label>Expiry <input name="expiry" autocomplete="cc-exp" placeholder="12 / 34" required maxlength="9"></label>
  <label>Security code <input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123" required maxlength="4"></label>
</div>`;

export const testCardTable = (): Markup => html`
<section><h2>Test cards</h2><div class="scroll"><table>
${TEST_CARDS.map((card) => html`<tr><td><code>${card.number}</code></td><td>${card.label}</td></tr>`)}
</table></div><p class="dim">Any expiry date in the future and any three digits.</p></section>`;

export interface CardInput {
  number: string;
  expiry: string;
  cvc: string;
}

const field = (form: Record<string, unknown>, name: string): string => {
  const value = form[name];
  return typeof value === 'string' ? value.slice(0, 100) : '';
};

export const readCard = (form: Record<string, unknown>): CardInput => ({
  number: field(form, 'card_number'),
  expiry: field(form, 'expiry'),
  cvc: field(form, 'cvc'),
});
