import { expect, it } from 'vitest';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { frameIdea, type IdeaFrame } from '../evidence/idea-frame.ts';
import { nameIdea, readIdea } from '../evidence/read-idea.ts';
import { createMemoryLibrary } from '../retrieval/memory-library.ts';
import { aimQuery, queryForAim, queryOn, queryWith, searchQuery } from './search-query.ts';

const { model } = createMemoryLibrary([]);
const query = (text: string, field: readonly Partial<EvidenceDoc>[] = []) => {
  const idea = readIdea(text);
  return searchQuery(nameIdea(idea), frameIdea(idea, model), field as EvidenceDoc[]);
};
const near = (affinity: number, ...cpc: string[]) =>
  ({
    kinship: 'own',
    aboutThing: true,
    aptness: 0.5,
    substitute: false,
    jobMatch: 0,
    affinity,
    record: { cpc },
  }) as unknown as Partial<EvidenceDoc>;

it('names the thing in singular and plural, and the job in several words of different roots', () => {
  expect(query('quieter leaf blowers')).toBe(
    '(“leaf blower” OR “leaf blowers”) AND (quiet OR silence OR muffle OR noise OR soundproof)',
  );
});

it('asks for the thing by what patents call it, too', () => {
  const otherNames = ['handheld blower', 'blower vacuum'];
  const names = { ...nameIdea(readIdea('quieter leaf blowers')), otherNames };
  expect(aimQuery({ needs: [['leaf blower'], ['quiet', 'noise']] }, names)).toBe(
    '(“leaf blower” OR “leaf blowers” OR “handheld blower” OR “blower vacuum”) AND (quiet OR noise)',
  );
});

it('names what the job is done to where the idea names no thing', () => {
  expect(query('detecting falls of elderly people without cameras')).toMatch(/fall.* AND \(detect OR sense/);
});

it('adds the main groups of its own field, without codes that only index or are no more', () => {
  const field = [
    near(0.3, 'A01G9/02', 'B65D2203/00', 'G06F19/00'),
    near(0.6, 'A01G27/02', 'A01G27/04'),
    { ...near(0.8, 'B63B3/13'), aptness: 0.1 },
    { ...near(0.8, 'C03C17/36'), substitute: true },
    { ...near(0.9, 'H01L31/02'), aboutThing: false },
  ];
  expect(query('a self-watering planter', field)).toMatch(/, and look through A01G27 and A01G9$/);
});

it('asks the classes of what does the job on the same kind of thing before any others', () => {
  const doing = { ...near(0.2, 'A01G27/02'), sameThing: true, jobMatch: 1 };
  expect(query('a self-watering planter', [near(0.9, 'A01G9/02'), doing])).toMatch(
    /, and look through A01G27$/,
  );
});

it('leaves out a thing that could be anything', () => {
  expect(query('an app that matches idle truck capacity with freight')).not.toMatch(/\bapp\b/);
});

it('names what the thing serves where no purpose is stated, but no place', () => {
  expect(query('reusable packaging for fresh food delivery')).toMatch(/^packaging AND food AND \(reuse/);
  expect(query('a self-watering planter for offices')).not.toMatch(/office/);
});

it('asks for what an adjective of the thing states as a job, not as a name', () => {
  const asked = query('biodegradable fishing nets that report their position');
  expect(asked).toMatch(/^\(“fishing net” OR “fishing nets”\) AND /);
  expect(asked).toMatch(/AND \(degrade OR /);
});

it('asks for all that is wanted by the thing and the words of the aim that do not name it', () => {
  const needs = [
    ['blind', 'window'],
    ['solar', 'solar blind'],
  ];
  const names = (idea: string) => nameIdea(readIdea(idea));
  expect(aimQuery({ needs }, names('a smart window blind that harvests the sun'))).toBe(
    '(“window blind” OR “window blinds”) AND (solar OR “solar blind”)',
  );
  expect(aimQuery({ needs }, names('an app that harvests the sun'))).toBe(
    '(blind OR window) AND (solar OR “solar blind”)',
  );
});

it('keeps what sets the thing apart in what is asked for all that is wanted', () => {
  const needs = [['packaging', 'box'], ['reusable', 'returnable'], ['fresh food']];
  expect(aimQuery({ needs }, nameIdea(readIdea('reusable packaging for fresh food delivery')))).toBe(
    'packaging AND (reusable OR returnable) AND “fresh food”',
  );
});

it('asks for an aim that is not about the thing in its own words alone', () => {
  const needs = [
    ['jar', 'jar lid'],
    ['open', 'opener'],
  ];
  expect(aimQuery({ needs }, nameIdea(readIdea('one motorized tool that grips any lid')))).toBe(
    '(jar OR “jar lid”) AND (open OR opener)',
  );
});

it('asks for what an aim is about, in its words, and leaves what is wanted of it to the terms of a design', () => {
  const needs = [
    ['drone', 'uav'],
    ['solar panel', 'photovoltaic'],
    ['clean', 'wash', 'dust'],
  ];
  expect(queryForAim({ needs }, { product: 'drone' }, ['docking robot'])).toBe(
    '(drone OR uav) AND (“solar panel” OR photovoltaic) AND “docking robot”',
  );
  expect(queryForAim({ needs: [['clean'], ['wash']] }, { product: null }, ['spray'])).toBe('clean AND spray');
});

it('asks for the words of a longer term of a design wherever they stand, and for what else a thing is called', () => {
  expect(queryOn('panels', ['brush', 'docking robot', 'spray of the tethered hose'])).toBe(
    'panel AND (brush OR “docking robot” OR (spray AND tethered AND hose))',
  );
  const idea = readIdea('an automatic feeder');
  const frame = { terms: { list: [] }, purposeTerms: { list: [] }, profile: { functions: new Map() } };
  const asked = { names: nameIdea(idea), frame: frame as unknown as IdeaFrame };
  expect(queryWith(['auger'], asked)).toBe('(“automatic feeder” OR “automatic feeders”) AND auger');
  expect(queryWith(['auger'], { ...asked, alias: 'pet feeders' })).toBe(
    '(“automatic feeder” OR “automatic feeders” OR “pet feeder” OR “pet feeders”) AND auger',
  );
});
