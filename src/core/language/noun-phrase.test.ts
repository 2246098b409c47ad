import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeMechanism, withArticle } from './articles.ts';
import { parsePhrase } from './noun-phrase.ts';

describe('noun phrases', () => {
  it.each([
    [
      'weight-sensing lift raising plug to water',
      'weight-sensing lift',
      'a weight-sensing lift raising plug to water',
    ],
    [
      'frozen water cylinder in foam sleeve',
      'frozen water cylinder',
      'a frozen water cylinder in a foam sleeve',
    ],
    [
      'movable clamps stretching heated film between molds',
      'movable clamps',
      'movable clamps stretching heated film between molds',
    ],
    [
      'soil-cutting polymer ring holding water',
      'soil-cutting polymer ring',
      'a soil-cutting polymer ring holding water',
    ],
    ['analyzer blocks non-compliant workflows', 'analyzer', 'an analyzer'],
    ['modulus switching to curb noise', 'modulus switching', 'modulus switching to curb noise'],
    [
      'casting fuel assemblies into metal ingots',
      'casting fuel assemblies into metal ingots',
      'casting fuel assemblies into metal ingots',
    ],
    [
      'autocollimating sensor through dichroic beam splitters',
      'autocollimating sensor',
      'an autocollimating sensor through dichroic beam splitters',
    ],
    [
      'IoT waveform multiplexed with reference signals',
      'IoT waveform',
      'an IoT waveform multiplexed with reference signals',
    ],
  ])('%s', (raw, short, described) => {
    expect(parsePhrase(raw).short).toBe(short);
    expect(describeMechanism(parsePhrase(raw))).toBe(described);
  });

  it.each([
    [
      'wearable three-axis accelerometer with base hub',
      'a wearable three-axis accelerometer with a base hub',
    ],
    [
      'single pump manifold with recirculating drainage',
      'a single pump manifold with recirculating drainage',
    ],
    [
      'nested metallized boxes with coolant and air cushion',
      'nested metallized boxes with coolant and air cushion',
    ],
    ['oil pan with warm water below plate', 'an oil pan with warm water below plate'],
    ['hinged lid with two locking pins', 'a hinged lid with two locking pins'],
    ['arm pushed in by spring cartridge', 'an arm pushed in by spring cartridge'],
  ])('within %s, what is one thing gets its article', (raw, described) => {
    expect(describeMechanism(parsePhrase(raw))).toBe(described);
  });

  it('takes no article where the head is plural, mass or counted', () => {
    for (const text of [
      'paired impellers',
      'sodium silicate pigment',
      'two-part tariff software',
      'one control',
    ])
      expect(withArticle(text)).not.toMatch(/^an? (?:paired|one)/);
    expect(withArticle('LED array')).toBe('an LED array');
    expect(withArticle('hourglass valve')).toBe('an hourglass valve');
    expect(withArticle('unit cell')).toBe('a unit cell');
  });

  it('keeps the short form a prefix of the phrase for any words', () => {
    const word = fc.constantFrom(
      'valve',
      'sleeve',
      'rotating',
      'held',
      'in',
      'of',
      'and',
      'sensing',
      'plates',
      'blocks',
      'with',
      'the',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const phrase = parsePhrase(words.join(' '));
        expect(phrase.full.startsWith(phrase.short)).toBe(true);
        expect(phrase.short).not.toMatch(/ {2}|\s$/);
      }),
    );
  });
});
