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

test.each([
  ['a family of one emoji', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} planter'],
  ['an emoji with a skin tone and a joiner', '\u{1F469}\u{1F3FD}\u200D\u{1F52C} kit'],
  ['an emoji with a variation selector', '\u2764\uFE0F\u200D\u{1F525} lamp'],
  ['a flag of two letters', '\u{1F1E9}\u{1F1EA} plug'],
  ['a flag of tags', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} mug'],
  ['a Persian word', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
  ['a Sinhala conjunct', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3 lamp'],
  ['a sign before an Arabic number', '\u0600\u0661\u0662'],
])('%s survives', (_, text) => {
  expect(sanitiseIdea(text)).toEqual({ ok: true, text });
});

test('joiners and tags that join nothing, and halves of characters, are stripped', () => {
  const text = '\u200Da bottle\u200D that\u{E0067} cools\u202E \ud83d well';
  expect(sanitiseIdea(text)).toEqual({ ok: true, text: 'a bottle that cools  well' });
  expect(sanitiseIdea('java\u200bscript:alert(1)')).toEqual(refused('malicious_input'));
});
