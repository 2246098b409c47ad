import { expect, it } from 'vitest';
import { fullSearchUrl } from './full-search.ts';

it('asks the page for the query with plain quotes and without the classes', () => {
  const url = new URL(fullSearchUrl('(“baby bottle” OR bottle) AND cool, and look through A61J9 and F25D31'));
  expect(url.origin).toBe('https://patents.google.com');
  expect(url.searchParams.get('q')).toBe('("baby bottle" OR bottle) AND cool');
});

it('holds nothing that would end a link in Markdown', () => {
  expect(fullSearchUrl('(“a b” OR c) AND d')).not.toMatch(/[()\s"]/);
});
