import { describe, expect, it } from 'vitest';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { type IdeaProfile, jobsFrom, KEY_JOB } from '../evidence/match-profile.ts';
import { principlesOf } from '../functions/principles/principles.ts';
import { parsePhrase } from '../language/noun-phrase.ts';
import { buildWays, type WaysContext } from './ways.ts';

const idea = (...functions: [string, number][]): IdeaProfile =>
  ({ functions: new Map(functions), materials: new Set() }) as unknown as IdeaProfile;

const context = (profile: IdeaProfile, rest: Partial<WaysContext> = {}): WaysContext => ({
  profile,
  jobs: jobsFrom(KEY_JOB, profile),
  binds: [],
  conflicts: { ofIdea: null, ofJobs: new Map(), aim: null },
  asOf: '2026-11-22',
  isOpen: () => true,
  allows: () => true,
  usualFor: () => [],
  noteFor: () => null,
  hardFor: () => null,
  rowOf: () => null,
  queryFor: (terms) => `presses AND (${terms.join(' OR ')})`,
  queryForAim: (terms) => `aim AND (${terms.join(' OR ')})`,
  queryOn: (thing, terms) => `${thing} AND (${terms.join(' OR ')})`,
  ...rest,
});

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
    shown: null,
    principles: [],
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
  buildWays(docs, context(profile))?.jobs.map(({ rows }) => rows.map((row) => row.number));

