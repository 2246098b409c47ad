import { expect, it } from 'vitest';
import type { Ways } from '../../contract/ways.ts';
import type { AimConflict } from '../retrieval/general-knowledge.ts';
import type { SummaryFacts } from './compose-summary.ts';
import { summary } from './summary-facts.fixture.ts';

it('says where to start, with the cheapest trial, and what to ask whoever would pay', () => {
  const usual = {
    name: 'felt',
    families: 1,
    own: [],
    own_count: 0,
    usual_for: ['presses'],
    trial: 'line it, and stop if it is loud',
  };
  const other = { ...usual, name: 'water', usual_for: [], trial: 'soak it, and stop if it is loud' };
  const rows = ['water', 'felt'].map((principle, i) => ({ number: `US${i}`, principle, use: 'baling' }));
  const job = { job: 'noise reduction', rows, principles: [other, usual], ask: 'Who complains?' };
  const ways = { jobs: [job] } as unknown as Ways;
  const said = summary([{ aptness: 0.5 }], { ways });
  expect(said).toContain(
    'Start with felt. Its cheapest trial for the baler: line it, and stop if it is loud.',
  );
  expect(said).toContain('Before building, ask five people who would pay: “Who complains?”');
});

it('begins at the conflict inside the idea where one is known, that of the thing before that of its job', () => {
  const conflict = (text: string) => ({
    lead: 'The conflict to win',
    conflict: text,
    ways: [{ way: 'felt soles', how: 'they take up half', query: '' }],
    trial: 'glue some on, and stop if it is loud',
    sold: 'felt mats, but they wear',
  });
  const job = { job: 'noise reduction', rows: [], conflict: conflict('a drum is loud') };
  const said = (ways: object, end = 3) => summary([{ aptness: 0.5 }], { ways: ways as Ways }).slice(0, end);
  expect(said({ jobs: [job] })).toEqual([
    'The conflict to win: a drum is loud.',
    'Likeliest way round it: felt soles. Its cheapest trial: glue some on, and stop if it is loud.',
    'Sold today: felt mats, but they wear.',
  ]);
  const weighed = {
    ...conflict('a drum is loud'),
    edge: 'mats lie under it',
    open: 'whether they wear',
    money: 'a mat costs $20',
    pays: 'soles pay',
  };
  expect(said({ jobs: [{ ...job, conflict: weighed }] }, 4).slice(1)).toEqual([
    'Likeliest way round it: felt soles. Still open is whether they wear; its cheapest trial is told below.',
    'Against what is sold: mats lie under it.',
    'In money, roughly: soles pay.',
  ]);
  expect(
    said({ jobs: [{ ...job, conflict: { ...weighed, trial: undefined, pays: undefined } }] }, 4),
  ).toEqual(
    expect.arrayContaining([
      'Likeliest way round it: felt soles. Still open is whether they wear.',
      'In money, roughly: a mat costs $20.',
    ]),
  );
  expect(said({ jobs: [{ ...job, conflict: { ...conflict('a drum is loud'), trial: undefined } }] })[1]).toBe(
    'Likeliest way round it: felt soles. They take up half.',
  );
  expect(said({ jobs: [job], conflict: conflict('hay is dusty') })[0]).toBe(
    'The conflict to win: hay is dusty.',
  );
  expect(said({ jobs: [{ ...job, conflict: undefined }], conflict: conflict('hay is dusty') })).not.toContain(
    'The conflict to win: hay is dusty.',
  );
});

it('tells what was tried and is filed elsewhere, and money that stands by itself or with what it follows from', () => {
  const filed = ['US1', 'US2', 'US3'].map((number) => ({ number, says: 'lines a drum' }));
  const conflict = {
    lead: 'The conflict to win',
    conflict: 'a drum is loud',
    ways: [{ way: 'felt soles', how: 'they take up half', query: '' }],
    edge: 'mats lie under it',
    tried: 'Matco sold soles until 2001',
    filed,
    money: 'a mat costs $20',
    pays: 'it pays at once',
  };
  const ways = { jobs: [{ job: 'noise reduction', rows: [], conflict }] } as unknown as Ways;
  expect(summary([{ aptness: 0.5 }], { ways }).slice(2, 6)).toEqual([
    'Against what is sold: mats lie under it.',
    'Tried before: Matco sold soles until 2001.',
    'Filed elsewhere: US1 lines a drum; US2 lines a drum.',
    'In money, roughly: a mat costs $20. So it pays at once.',
  ]);
  const inMoney = (pays: string) => {
    const paying = { jobs: [{ job: 'noise reduction', rows: [], conflict: { ...conflict, pays } }] };
    return summary([{ aptness: 0.5 }], { ways: paying as unknown as Ways })[5];
  };
  // Of several sentences the first two are enough; those below tell how that was reckoned.
  expect(inMoney('a barn saves $9 a mat. At $5 nothing is left. Ask barns first')).toBe(
    'In money, roughly: a barn saves $9 a mat. At $5 nothing is left.',
  );
  expect(inMoney('with them a barn saves $9. Ask barns')).toBe(
    'In money, roughly: a mat costs $20. So with them a barn saves $9. Ask barns.',
  );
});

it('tells the conflict and what to search for where no lead stands, and nothing where none is known', () => {
  const ways = [{ way: 'felt soles', how: 'they take up half', query: '' }];
  const conflict = {
    lead: 'The conflict to win',
    conflict: 'a drum is loud',
    ways,
    edge: 'mats lie under it',
  };
  const job = { job: 'noise reduction', rows: [], conflict };
  const said = (known: object, more: Partial<SummaryFacts> = {}) =>
    summary([], { opportunities: [], ways: known as Ways, ...more });
  expect(said({ jobs: [job] })).toEqual([
    'The conflict to win: a drum is loud.',
    'Likeliest way round it: felt soles. They take up half.',
    'Against what is sold: mats lie under it.',
    expect.stringMatching(/^By its words, none of the 1 family read is about .*The nearest is US9/),
  ]);
  const aim = { needs: [['baler'], ['quiet', 'noise']] } as unknown as AimConflict;
  const thin = { aim, coverage: { level: 'thin' } } as unknown as Partial<SummaryFacts>;
  expect(said({ jobs: [job] }, thin).at(-1)).toMatch(/search a full database for .*noise/);
  expect(said({ jobs: [{ ...job, conflict: undefined }] })).toEqual([]);
});

it('names no lead where designs come first, unless the library covers the idea well', () => {
  const conflict = { lead: 'The conflict to win', conflict: 'a drum is loud', ways: [], trial: '' };
  const ways = { jobs: [{ job: 'noise reduction', rows: [], conflict }] } as unknown as Ways;
  const lend = (level: string) => {
    const opportunities = [
      { title: 'Felt', kind: 'transfer', opportunity_score: 40, score_components: { aptness: 0.5 } },
    ];
    const rest = { ways, opportunities, coverage: { level } } as unknown as Partial<SummaryFacts>;
    return summary([{ aptness: 0.5 }], rest).join(' ');
  };
  expect(lend('thin')).not.toContain('Felt');
  expect(lend('thin')).not.toContain('may bind until');
  expect(lend('good')).toContain('The best lead is “Felt” (US1)');
  expect(lend('good')).toContain('may bind until');
});
