import { expect, it } from 'vitest';
import { type Violation, violationSeverity } from './violation-severity.ts';

const origin = 'https://lacuna.example';

it.each<[string, Violation, string]>([
  ['a picture from elsewhere', { blockedURI: 'https://elsewhere.example/x.png', sourceFile: null }, 'high'],
  ['an inline script that nobody knows', { blockedURI: 'inline', sourceFile: null }, 'high'],
  ['an extension', { blockedURI: 'chrome-extension://abc/x.js', sourceFile: null }, 'low'],
  ['a script of an extension', { blockedURI: 'inline', sourceFile: 'moz-extension://abc/x.js' }, 'low'],
  ['code from text in our own file', { blockedURI: 'eval', sourceFile: `${origin}/assets/a.js` }, 'low'],
  [
    'code from text in a foreign file',
    { blockedURI: 'eval', sourceFile: 'https://lacuna.example.evil/a.js' },
    'high',
  ],
])('%s', (_, violation, severity) => {
  expect(violationSeverity(violation, origin)).toBe(severity);
});