it('lists the mechanisms that do a stated job, the nearest and likeliest first, with their own words', () => {
  const docs = [doc('US1'), doc('US2', { aptness: 0.9 }), doc('US3', { sharedJobs: [] })];
  const ways = buildWays(docs, context(idea(['quieten', 1], ['blow', 0.5])));
  expect(ways?.jobs).toHaveLength(1);
  expect(ways?.jobs[0]?.job).toBe('noise reduction');
  expect(ways?.jobs[0]?.rows[0]).toMatchObject({
    number: 'US2',
    date: '2018-01-02',
    mechanism: 'lined hood',
    use: 'quieting presses',
    says: 'The lined hood is closed over the press and takes up its sound.',
    ended: false,
    term: '2018, may bind to 2038',
    principle: null,
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
  const ways = buildWays([twin, doc('US1')], context(idea(['quieten', 1])));
  expect(ways?.jobs[0]?.rows[0]).toMatchObject({ number: 'US1', also: ['US9'] });
  const both = doc('US3', { sharedJobs: ['quieten', 'cool'] });
  expect(numbersOf([both], idea(['quieten', 1], ['cool', 0.8]))).toEqual([['US3']]);
  const many = Array.from({ length: 14 }, (_, i) => doc(`US${i}`));
  expect(buildWays(many, context(idea(['quieten', 1])))?.note).toMatchObject({ shown: 10, left_out: 4 });
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
  expect(buildWays([old], context(idea(['quieten', 1])))?.jobs[0]?.rows[0]?.ended).toBe(true);
});

describe('what stands against a job', () => {
  const known = {
    thing: 'presses',
    of: 'own' as const,
    known: {
      conflict: 'a press is loud where it is strong',
      ways: [
        { way: 'a felt foot', how: 'it takes up the blow', ask: ['damping foot'] },
        { way: 'a slow ram', how: 'it strikes softly', ask: ['ram speed'] },
      ],
      trial: 'glue felt under it',
      sold: 'felt mats, but they wear',
    },
  };
  const conflicts = { ofIdea: null, ofJobs: new Map([['quieten', known]]), aim: null };
  const told = (rest: Partial<WaysContext> = {}) =>
    buildWays([doc('US1')], context(idea(['quieten', 1]), { conflicts, ...rest }))?.jobs[0]?.conflict;

  it('is told with what to ask a full database for each way round it', () => {
    expect(told()?.ways[0]).toEqual({
      way: 'a felt foot',
      how: 'it takes up the blow',
      query: 'presses AND (damping foot)',
    });
    expect(told()?.trial).toBe('glue felt under it');
  });

  it('is told where no document does the job, and of the thing where the idea states no job', () => {
    const nobody = buildWays([], context(idea(['quieten', 1]), { conflicts }));
    expect(nobody?.jobs.map(({ conflict, rows }) => [conflict?.lead, rows])).toEqual([
      ['The conflict to win', []],
    ]);
    const lead = (of: 'anything' | 'aim') => {
      const ofIdea = { ...known, of };
      return buildWays([], context(idea(), { conflicts: { ofIdea, ofJobs: new Map(), aim: null } }))
        ?.conflict;
    };
    expect(lead('anything')).toMatchObject({ lead: 'The conflict in any idea with presses' });
    expect(lead('aim')).toMatchObject({ lead: 'The conflict in presses', of_aim: true });
    expect(buildWays([], context(idea(['quieten', 1])))).toBeNull();
  });

  it('asks for what the idea works on where the conflict is of that', () => {
    const ofJobs = new Map([['quieten', { ...known, thing: 'mats', of: 'other' as const }]]);
    expect(told({ conflicts: { ...conflicts, ofJobs } })).toMatchObject({
      lead: 'The conflict to win with mats',
      ways: [{ query: 'mats AND (damping foot)' }, {}],
    });
  });

  it('leaves out a way that names what the idea must do without, and with the first way its trial', () => {
    const without = told({ allows: (text) => !text.includes('felt') });
    expect(without?.ways.map(({ way }) => way)).toEqual(['a slow ram']);
    expect(without?.trial).toBeUndefined();
    expect(told({ allows: () => false })).toBeUndefined();
  });
});

it('tells nothing of a further job that is neither done on like things nor usual for them', () => {
  const docs = [doc('US1'), doc('US2', { sharedJobs: ['cool'] })];
  expect(numbersOf(docs, idea(['quieten', 1], ['cool', 0.8]))).toEqual([['US1']]);
});

describe('by working principle', () => {
  const [first, second] = principlesOf('quieten');
  const by = (principle: typeof first, number: string, rest: Partial<EvidenceDoc> = {}) =>
    doc(number, {
      shown: { job: 'quieten', principle: principle!, shown: 3, open: true, usual: 0, hard: null },
      principles: [{ job: 'quieten', principle: principle!, shown: 3 }],
      ...rest,
    });

  it('groups the ways, the likeliest principle first and what shows none last, two rows of what is likely', () => {
    const docs = [
      doc('US1', { aptness: 0.9 }),
      by(first, 'US2', { aptness: 0.4 }),
      by(second, 'US3'),
      by(first, 'US4', { aptness: 0.3 }),
      by(first, 'US5', { aptness: 0.2 }),
    ];
    const rowsWith = (rest: Partial<WaysContext>) =>
      buildWays(docs, context(idea(['quieten', 1]), rest))?.jobs[0]?.rows.map(({ number }) => number);
    expect(rowsWith({})).toEqual(['US3', 'US2', 'US1']);
    const usualFor = ({ name }: { name: string }) => (name === first?.name ? ['presses'] : []);
    expect(rowsWith({ usualFor })).toEqual(['US2', 'US4', 'US3', 'US1']);
    const job = buildWays(docs, context(idea(['quieten', 1])))?.jobs[0];
    expect(job?.principles?.map(({ name, families }) => [name, families])).toEqual([
      [second?.name, 1],
      [first?.name, 3],
    ]);
  });

  it('puts first what is done on like things, then what is usual for them', () => {
    const third = principlesOf('quieten')[2];
    const docs = [
      by(first, 'US1', { aptness: 0.9 }),
      by(second, 'US2'),
      by(third, 'US3', { aptness: 0.3, sameThing: true }),
    ];
    const usualFor = ({ name }: { name: string }) => (name === second?.name ? ['presses', 'mills'] : []);
    const job = buildWays(docs, context(idea(['quieten', 1]), { usualFor }))?.jobs[0];
    expect(job?.principles?.map((p) => [p.name, p.usual_for])).toEqual([
      [third?.name, []],
      [second?.name, ['presses', 'mills']],
      [first?.name, []],
    ]);
  });

  it('names first, of what none shows, what is usual for such things', () => {
    const last = principlesOf('quieten').findLast(({ medium }) => medium === undefined);
    const usualFor = ({ name }: { name: string }) => (name === last?.name ? ['presses'] : []);
    const job = buildWays([by(first, 'US1')], context(idea(['quieten', 1]), { usualFor }))?.jobs[0];
    expect(job?.unseen?.[0]).toMatchObject({ name: last?.name, usual_for: ['presses'] });
  });

  it('tells of each principle its rule, its trial, what to ask for it, and what is lacking for it', () => {
    const hardFor = ({ name }: { name: string }) => (name === first?.name ? 'it needs a drain' : null);
    const docs = [by(first, 'US1'), by(second, 'US2')];
    const told = buildWays(docs, context(idea(['quieten', 1]), { hardFor }))?.jobs[0]?.principles;
    expect(told?.map(({ hard }) => hard)).toEqual(['it needs a drain', undefined]);
    expect(told?.[0]).toMatchObject({ rule: first?.rule, trial: first?.trial });
    expect(told?.[0]?.query).toMatch(/^presses AND \(/);
  });

  it('tells who does it so on the same kind of thing', () => {
    const docs = [by(first, 'US1', { sameThing: true }), by(first, 'US2')];
    expect(buildWays(docs, context(idea(['quieten', 1])))?.jobs[0]?.principles?.[0]?.own).toEqual(['US1']);
  });

  it('names usual principles that none shows, without what the idea leaves no room for, and what to ask for them', () => {
    const open = { isOpen: ({ name }: { name: string }) => name !== second?.name };
    const job = buildWays([by(first, 'US1')], context(idea(['quieten', 1]), open))?.jobs[0];
    const names = job?.unseen?.map(({ name }) => name) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain(first?.name);
    expect(names).not.toContain(second?.name);
    expect(job?.query).toMatch(/^presses AND \(/);
  });
});
