import { beforeAll, describe, expect, it } from 'vitest';
import { starterLibrary } from '../../../tests/model-server/starter-sessions.ts';
import { patentsBesideDesigns } from '../../contract/ways.ts';
import type { LibraryView } from '../retrieval/library-view.ts';
import { analyzeIdea } from './analyze-idea.ts';
import { renderReport } from './render-report.ts';

let library: LibraryView;
const analyse = (idea: string) => analyzeIdea({ idea, asOf: '2026-11-21', seed: 1 }, library, () => {});

beforeAll(async () => {
  library = await starterLibrary();
}, 240_000);

it.each([
  ['a self-watering planter for offices', 'The conflict to win:'],
  ['a drone that cleans solar panels', 'The conflict in cleaning solar panels from the air:'],
  ['quieter leaf blowers', 'The conflict to win:'],
  ['a pill dispenser that reminds patients to take their medicine', 'The conflict in reminding patients'],
])('begins at the conflict inside %s', async (idea, lead) => {
  const report = await analyse(idea);
  expect(report.summary?.map(({ text }) => text).find((text) => text.startsWith('The conflict'))).toMatch(
    new RegExp(`^${lead} `),
  );
});

it.each([
  'a bottle that purifies river water',
  'an electric toothbrush that checks for gum disease',
  'a bag that keeps medicine cool',
])('tells no conflict of another thing for %s', async (idea) => {
  const { ways } = (await analyse(idea)).landscape;
  const told = [ways?.conflict, ...(ways?.jobs ?? []).map(({ conflict }) => conflict)];
  for (const conflict of told) expect(conflict?.lead ?? '').not.toMatch(/seawater|bilge|scooter|luggage/);
});

it('tells a lead by analogy in a line where a design comes first, and at length if asked', async () => {
  const report = await analyse('a self-watering planter for offices');
  expect(renderReport(report, { color: false })).not.toContain('**Market analysis.**');
  const full = renderReport(report, { color: false, full: true });
  expect(full.match(/\*\*Market analysis\.\*\*/g)).toHaveLength(report.opportunities.length);
  const direct = await analyse('a tow bar that warns the driver when the trailer is overloaded');
  expect(renderReport(direct, { color: false })).toContain('**Market analysis.**');
});

describe('an idea whose aim is known', () => {
  const REMINDER = 'a pill dispenser that reminds patients to take their medicine';

  it('is told who says the same in other words', async () => {
    const { summary, landscape } = await analyse(REMINDER);
    expect(landscape.ways?.art?.rows.map(({ number }) => number)).toContain('US20260115103');
    expect(summary?.map(({ text }) => text).join('\n')).toMatch(
      /nearest to reminding patients to take their pills: US20260115103/,
    );
    expect(landscape.ways?.art?.rows[0]?.says).toContain('missed or double doses');
  });

  it('is spared what shares a word or a job alone, unless asked for', async () => {
    const report = await analyse(REMINDER);
    const short = renderReport(report, { color: false });
    const full = renderReport(report, { color: false, full: true });
    for (const heading of ['## Part by part', '## Other ways', '**Reckon first:**']) {
      expect(short).not.toContain(heading);
      expect(full).toContain(heading);
    }
  });
});

it('holds what watches below what makes better, where nothing of the kind is asked', async () => {
  const { opportunities } = await analyse('airless tires for wheelchairs');
  const watching = opportunities.filter((o) => /does not ask for/.test(o.score_components.cap ?? ''));
  expect(watching).toHaveLength(1);
  expect(watching[0]?.opportunity_score).toBeLessThan(50);
  expect(opportunities[0]).not.toBe(watching[0]);
});

it('lays patents beside designs with what each would lend, and tells no lead twice for it', async () => {
  const report = await analyse('a drone that cleans solar panels');
  const laid = report.landscape.ways === undefined ? [] : patentsBesideDesigns(report.landscape.ways!);
  expect(laid.map(({ number }) => number)).toContain('US10000285');
  const short = renderReport(report, { color: false });
  for (const { number, lends } of laid) {
    expect(short).toContain(`: ${lends}`);
    const lines = short
      .split('\n')
      .filter((line) => new RegExp(`^ *- (?:${number}|\\d+\\. .*\\(${number})`).test(line));
    expect(lines, number).toHaveLength(1);
  }
});

it('shows no lead where none stands, and tells what the idea has to win all the same', async () => {
  const report = await analyse("an umbrella that won't flip inside out in strong wind");
  expect([report.verdict, report.opportunities]).toEqual(['insufficient', []]);
  const told = renderReport(report, { color: false });
  expect(told).toMatch(/^\*\*Insufficient evidence for a gap\.\*\* .* told below all the same\.$/m);
  expect(told).toMatch(/^- By its words, none of the \d+ families read is about an umbrella/m);
  expect(told).toContain('The conflict in keeping umbrellas whole in strong wind:');
  expect(told).toMatch(/search a full database for umbrella AND/);
});

it.each([
  'My shirts are always creased after a flight. A garment bag with a frame that smooths them overnight in the hotel.',
  'Cyclists get hit by opening car doors. My product is a small sensor at the rear pillar that flashes a light on the inner handle.',
])('tells the conflict of the trouble or the thing of an idea told in sentences: %s', async (idea) => {
  const { ways } = (await analyse(idea)).landscape;
  expect(ways?.conflict?.lead).toMatch(
    /^The conflict in (?:.*(?:travel|iron)|preventing opening doors hitting cyclists)$/,
  );
});
