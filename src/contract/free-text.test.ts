import { expect, test } from 'vitest';
import { freeTextProblem } from './free-text.ts';

test.each([
  ['', null],
  ['Spam: sells “gene expression (RNA)” kits', null],
  ['<script>alert(1)</script>', 'Invalid content detected'],
  ['<img src=x onerror=alert(1)>', 'Invalid content detected'],
  ['width: expression(alert(1))', 'Invalid content detected'],
])('a free text is judged: %j', (text, problem) => {
  expect(freeTextProblem(text)).toBe(problem);
});

test('a free text has 10000 characters at most', () => {
  expect(freeTextProblem('a'.repeat(10_000))).toBeNull();
  expect(freeTextProblem('a'.repeat(10_001))).toBe('Text too long');
});
