import { expect, test } from 'vitest';
import { sanitiseIdea } from './idea-text.ts';

const refused = (error: string) => ({ ok: false, error });

test.each(['', '  \n\t', undefined, null, 7, ['a']])('%j is an invalid input', (value) => {
  expect(sanitiseIdea(value)).toEqual(refused('invalid_input'));
});

test('an idea has 5000 characters at most', () => {
  expect(sanitiseIdea('a'.repeat(5000))).toEqual({ ok: true, text: 'a'.repeat(5000) });
  expect(sanitiseIdea('a'.repeat(5001))).toEqual(refused('input_too_long'));
});

test.each([
  ['a script tag', 'planter <script>alert(1)</script>'],
  ['a javascript: address', 'see javascript:alert(1)'],
  ['an inline handler', '<img src=x onerror=alert(1)>'],
  ['an HTML data address', 'data:text/html,<b>x</b>'],
  ['a vbscript: address', 'vbscript:msgbox(1)'],
  ['expression() in a style', '<p style="width: 1px; height: expression(alert(1))">'],
  ['expression() as a value', 'width: expression(alert(1))'],
])('%s is malicious', (_, text) => {
  expect(sanitiseIdea(text)).toEqual(refused('malicious_input'));
});

test.each([
  'Aim: to measure gene expression (RNA) at home',
  'a description of a prescription: on time = better',
  'JavaScript engine for toasters',
])('‘%s’ is an idea like any other', (text) => {
  expect(sanitiseIdea(text)).toEqual({ ok: true, text });
});

test('control characters and fragments of frames are stripped', () => {
  expect(sanitiseIdea(' a\u0000 bottle\u200b <iframe src="x"> that cools ')).toEqual({
    ok: true,
    text: 'a bottle  that cools',
  });
  expect(sanitiseIdea('<iframe>')).toEqual(refused('invalid_input'));
});
