import { expect, it } from 'vitest';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaProfile } from '../evidence/match-profile.ts';
import { parsePhrase } from '../language/noun-phrase.ts';
import { buildWays } from './ways.ts';

const idea = (...functions: [string, number][]): IdeaProfile =>
  ({ functions: new Map(functions), materials: new Set() }) as unknown as IdeaProfile;

const doc = (number: string, rest: Partial<EvidenceDoc> = {}): EvidenceDoc =>
  ({
    index: Number(number.slice(2)),
    curated: true,
    sharedJobs: ['quieten'],
    jobMatch: 1,
    flowMatch: 0,
    compatible: 1,
    affinity: 0.5,
    aptness: 0.5,
    sameMaterial: false,
    use: parsePhrase('quieting presses'),
    mechanism: parsePhrase('lined hood'),
    useVector: Float32Array.of(1),
    mechanismVector: Float32Array.from({ length: 40 }, (_, i) => Number(i === Number(number.slice(2)))),
    record: {
      number,
      date: '2018-01-02',
      abstract: 'The lined hood is closed over the press and takes up its sound.',
      digest: true,
    },
    ...rest,
  }) as unknown as EvidenceDoc;

const numbersOf = (docs: readonly EvidenceDoc[], profile = idea(['quieten', 1])) =>
  buildWays(docs, profile, '2026-11-22')?.jobs.map(({ rows }) => rows.map((row) => row.number));

it('lists the mechanisms that do a stated job, the nearest and likeliest first, with their own words', () => {
  const docs = [doc('US1'), doc('US2', { aptness: 0.9 }), doc('US3', { sharedJobs: [] })];
  const ways = buildWays(docs, idea(['quieten', 1], ['blow', 0.5]), '2026-11-22');
  expect(ways?.jobs).toHaveLength(1);
  expect(ways?.jobs[0]?.job).toBe('noise reduction');
  expect(ways?.jobs[0]?.rows[0]).toEqual({
    number: 'US2',
    date: '2018-01-02',
    mechanism: 'lined hood',
    use: 'quieting presses',
    says: 'The lined hood is closed over the press and takes up its sound.',
    ended: false,
    also: [],
  });
  expect(ways?.jobs[0]?.rows.map((row) => row.number)).toEqual(['US2', 'US1']);
});

it('lends nothing from what the idea excludes, from another medium, or from what works on the wrong things', () => {
  expect(numbersOf([doc('US1', { compatible: 0 }), doc('US2', { flowMatch: -1 })])).toBeUndefined();
});

it('wants a broad job to be done to related things', () => {
  const detects = { sharedJobs: ['detect'] };
  const docs = [doc('US1', detects), doc('US2', { ...detects, flowMatch: 0.6 })];
  expect(numbersOf(docs, idea(['detect', 1]))).toEqual([['US2']]);
});

it('joins mechanisms that are much alike, tells one once, and says what it leaves out', () => {
  const twin = doc('US9', { mechanismVector: doc('US1').mechanismVector, aptness: 0.2 });
  const ways = buildWays([twin, doc('US1')], idea(['quieten', 1]), '2026-11-22');
  expect(ways?.jobs[0]?.rows[0]).toMatchObject({ number: 'US1', also: ['US9'] });
  const both = doc('US3', { sharedJobs: ['quieten', 'cool'] });
  expect(numbersOf([both], idea(['quieten', 1], ['cool', 0.8]))).toEqual([['US3']]);
  const many = Array.from({ length: 14 }, (_, i) => doc(`US${i}`));
  expect(buildWays(many, idea(['quieten', 1]), '2026-11-22')?.note).toMatchObject({ shown: 8, left_out: 6 });
});

it('takes of a quality of the material only what is made of it', () => {
  const dissolves = { sharedJobs: ['degrade'], mechanism: parsePhrase('polymer film on board') };
  const docs = [doc('US1', dissolves), doc('US2', { ...dissolves, sameMaterial: true })];
  const profile = { ...idea(['degrade', 0.8]), materials: new Set(['degrade']) };
  expect(numbersOf(docs, profile)).toEqual([['US2']]);
});

it('leaves out what shares hardly more than the word', () => {
  expect(numbersOf([doc('US1'), doc('US2', { aptness: 0.05 })])).toEqual([['US1']]);
});

it('tells what has likely run out', () => {
  const old = doc('US1', { record: { ...doc('US1').record, date: '2004-05-06' } });
  expect(buildWays([old], idea(['quieten', 1]), '2026-11-22')?.jobs[0]?.rows[0]?.ended).toBe(true);
});
