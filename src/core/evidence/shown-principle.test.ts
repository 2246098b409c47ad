import { expect, it } from 'vitest';
import { createMemoryLibrary } from '../retrieval/memory-library.ts';
import { frameIdea } from './idea-frame.ts';
import { readIdea } from './read-idea.ts';
import { readPrinciples } from './shown-principle.ts';

const { model } = createMemoryLibrary([]);
const read = (
  idea: string,
  novelty: string,
  rest: { jobs?: string[]; text?: string; curated?: boolean } = {},
) => {
  const { jobs = ['cool', 'detect'], text = '', curated = false } = rest;
  return readPrinciples(frameIdea(readIdea(idea), model), jobs, {
    novelty,
    text,
    title: '',
    use: '',
    curated,
  }).shown;
};

it('reads the principle of a job that document and idea share', () => {
  expect(read('a bottle that cools drinks', 'frozen water cylinder')).toMatchObject({
    job: 'cool',
    principle: { name: 'stored cold' },
    open: true,
  });
  expect(read('a bottle that cools drinks', 'frozen water cylinder', { jobs: [] })).toBeNull();
});

it('takes one word of a summary written by hand, and not of an office’s long text', () => {
  const text = 'A fan blows over the spoon.';
  expect(read('a spoon that cools food', 'hinged handle', { text, curated: true })?.principle.name).toBe(
    'moved air',
  );
  expect(read('a spoon that cools food', 'hinged handle', { text })).toBeNull();
});

it('marks what is of another size, or relies on what the idea excludes', () => {
  expect(read('a bottle that cools drinks', 'compressor and condenser')?.open).toBe(false);
  const camera = 'camera with image recognition';
  expect(read('detecting falls of elderly people', camera)?.open).toBe(true);
  expect(read('detecting falls of elderly people without cameras', camera)?.open).toBe(false);
});
