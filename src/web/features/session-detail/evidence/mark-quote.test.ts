import { expect, it } from 'vitest';
import { markQuote } from './mark-quote.ts';

const text = 'Walls are filled (partly) with wax.\nA lid closes the box.';

it('finds the quote whatever its case and line breaks', () => {
  expect(markQuote(text, 'with wax. a lid')).toEqual({
    before: 'Walls are filled (partly) ',
    quote: 'with wax.\nA lid',
    after: ' closes the box.',
  });
});

it('takes signs in a quote literally', () => {
  expect(markQuote(text, 'filled (partly)').quote).toBe('filled (partly)');
  expect(markQuote(text, '.*').quote).toBeNull();
});

it.each([null, undefined, '', 'not in it'])('leaves the text whole for %o', (quote) => {
  expect(markQuote(text, quote)).toEqual({ before: text, quote: null, after: '' });
});
