import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipAtJoint } from './clip-phrase.ts';

describe('phrases cut to length', () => {
  it.each([
    ['sensing drops within a wet pipe and producing a warning tone', 'sensing drops within a wet pipe'],
    [
      'routing parcels, crates and pallets through a narrow yard at night',
      'routing parcels, crates and pallets through a narrow yard',
    ],
    ['a lid, a spring, a hook, a strap, a buckle, a clasp', 'a lid, a spring, a hook, a strap'],
  ])('%s', (text, cut) => expect(clipAtJoint(text, 9)).toBe(cut));

  it('leaves no word behind that leads to something cut off', () => {
    expect(clipAtJoint('a valve in the', 9)).toBe('a valve');
    const word = fc.constantFrom('valve', 'of', 'the', 'with', 'and', 'a', 'pump,', 'hose', 'to', 'long');
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 16 }), (words) => {
        const cut = clipAtJoint(`pump ${words.join(' ')}`, 9);
        expect(cut.split(' ').length).toBeLessThanOrEqual(9);
        expect(cut).not.toMatch(/(?:\s(?:of|the|with|and|a|to)|,)$/);
      }),
    );
  });
});
