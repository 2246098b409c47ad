import { expect, it } from 'vitest';
import type { Ways } from '../../contract/ways.ts';
import { nameIdea, readIdea } from '../evidence/read-idea.ts';
import type { SummaryFacts } from './compose-summary.ts';
import { doc, summary } from './summary-facts.fixture.ts';

it('has nothing to say without a lead', () => {
  expect(summary([])).toEqual([]);
});

it('tells who does it already, else who stands nearest', () => {
  const taken = { ...doc('US7'), serves: true };
  expect(summary([{ aptness: 0.5 }])[0]).toMatch(
    /^By its words, none of the 1 family read is about .*baler.*The nearest is US9, which has a toothed drum, for baling hay\.$/,
  );
  const bottle = { names: nameIdea(readIdea('a baby bottle that cools formula')) };
  expect(summary([{ aptness: 0.5 }], bottle)[0]).toMatch(/is about a baby bottle cooling formula\./);
  expect(summary([{ aptness: 0.5 }], { field: [doc('US9'), taken] })[0]).toMatch(
    /^One family .*US7.*Read it/,
  );
});

it('tells of a nearest document that names job and thing to read it as prior art', () => {
  const near = { ...doc('US9'), priorArt: true, strongStems: new Set(['baler']) };
  expect(summary([{ aptness: 0.5 }], { field: [near] })[0]).toMatch(
    /^US9 does the same job: it has .* Read it before anything else/,
  );
});

it('parts the leads worth reading from the long shots', () => {
  const said = summary([{ aptness: 0.6 }, { aptness: 0.4 }, { aptness: 0.2 }, { aptness: 0.1 }]);
  expect(said[1]).toBe(
    'The best lead is “Lead 1” (US1), 40 of 100 points. Of the cases with evidence like this that a language model graded, about 60 in 100 were apt.',
  );
  expect(said[2]).toMatch(/^Number 2 is worth reading next\. Numbers 3 and 4 are long shots/);
  expect(summary([{ aptness: 0.25 }])[1]).toMatch(/^Even the best lead is a long shot/);
});

it.each([
  [{ date: '2001-05-01' }, /term has likely ended/],
  [{ date: '2018-05-01' }, /may bind until about 2038/],
  [{ date: '2024-05-01', type: 'application' }, /look up whether it was granted/],
] as const)('tells by the dates alone what rights may stand in the way: %o', (lead, text) => {
  expect(summary([{ aptness: 0.5, ...lead }])[2]).toMatch(text);
});

it('points to the known ways where every lead is a long shot', () => {
  const rows = [{ number: 'US5' }, { number: 'US6' }];
  const ways = { jobs: [{ job: 'noise reduction', rows }] } as unknown as Ways;
  expect(summary([{ aptness: 0.2 }], { ways })).toContain(
    'No lead stands out. The known ways of noise reduction listed below, most of them from other fields, are the better place to start.',
  );
  expect(summary([{ aptness: 0.6 }], { ways }).join()).not.toContain('known ways');
});

it('says nothing of rights without a date, and warns where the library is thin', () => {
  expect(summary([{ aptness: 0.5, date: null }])).toHaveLength(2);
  const thin = { coverage: { level: 'thin' } } as unknown as Partial<SummaryFacts>;
  expect(summary([{ aptness: 0.5 }], thin).at(-1)).toBe(
    'The library is thin here, so an empty cell proves nothing: before spending money, search a full database for baler AND (quiet OR silence OR muffle OR noise OR soundproof).',
  );
});

it('names what holds the idea part by part: one document, or two together', () => {
  const parts = ['baler', 'quieter'];
  const row = (number: string, ...held: string[]) => ({ number, title: null, held });
  const chart = (rows: object[], together: object | null = null) =>
    ({ chart: { parts, rows, together } }) as unknown as Partial<SummaryFacts>;
  const said = (rest: Partial<SummaryFacts>) => summary([{ aptness: 0.5 }], rest)[1];
  expect(said(chart([row('US8', 'named', 'partly')]))).toBe(
    'Part by part, US8 (baling hay) holds all of the idea: it names “baler” and, in part or in other words, “quieter”. Ask first what is new beside it.',
  );
  const pair = { numbers: ['US8', 'US9'], missing: ['quieter'] };
  expect(said(chart([row('US8', 'named', 'absent')], pair))).toMatch(
    /^Part by part, US8 \(baling hay\) and US9 \(baling hay\) name most parts of the idea between them, though neither names “quieter”\. Read the two/,
  );
});

it('does not tell again of a document that the first statement named', () => {
  const rows = [{ number: 'US9', title: null, held: ['named', 'named'] }];
  const chart = {
    chart: { parts: ['baler', 'quieter'], rows, together: null },
  } as unknown as Partial<SummaryFacts>;
  expect(summary([{ aptness: 0.5 }], chart)[1]).toMatch(/^The best lead/);
});

it('quotes what those who do it already say of the idea, and tells how long that may bind', () => {
  const taken = { ...doc('US7', { date: '2012-01-01' }), serves: true };
  taken.record = {
    ...taken.record,
    digest: true,
    abstract: 'A quieter baler presses wet hay behind a slow drum of felt.',
  };
  const said = summary([{ aptness: 0.5 }], { field: [taken] });
  expect(said[0]).toMatch(
    /Its summary here says: “A quieter baler presses wet hay behind a slow drum of felt\.”$/,
  );
  expect(said.filter((text) => /may bind until/.test(text))).toEqual([
    expect.stringMatching(/^US7 dates from 2012/),
    expect.stringMatching(/^US1 dates from 2018/),
  ]);
});

it('says what an idea does without, and how much of the field relies on it', () => {
  const field = [doc('US9'), { ...doc('US8'), excluded: true }];
  expect(summary([{ aptness: 0.5 }], { field, without: 'drums' })[1]).toMatch(
    /^Your idea does without drums: 1 of the families read relies on drums/,
  );
  expect(summary([{ aptness: 0.5 }], { field: [doc('US9')], without: 'drums' })[1]).toMatch(/^The best lead/);
});

it('tells what is nearest as a thing, by the chart, and what is nearest in what it does', () => {
  const rows = [
    { number: 'US9', title: null, held: ['absent', 'named'] },
    { number: 'US8', title: null, held: ['named', 'absent'] },
  ];
  const chart = { parts: ['baler', 'quieter'], rows, together: null } as unknown as SummaryFacts['chart'];
  const far = { ...doc('US9'), jobMatch: 1, affinity: 0.9, aptness: 0.9 };
  const near = { ...doc('US7'), jobMatch: 1, flowMatch: 1, affinity: 0.2, aptness: 0.2 };
  expect(summary([{ aptness: 0.5 }], { chart, field: [far, near, doc('US8')] })[0]).toMatch(
    /Nearest as a thing is US8, .* Nearest in what it does is US7, /,
  );
});

it('tells makers of software how little a patent gives them', () => {
  const frame = {
    profile: { functions: new Map() },
    medium: 'information',
    terms: { list: [] },
  } as unknown as SummaryFacts['frame'];
  expect(summary([{ aptness: 0.5 }], { frame }).at(-1)).toMatch(/refused a patent in many countries/);
  expect(summary([{ aptness: 0.5 }]).join()).not.toMatch(/refused a patent/);
});
