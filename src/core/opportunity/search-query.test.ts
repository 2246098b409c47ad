import { expect, it } from 'vitest';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { frameIdea } from '../evidence/idea-frame.ts';
import { nameIdea, readIdea } from '../evidence/read-idea.ts';
import { createMemoryLibrary } from '../retrieval/memory-library.ts';
import { searchQuery } from './search-query.ts';

const { model } = createMemoryLibrary([]);
const query = (text: string, field: readonly Partial<EvidenceDoc>[] = []) => {
  const idea = readIdea(text);
  return searchQuery(nameIdea(idea), frameIdea(idea, model), field as EvidenceDoc[]);
};
const near = (affinity: number, ...cpc: string[]) =>
  ({ kinship: 'own', jobMatch: 0, affinity, record: { cpc } }) as unknown as Partial<EvidenceDoc>;

it('names the thing in full and by its noun, and the job in several words of different roots', () => {
  expect(query('quieter leaf blowers')).toBe(
    '(“leaf blowers” OR blowers) AND (quiet OR silence OR muffle OR noise OR soundproof)',
  );
});

it('names what the job is done to where the idea names no thing', () => {
  expect(query('detecting falls of elderly people without cameras')).toMatch(/falls.* AND \(detect OR sense/);
});

it('adds the main groups that several documents of the own field are in, without codes that only index', () => {
  const field = [
    near(0.3, 'A01G9/02', 'B65D2203/00'),
    near(0.3, 'A01G9/02', 'B65D2203/00', 'A47G7/00'),
    near(0.6, 'A01G27/02', 'A01G27/04'),
    near(0.6, 'A01G27/02'),
  ];
  expect(query('a self-watering planter', field)).toMatch(/, and look through A01G27 and A01G9$/);
  expect(query('a self-watering planter', field.slice(2, 3))).not.toContain('look through');
});

it('leaves out a thing that could be anything', () => {
  expect(query('an app that matches idle truck capacity with freight')).not.toMatch(/\bapp\b/);
});
