import { expect, it } from 'vitest';
import { createWordVectors } from '../language/word-vectors.ts';
import type { DesignConflict } from '../retrieval/general-knowledge.ts';
import { designConflicts } from './design-conflicts.ts';
import type { IdeaFrame } from './idea-frame.ts';
import { readIdea } from './read-idea.ts';

// A drone and a plane point one way, panels another.
const words = createWordVectors({
  dimensions: 2,
  words: ['drone', 'plane', 'panel'],
  values: Int8Array.of(100, 0, 100, 40, 0, 100),
});

const conflict = (text: string): DesignConflict => ({ conflict: text, ways: [], trial: '' });
const conflicts = new Map([
  ['any', new Map([['drones', conflict('it lifts little')]])],
  ['clean', new Map([['panels', conflict('dust cakes')]])],
]);
const frame = (...jobs: [string, number][]) =>
  ({ profile: { functions: new Map(jobs) } }) as unknown as IdeaFrame;

const found = (text: string, ...jobs: [string, number][]) => {
  const { ofThing, ofJobs } = designConflicts(
    { idea: readIdea(text), frame: frame(...jobs) },
    { conflicts },
    words,
  );
  return [ofThing?.known.conflict ?? null, [...ofJobs].map(([job, { thing }]) => `${job} ${thing}`)];
};

it('finds what stands against the job on what it is done to, and what the thing runs into whatever it does', () => {
  expect(found('a drone that cleans panels', ['clean', 1])).toEqual(['it lifts little', ['clean panels']]);
});

it('leaves out what the thing runs into in general where the conflict of the job is of that thing', () => {
  expect(found('panels that clean themselves', ['clean', 1])).toEqual([null, ['clean panels']]);
  const general = new Map([...conflicts, ['any', new Map([['panels', conflict('they are flat')]])]]);
  const { ofThing } = designConflicts(
    { idea: readIdea('cleaner panels'), frame: frame(['clean', 1]) },
    { conflicts: general },
    words,
  );
  expect(ofThing).toBeNull();
});

it('goes by things that mean nearly the same', () => {
  expect(found('a plane that cleans panels', ['clean', 1])[0]).toBe('it lifts little');
});

it('takes nothing for the thing from what it works on, and nothing for a job that the idea hardly states', () => {
  expect(found('a gizmo that cleans drones', ['clean', 1])).toEqual([null, []]);
  expect(found('a gizmo for panels', ['clean', 0.5])).toEqual([null, []]);
});
