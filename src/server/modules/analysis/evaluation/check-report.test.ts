import { beforeAll, expect, it } from 'vitest';
import { analyzeInMemory, IDEAS } from '../../../../../tests/model-server/analyzed-idea.ts';
import type { AnalysisReport } from '../../../../contract/analysis/report.ts';
import { type CheckedStatement, checkReport, citedSentences, type Evidence } from './check-report.ts';

let report: AnalysisReport;
let evidence: Evidence;
let first: string;
beforeAll(async () => {
  const result = await analyzeInMemory(IDEAS.planter, null);
  report = result.report;
  const records = result.patents.map(({ record }) => record);
  evidence = { records: new Map(records.map((record) => [record.number, record])), onTheThing: [] };
  first = report.ratings[0]!.number;
});

const faults = (changed: Partial<AnalysisReport>, by: Evidence = evidence) =>
  checkReport({ ...report, ...changed }, by).filter(({ fault }) => fault !== null);
const kinds = (found: CheckedStatement[]) => [...new Set(found.map(({ kind }) => kind))];
const recordOf = (number: string) => evidence.records.get(number)!;

it('checks citations, quotes, facts, and figures of a report, and finds no fault in a sound one', () => {
  const checked = checkReport(report, evidence);
  expect(kinds(checked)).toEqual(expect.arrayContaining(['citation', 'quote', 'fact', 'count']));
  expect(checked.filter(({ fault }) => fault !== null)).toEqual([]);
  expect(citedSentences(report, evidence).length).toBeGreaterThan(0);
});

it('finds patents that were not returned, cited or bare', () => {
  expect(kinds(faults({ next_step: 'Read this one [US99999998].' }))).toContain('citation');
  expect(kinds(faults({ next_step: 'Read US 9,999,998 B2.' }))).toContain('citation');
});

it('finds words, years, and sources of text that the patent does not bear', () => {
  const { title, date } = recordOf(first);
  const year = date!.slice(0, 4);
  const says = (state_of_art: string) =>
    faults({ state_of_art }).filter(({ text }) => state_of_art.includes(text));
  expect(says(`${title} (${year}) [${first}] has “${title}”.`)).toEqual([]);
  expect(kinds(says(`It has “a wheel of blue cheese” [${first}].`))).toEqual(['quote']);
  expect(kinds(says(`${title} (1901) [${first}] is old.`))).toEqual(['fact']);
  expect(kinds(says(`${title} [${first}]; its abstract says: “${title}.”`))).toEqual(['fact']);
  expect(kinds(says(`${title} [${first}]; only its title is available here.`))).toEqual(['negative']);
});

it('finds a part that a patent is said to mention and does not', () => {
  const [element] = report.frame.elements;
  const said = (text: string, how: 'mentioned' | 'literal') =>
    faults({
      frame: { ...report.frame, elements: [{ ...element!, text }] },
      ratings: [
        { ...report.ratings[0]!, disclosures: [{ element: element!.id, how, quote: recordOf(first).title }] },
      ],
    }).filter(({ kind }) => kind === 'mention');
  expect(said('blue cheese', 'mentioned')).toMatchObject([
    { number: first, fault: 'not in its text: blue, cheese' },
  ]);
  expect(said(recordOf(first).title!, 'mentioned')).toEqual([]);
  expect(said('blue cheese', 'literal')).toEqual([]);
});

it('finds figures that do not add up', () => {
  const { coverage } = report;
  expect(kinds(faults({ coverage: { ...coverage, related: coverage.related + 1 } }))).toContain('count');
  expect(kinds(faults({ verdict: 'These are the nearest of 4711 patents reviewed.' }))).toContain('count');
});

it('finds claims that there is nothing, when there is', () => {
  const negatives = (changed: Partial<AnalysisReport>, by?: Evidence) =>
    faults(changed, by).filter(({ kind }) => kind === 'negative');
  const [one] = report.opportunities;
  const unseen = (text: string) =>
    negatives({
      opportunities: [{ ...one!, verdict: 'not_seen', elements: [{ ...one!.elements[0]!, text }] }],
    });
  expect(unseen(recordOf(first).title!)).toHaveLength(1);
  expect(unseen('blue cheese')).toEqual([]);

  const none = { verdict: 'We found no patents on this product or its purpose here.' };
  const [thing] = report.ratings.map(({ number }) => recordOf(number));
  const named = {
    ...report.frame,
    thing: thing!.title!,
    elements: [{ ...report.frame.elements[0]!, text: 'water' }],
  };
  const held = { ...thing!, abstract: 'It holds water.' };
  expect(negatives({ ...none, frame: named }, { ...evidence, onTheThing: [held] })).toHaveLength(1);
  expect(
    negatives(
      { ...none, frame: named },
      { ...evidence, onTheThing: [{ ...held, abstract: 'Dry.', title: 'Kite' }] },
    ),
  ).toEqual([]);
});
