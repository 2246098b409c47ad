import { describe, expect, it } from 'vitest';
import { FUNCTION_WORDS } from './function-names.constants.ts';
import { buyerQuestion, reckoningOf } from './function-names.ts';

describe.each(Object.keys(FUNCTION_WORDS))('what is told of %s', (id) => {
  it('is reckoned in one sentence that goes on after “Reckon first:”', () => {
    expect(reckoningOf(id)).toMatch(/^[a-z][^:;]*[^.\s]$/);
    expect(reckoningOf(id)).not.toMatch(/\. |[—–]/);
  });

  it('ends in one question to a buyer', () => {
    expect(buyerQuestion(id)).toMatch(/^[A-Z][^?]*\?$/);
  });
});

it('is nothing for a function that nobody described', () => {
  expect([reckoningOf('hum'), buyerQuestion('hum')]).toEqual([null, null]);
});
