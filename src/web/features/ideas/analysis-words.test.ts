import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { failureText, LANDING_WORDS, NEW_IDEA_WORDS } from './analysis-words.ts';

test('a failed analysis is told in the words of the server', () => {
  const busy = new ApiError('busy', 'Another of your requests is still running.', { status: 429 });
  expect(failureText(busy, NEW_IDEA_WORDS)).toBe('Another of your requests is still running.');
});

test("a server that breaks without words is 'Failed to analyze idea.'", () => {
  const broken = new ApiError('internal', 'Oops', { status: 500 });
  expect(failureText(broken, NEW_IDEA_WORDS)).toBe('Failed to analyze idea.');
});

test('what nobody has words for gets the fallback of the screen', () => {
  const late = new ApiError('timeout', 'Connection error.');
  for (const error of [late, new TypeError('x is undefined')]) {
    expect(failureText(error, LANDING_WORDS)).toBe('Please try again later');
    expect(failureText(error, NEW_IDEA_WORDS)).toBe('An unexpected error occurred. Please try again.');
  }
});
