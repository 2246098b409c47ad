import { expect, it } from 'vitest';
import type { Holding } from '../../contract/landscape.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaPart } from '../evidence/idea-parts.ts';
import { buildPartsChart, type HeldParts, holdsAll } from './parts-chart.ts';

const PARTS = ['bottle', 'cooling', 'formula'].map(
  (label) => ({ label, kind: 'detail', terms: { list: [], total: 1, unknown: [] } }) as unknown as IdeaPart,
);

const WORTH = { named: 1, partly: 0.5, absent: 0 };

function row(number: string, held: Holding[], rest: Partial<EvidenceDoc> = {}): HeldParts {
  const doc = {
    record: { number, title: null },
    index: Number(number.slice(2)),
    kinship: 'own',
    affinity: 0.5,
  };
  const share = held.reduce((sum, each) => sum + WORTH[each], 0) / held.length;
  return { doc: { ...doc, thingAffinity: 0, aptness: 0, ...rest } as unknown as EvidenceDoc, held, share };
}

const bottle = row('US1', ['named', 'absent', 'partly']);
const cooler = row('US2', ['absent', 'named', 'absent']);
const other = row('US3', ['absent', 'absent', 'named'], { kinship: 'far' });

it('names the two that hold most between them, and what both lack', () => {
  expect(buildPartsChart([bottle, cooler], PARTS, [])?.together).toEqual({
    numbers: ['US1', 'US2'],
    missing: [],
  });
  const bare = row('US4', ['named', 'absent', 'absent']);
  expect(buildPartsChart([bare, cooler], PARTS, [])?.together?.missing).toEqual(['formula']);
});

it('joins no two where one holds all, where the second adds little, or where a document is about something else', () => {
  const full = row('US5', ['named', 'named', 'partly']);
  expect(holdsAll(full.held)).toBe(true);
  expect(buildPartsChart([full, cooler, bottle], PARTS, [])?.together).toBeNull();
  expect(
    buildPartsChart([bottle, row('US6', ['named', 'absent', 'absent'])], PARTS, [])?.together,
  ).toBeNull();
  expect(buildPartsChart([cooler, other], PARTS, [])?.together).toBeNull();
});

it('shows the fullest, of those that hold the same two, and what lends the leads by name; it counts the rest as left out', () => {
  const many = Array.from({ length: 20 }, (_, i) => row(`US${i + 10}`, ['partly', 'absent', 'absent']));
  const named = row('US40', ['absent', 'absent', 'named']);
  const chart = buildPartsChart([bottle, cooler, ...many, named], PARTS, [many[15]!.doc, named.doc]);
  expect(chart?.rows.map(({ number }) => number)).toEqual(['US1', 'US2', 'US10', 'US11', 'US40']);
  expect(chart?.note).toMatchObject({ shown: 5, left_out: 18 });
});

it('says nothing of an idea of one part, or where nothing is held', () => {
  expect(buildPartsChart([bottle], PARTS.slice(0, 1), [])).toBeNull();
  expect(buildPartsChart([row('US1', ['absent', 'absent', 'absent'])], PARTS, [])).toBeNull();
});
