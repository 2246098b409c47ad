import { describe, expect, it } from 'vitest';
import {
  article,
  baseOfThirdPerson,
  counted,
  gerundOf,
  isPlural,
  joinList,
  plural,
  singular,
} from './inflection.ts';

describe('inflection', () => {
  it('makes gerunds and bases', () => {
    expect(['cool', 'match', 'fit', 'measure', 'tie', 'see', 'report'].map(gerundOf)).toEqual([
      'cooling',
      'matching',
      'fitting',
      'measuring',
      'tying',
      'seeing',
      'reporting',
    ]);
    expect(['cools', 'matches', 'carries', 'measures', 'has'].map(baseOfThirdPerson)).toEqual([
      'cool',
      'match',
      'carry',
      'measure',
      'have',
    ]);
  });

  it('tells plurals from words that end in s', () => {
    expect(['valves', 'boxes', 'people', 'batteries'].every(isPlural)).toBe(true);
    expect(['gas', 'chassis', 'glass', 'apparatus', 'lens'].some(isPlural)).toBe(false);
    expect(['boxes', 'batteries', 'valves', 'leaves'].map(singular)).toEqual([
      'box',
      'battery',
      'valve',
      'leaf',
    ]);
    expect(['box', 'family', 'valve'].map(plural)).toEqual(['boxes', 'families', 'valves']);
  });

  it('chooses articles by sound', () => {
    expect(
      ['hour', 'user', 'umbrella', 'LED', 'USB', 'one-way valve', '8-bit', 'x-ray', 'European'].map(article),
    ).toEqual(['an', 'a', 'an', 'an', 'a', 'a', 'an', 'a', 'a']);
  });

  it('counts and lists', () => {
    expect(counted(1, 'family')).toBe('1 family');
    expect(counted(0, 'patent')).toBe('no patents');
    expect(joinList(['a', 'b', 'c'])).toBe('a, b and c');
  });
});
