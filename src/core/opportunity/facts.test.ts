import { describe, expect, it } from 'vitest';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { tellingSentence } from '../evidence/quotes.ts';
import { functionName } from '../functions/function-names.ts';
import { parsePhrase } from '../language/noun-phrase.ts';
import {
  countOfMechanism,
  familyWith,
  hasFor,
  isSeveral,
  mechanismName,
  purposeOf,
  theMechanism,
  withMechanism,
} from './facts.ts';
import { questionAt } from './open-questions.ts';

function doc(novelty: string, use: string, abstract = ''): EvidenceDoc {
  const record = { number: 'US1', title: 'Baler', abstract };
  return {
    curated: true,
    record,
    use: parsePhrase(use),
    mechanism: parsePhrase(novelty),
  } as unknown as EvidenceDoc;
}

describe('what texts say of a document', () => {
  it('agrees in number with the mechanism', () => {
    expect(['two drums', 'drum and a net', 'hay drums'].map((n) => isSeveral(doc(n, 'baling hay')))).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ['toothed drum', 'pressing bales between rollers'].map((n) => isSeveral(doc(n, 'baling hay'))),
    ).toEqual([false, false]);
  });

  it('has a thing, but works by a doing', () => {
    expect(hasFor(doc('toothed drum', 'baling hay'))).toBe('has a toothed drum, for baling hay');
    expect(hasFor(doc('pressing bales between rollers', 'baling hay'))).toBe(
      'works by pressing bales between rollers, for baling hay',
    );
    expect(withMechanism(doc('pressing bales between rollers', 'baling hay'))).toMatch(/^by /);
  });

  it('counts families by number and by kind of mechanism', () => {
    const [thing, doing] = [
      doc('toothed drum', 'baling hay'),
      doc('pressing bales between rollers', 'baling hay'),
    ];
    expect([1, 2].map((n) => countOfMechanism(n, thing))).toEqual([
      '1 has the toothed drum',
      '2 have the toothed drum',
    ]);
    expect(countOfMechanism('none', doing)).toMatch(/^none works by pressing/);
    expect([familyWith(thing), familyWith(doing).split(' ')[0]]).toEqual([
      'with the toothed drum',
      'working',
    ]);
  });

  it('gives a use its article', () => {
    expect(purposeOf(doc('toothed drum', 'baler that folds away'))).toBe('a baler that folds away');
  });

  it('names a list of steps as a whole', () => {
    const steps = doc('chopping, drying and pressing into bales', 'baling hay');
    expect(mechanismName(steps)).toBe('chopping, drying and pressing into bales');
    expect(theMechanism(steps)).toContain('pressing');
  });

  it('quotes no sentence with numerals of drawings, and none that only announces', () => {
    const told =
      'A baler with a toothed drum is disclosed. The toothed drum ( 10 ) turns in the baler housing ( 12 ). The toothed drum presses hay against a belt.';
    expect(tellingSentence(doc('toothed drum', 'baling hay', told))).toBe(
      'The toothed drum presses hay against a belt.',
    );
  });

  it('asks another question from one opportunity to the next', () => {
    for (const id of ['cool', 'clean', 'detect']) {
      expect(functionName(id)).not.toBe('main job');
      expect(new Set([0, 1, 2].map((at) => questionAt(id, at))).size).toBe(3);
    }
  });
});
