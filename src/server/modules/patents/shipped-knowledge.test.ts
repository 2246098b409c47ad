import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FUNCTION_WORDS } from '../../../core/functions/function-names.constants.ts';
import { principlesOf } from '../../../core/functions/principles/principles.ts';
import type { DesignConflict } from '../../../core/retrieval/general-knowledge.ts';
import { sentences } from '../../../core/text/phrases.ts';
import { readKnowledge } from './shipped-knowledge.ts';
import { readStarter } from './source-documents.ts';

const { noteOn, thingFacts, thingNames, conflicts, aims } = await readKnowledge('data');

describe.each(Object.keys(FUNCTION_WORDS).filter((job) => principlesOf(job).length > 0))(
  'what is noted of the principles of %s',
  (job) => {
    const notes = principlesOf(job).flatMap(({ name, usualOn }) =>
      usualOn.split(', ').map((thing) => ({ told: `${name} on ${thing}`, note: noteOn(job, name, thing) })),
    );

    it('is there for each thing on which one is usual', () => {
      expect(notes.filter(({ note }) => note === null).map(({ told }) => told)).toEqual([]);
    });

    it('reads as it is told: “On planters: ….”', () => {
      for (const { note } of notes) {
        expect(note).not.toMatch(/[:;—–<>]|\.\s|\.$/);
        expect(note?.split(' ').length).toBeLessThanOrEqual(40);
      }
    });
  },
);

it('is nothing for what nobody noted', () => {
  expect(noteOn('irrigate', 'a wick from a reservoir', 'constructor')).toBeNull();
  expect(noteOn('constructor', 'a wick', 'planters')).toBeNull();
});

it('tells of each thing what binds it, as it is told: “What binds planters: ….”', () => {
  expect(thingFacts.size).toBeGreaterThan(2000);
  for (const [thing, fact] of thingFacts) {
    expect(thing).toMatch(/^[a-z0-9][a-z0-9 -]*$/);
    expect(fact).not.toMatch(/[:;—–<>]|\.\s|\.$/);
  }
});

it('calls a thing by up to three names that fit a query', () => {
  expect(thingNames.size).toBeGreaterThan(1000);
  for (const [thing, names] of thingNames) {
    expect(names.length, thing).toBeLessThanOrEqual(3);
    for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9 -]*$/);
  }
});

/** Words of the longest sentence that a reader takes in at once. */
const MOST_WORDS = 32;

/** Marks that no sentence after a label needs, a full stop at the end, and one within that no sentence follows. */
const MISPLACED = /[:;—–<>]|\.$|\.\s(?![A-Z0-9$€“])/;

const isTooLong = (text: string): boolean =>
  sentences(text).some((sentence) => sentence.split(/\s+/).length > MOST_WORDS);

/** The texts of a conflict that do not read on after their label, or cannot be read at once, and names that are no names. */
function misworded(known: DesignConflict): string[] {
  const { conflict, ways, trial, sold, edge, open, money, pays, tried, makers = [], filed = [] } = known;
  const texts = [conflict, trial, sold, ...ways.flatMap(({ way, how }) => [way, how])];
  const ofMarket = [edge?.replaceAll(';', ''), open, money, pays, tried].flatMap((text) => text ?? []);
  const says = filed.map((patent) => patent.says);
  return [
    ...texts.filter((text) => /^[A-Z][a-z]/.test(text)),
    ...[...texts, ...ofMarket, ...says].filter((text) => MISPLACED.test(text) || isTooLong(text)),
    // A number is told where it can be looked up and doubted: among what is filed elsewhere.
    ...[...texts, edge, open, money, pays, tried].flatMap(
      (text) => text?.match(/\b(?:US|EP|WO)\d{5,}/) ?? [],
    ),
    ...filed.flatMap(({ number }) => (/^[A-Z]{2}\d{5,13}$/.test(number) ? [] : number)),
    ...makers.filter((name) => /[:;,<>]/.test(name) || name.length > 40),
  ];
}

it.each([...conflicts])(
  'tells what stands against the job “%s” as it is told: “The conflict to win: ….”',
  (_job, things) => {
    for (const [thing, known] of things) {
      expect(misworded(known)).toEqual([]);
      expect(known.ways, thing).toHaveLength(3);
    }
  },
);

it('knows conflicts of the jobs that it has principles of, and of things whatever they do', () => {
  const jobs = Object.keys(FUNCTION_WORDS).filter((job) => principlesOf(job).length > 0);
  expect([...conflicts.keys()].sort()).toEqual([...jobs, 'any'].sort());
});

it('tells what stands against each aim as it is told, and by which words an idea has it', () => {
  expect(aims.length).toBeGreaterThan(1000);
  expect(new Set(aims.map(({ aim }) => aim)).size).toBe(aims.length);
  for (const known of aims) {
    const { aim, needs, ways, edge, open, money } = known;
    expect(misworded(known)).toEqual([]);
    expect(aim).toMatch(/^(?:not )?[a-z-]+ing [^:;.]+$/);
    expect(ways, aim).toHaveLength(3);
    expect(needs.length, aim).toBeGreaterThan(1);
    expect([edge, money], aim).not.toContain(undefined);
    expect(open, aim).toMatch(/^whether /);
  }
});

it('lays beside designs only patents of the starter library, each once and beside one that is there', async () => {
  const starter = await readStarter(join('data', 'patents.jsonl'));
  const all = [...aims, ...[...conflicts.values()].flatMap((things) => [...things.values()])];
  const laid = all.flatMap(({ ways, patents = [] }) => patents.map((patent) => ({ ...patent, ways })));
  expect(laid.length).toBeGreaterThan(3000);
  expect(laid.filter(({ number }) => !starter.has(number))).toEqual([]);
  expect(laid.filter(({ design, ways }) => design !== null && ways[design] === undefined)).toEqual([]);
  expect(laid.filter(({ lends }) => lends === '' || /[:;—–<>]|\.\s|\.$/.test(lends))).toEqual([]);
  for (const { patents = [] } of all)
    expect(new Set(patents.map(({ number }) => number)).size).toBe(patents.length);
});

it('lays patents beside nothing that is not known', async () => {
  const laid = JSON.parse(await readFile(join('data', 'design-patents.json'), 'utf8'));
  const names = new Set(aims.map(({ aim }) => aim));
  expect(Object.keys(laid.aims).filter((aim) => !names.has(aim))).toEqual([]);
  for (const [job, things] of Object.entries<object>(laid.jobs))
    expect(Object.keys(things).filter((thing) => !conflicts.get(job)?.has(thing))).toEqual([]);
});
