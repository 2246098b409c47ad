import { expect, it } from 'vitest';
import type { Holding } from '../../contract/landscape.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaPart } from '../evidence/idea-parts.ts';
import type { Candidate } from '../gaps/candidates.ts';
import type { HeldParts } from '../landscape/parts-chart.ts';
import { parsePhrase } from '../language/noun-phrase.ts';
import { findSupports, supportsOf } from './supports.ts';

const part = (label: string, kind: IdeaPart['kind'], words = 1) =>
  ({
    label,
    kind,
    terms: { list: Array.from({ length: words }, (_, i) => ({ stem: `${label}${i}` })), total: words },
    doing: kind === 'quality' ? { functions: new Set(['reuse']), stem: 'reus' } : null,
  }) as unknown as IdeaPart;
const REUSABLE = part('reusable', 'quality');
const BOTTLE = part('baby bottle', 'thing', 2);
const PARTS = [REUSABLE, BOTTLE];

function row(index: number, held: [Holding, Holding], rest: Partial<EvidenceDoc> = {}): HeldParts {
  const doc = {
    index,
    curated: true,
    record: { number: `US${index}`, title: 'Baler', abstract: '' },
    use: parsePhrase('baling hay'),
    mechanism: parsePhrase('toothed drum'),
    kinship: 'neighbour',
    aboutThing: held[1] !== 'absent',
    thingAffinity: 0.6,
    excluded: false,
    jobMatch: 1,
    flowMatch: 0.5,
    aptness: 0.3,
    profile: { functions: new Set(held[0] === 'absent' ? [] : ['reuse']), flows: new Set() },
    ...rest,
  } as unknown as EvidenceDoc;
  return { doc, held, share: held.filter((each) => each !== 'absent').length / 2 };
}

const bottle = row(1, ['absent', 'named']);
const again = row(2, ['named', 'absent'], { aptness: 0.5 });
const better = row(3, ['partly', 'absent'], { aptness: 0.7 });
const lead = (doc: EvidenceDoc): Candidate => ({ source: doc, partner: null }) as Candidate;
const told = (rows: readonly HeldParts[], source: HeldParts, before: number[] = []) =>
  supportsOf(lead(source.doc), findSupports(rows, PARTS), new Set(before)).map(
    (support) => `${support.part.label}: ${support.doc.record.number}`,
  );

it('offers each part that a lead leaves out, the likeliest to be apt first, and none twice', () => {
  const cooler = row(4, ['absent', 'absent']);
  const rows = [bottle, again, better, cooler];
  expect(told(rows, cooler)).toEqual(['reusable: US3', 'baby bottle: US1']);
  expect(told(rows, cooler, [3])).toEqual(['reusable: US2', 'baby bottle: US1']);
  expect(told(rows, cooler, [1, 2, 3])).toEqual([]);
  expect(told(rows, again)).toEqual(['baby bottle: US1']);
});

it('takes nothing that relies on what the idea excludes, is another thing of that name, or is unlikely to be apt', () => {
  const cooler = row(4, ['absent', 'absent']);
  const unfit = [
    row(5, ['absent', 'named'], { excluded: true }),
    row(6, ['absent', 'named'], { thingAffinity: 0.1 }),
    row(7, ['named', 'absent'], { aptness: 0.1 }),
    row(8, ['named', 'absent'], { jobMatch: 0.5 }),
  ];
  expect(told([...unfit, cooler], cooler)).toEqual([]);
});

it('builds a thing of one word into such a thing in another word, where that has something more and means the like', () => {
  const drone = part('drone', 'thing');
  const flying = (whole: number) =>
    row(5, ['absent', 'absent'], { buildsOnThing: true, meaning: { use: 0, words: 0, whole } });
  const found = (rows: readonly HeldParts[], thing: IdeaPart) =>
    findSupports(rows, [REUSABLE, thing])
      .get(thing)
      ?.map(({ record }) => record.number);
  expect(found([flying(0.5)], drone)).toEqual(['US5']);
  expect(found([flying(0.3)], drone)).toEqual([]);
  expect(found([flying(0.5)], BOTTLE)).toEqual([]);
});
