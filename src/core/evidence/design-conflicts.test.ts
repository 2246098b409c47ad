import { expect, it } from 'vitest';
import { createWordVectors } from '../language/word-vectors.ts';
import type { DesignConflict } from '../retrieval/general-knowledge.ts';
import { OTHER_AIMS } from './aims.fixture.ts';
import { designConflicts } from './design-conflicts.ts';
import type { IdeaFrame } from './idea-frame.ts';
import { readIdea } from './read-idea.ts';

// A drone and a plane point one way, panels another.
const words = createWordVectors({
  dimensions: 2,
  words: ['drone', 'plane', 'panel'],
  values: Int8Array.of(100, 0, 100, 40, 0, 100),
});

const conflict = (text: string): DesignConflict => ({ conflict: text, ways: [], trial: '', sold: '' });
const conflicts = new Map([
  ['any', new Map([['drones', conflict('it lifts little')]])],
  ['clean', new Map([['panels', conflict('dust cakes')]])],
]);
const frame = (...jobs: [string, number][]) =>
  ({ profile: { functions: new Map(jobs) } }) as unknown as IdeaFrame;

const found = (text: string, ...jobs: [string, number][]) => {
  const { ofIdea, ofJobs } = designConflicts(
    { idea: readIdea(text), frame: frame(...jobs) },
    { conflicts, aims: [] },
    words,
  );
  return [ofIdea?.known.conflict ?? null, [...ofJobs].map(([job, { thing }]) => `${job} ${thing}`)];
};

it('finds what stands against the job on what it is done to, and what the thing runs into whatever it does', () => {
  expect(found('a drone that cleans panels', ['clean', 1])).toEqual(['it lifts little', ['clean panels']]);
});

it('leaves out what the thing runs into in general where the conflict of the job is of that thing', () => {
  const general = new Map([...conflicts, ['any', new Map([['panels', conflict('they are flat')]])]]);
  const of = (text: string) =>
    designConflicts(
      { idea: readIdea(text), frame: frame(['clean', 1]) },
      { conflicts: general, aims: [] },
      words,
    );
  expect(of('cleaner panels').ofIdea).toBeNull();
  expect(of('panels that watch drones').ofIdea).toBeNull();
  // A drone for panels only serves there: what is known of panels is nearer.
  expect(found('a drone for panels', ['clean', 1])).toEqual([null, ['clean panels']]);
  expect(of('cleaner panels').ofJobs.get('clean')?.of).toBe('own');
});

it('says whether a conflict is of the idea’s own thing, of another, or of the thing whatever it does', () => {
  const of = (text: string) =>
    designConflicts({ idea: readIdea(text), frame: frame(['clean', 1]) }, { conflicts, aims: [] }, words);
  expect(of('a drone that cleans panels').ofJobs.get('clean')?.of).toBe('other');
  expect(of('a drone that cleans panels').ofIdea?.of).toBe('anything');
  // A tool is no kind of thing: what it is to work on is all that is known of it.
  expect(of('a tool that cleans panels').ofJobs.get('clean')?.of).toBe('own');
  expect(of('cleaning panels').ofJobs.get('clean')?.of).toBe('own');
});

it('takes what is around the thing by its name alone: a plane is no drone that something cleans', () => {
  const around = new Map([['clean', new Map([['drones', conflict('rotors clog')]])]]);
  const of = (text: string) =>
    designConflicts(
      { idea: readIdea(text), frame: frame(['clean', 1]) },
      { conflicts: around, aims: [] },
      words,
    );
  expect(of('a brush that cleans drones').ofJobs.size).toBe(1);
  expect(of('a brush that cleans planes').ofJobs.size).toBe(0);
});

it('goes by things that mean nearly the same', () => {
  expect(found('a plane that cleans panels', ['clean', 1])[0]).toBe('it lifts little');
});

it('takes nothing for the thing from what it works on, and nothing for a job that the idea hardly states', () => {
  expect(found('a gizmo that cleans drones', ['clean', 1])).toEqual([null, []]);
  expect(found('a gizmo for panels', ['clean', 0.5])).toEqual([null, []]);
});

it('takes for a job that is done to anything only what names something of the purpose', () => {
  const alarm = new Map([['detect', new Map([['panels', conflict('hail cracks the glass unseen')]])]]);
  const of = (text: string) =>
    designConflicts(
      { idea: readIdea(text), frame: frame(['detect', 1]) },
      { conflicts: alarm, aims: [] },
      words,
    ).ofJobs.size;
  expect(of('a panel that detects hail')).toBe(1);
  expect(of('a panel that detects thieves')).toBe(0);
});

it('tells what stands against all that is wanted of the thing before what that runs into in general, after what a job on that thing runs into', () => {
  const aims = [
    { ...conflict('gusts push it'), aim: 'landing drones on boats', needs: [['drone'], ['land', 'boat']] },
    ...OTHER_AIMS,
  ];
  const of = (text: string, ...jobs: [string, number][]) =>
    designConflicts({ idea: readIdea(text), frame: frame(...jobs) }, { conflicts, aims }, words);
  expect(of('a drone that lands on boats')).toMatchObject({ aim: aims[0], ofIdea: { of: 'aim' } });
  expect(of('a drone that paints walls').ofIdea?.of).toBe('anything');
  const cleaning = of('a drone that cleans roofs, gutters, walls and panels near boats', ['clean', 1]);
  expect([cleaning.aim, cleaning.ofJobs.get('clean')?.thing]).toEqual([null, 'panels']);
  // What tells a good part of the idea comes before a job on another thing than the idea's.
  const whole = {
    ...conflict('it backs away'),
    aim: 'cleaning panels by drone',
    needs: [['drone'], ['clean'], ['panel']],
  };
  const covered = designConflicts(
    { idea: readIdea('a drone that cleans panels'), frame: frame(['clean', 1]) },
    { conflicts, aims: [whole, ...OTHER_AIMS] },
    words,
  );
  expect([covered.aim, covered.ofJobs.size]).toEqual([whole, 0]);
});
