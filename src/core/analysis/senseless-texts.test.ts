import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { starterLibrary } from '../../../tests/model-server/starter-sessions.ts';
import { readStarter } from '../../server/modules/patents/source-documents.ts';
import type { LibraryView } from '../retrieval/library-view.ts';
import { analyzeIdea } from './analyze-idea.ts';
import { makeControls } from './control-ideas.ts';

let library: LibraryView;
let abstracts: string[];
const analyse = (idea: string) => analyzeIdea({ idea, asOf: '2026-11-21', seed: 1 }, library, () => {});

beforeAll(async () => {
  library = await starterLibrary();
  const starter = await readStarter(join('data', 'patents.jsonl'));
  abstracts = [...starter.values()].map((r) => r.abstract ?? '');
}, 240_000);

it('refuses twenty senseless texts out of twenty', async () => {
  for (const control of makeControls(abstracts, { count: 20, seed: 41 })) {
    const report = await analyse(control.text);
    expect(report.verdict, `${control.kind}: ${control.text.slice(0, 60)}`).toBe('insufficient');
    expect(report.opportunities).toEqual([]);
    expect(report.summary).toEqual([]);
    expect(report.reason).toBeTruthy();
  }
});

it.each([
  'a clothes iron that switches itself off when left face down',
  'ski boots that are easy to put on and walk in',
  'egg white replacement for meringues made from chickpea cooking water',
])('never calls a short sentence senseless because the library is small: %s', async (idea) => {
  expect((await analyse(idea)).reason ?? '').not.toMatch(/do not form an idea/);
});

it.each([
  'Delivery vans block our lane every day. An app where neighbours and couriers mark free bays, gate codes and quiet hours, so the last hundred meters become shorter.',
  'My shirts are always creased after a flight. A garment bag with an inflatable frame and small steam cartridge that smooths them overnight in the hotel wardrobe.',
  'Tenants in our block have nowhere to charge. I imagine a charging robot in the garage that drives to the parked car, plugs itself in and goes back when done.',
])('never calls an idea told in sentences senseless: %s', async (idea) => {
  expect((await analyse(idea)).reason ?? '').not.toMatch(/do not form an idea/);
});

it.each([
  'stiffness a while adjusts its brace knee walking downhill that',
  'that much hot head used how shows water you shower a',
])('says of a short text in disorder that it forms no idea: %s', async (text) => {
  expect((await analyse(text)).reason).toMatch(/do not form an idea/);
});

it('takes empty, binary and foreign input', async () => {
  for (const text of ['', ' \n', '\u0000\u0001', '!!!', 'eine selbstbewässernde Pflanzschale für Büros']) {
    expect((await analyse(text)).verdict).toBe('insufficient');
  }
});
