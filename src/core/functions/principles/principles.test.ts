import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from '../functional-basis.constants.ts';
import { VAGUE_FUNCTIONS } from '../functional-basis.ts';
import { principleShown, principlesOf } from './principles.ts';

const jobs = Object.keys(FUNCTIONS).filter((job) => !VAGUE_FUNCTIONS.has(job));
const texts = (novelty: string, text = '', use = '') => ({ novelty, title: '', use, text });

describe.each(jobs)('the principles of %s', (job) => {
  const principles = principlesOf(job);

  it('give a choice, each with a name of its own', () => {
    expect(principles.length).toBeGreaterThanOrEqual(5);
    expect(new Set(principles.map(({ name }) => name)).size).toBe(principles.length);
  });

  it('read as they are told: “by …. It …”', () => {
    for (const { name, limit } of principles) {
      expect(name).toMatch(/^[a-z\p{Lu}][^.:;]*$/u);
      expect(limit).toMatch(/^[a-z][^.]*[^.]$/);
      expect(limit).not.toMatch(/^(?:it|is not|the) /);
    }
  });

  it('are found by a term that is asked for them', () => {
    for (const { terms, cues } of principles) expect(terms.some((term) => cues.test(term))).toBe(true);
  });
});

describe('the principle that a mechanism shows', () => {
  it('is the one its name tells, before one that its text mentions', () => {
    const shown = principleShown(
      'cool',
      texts('frozen water cylinder', 'A fan may help. The fan and a second fan turn.'),
    );
    expect(shown?.name).toBe('stored cold');
  });

  it('is none where a word falls in passing, or for a job without principles', () => {
    expect(principleShown('cool', texts('hinged lid', 'It also holds a fan.'))).toBeNull();
    expect(principleShown('hold', texts('frozen water cylinder'))).toBeNull();
  });
});
