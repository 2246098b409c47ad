import { expect, it } from 'vitest';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { parsePhrase } from '../language/noun-phrase.ts';
import { tellArt } from './way-rows.ts';

const doc = (number: string, mechanism: number): EvidenceDoc =>
  ({
    use: parsePhrase('quieting presses'),
    mechanism: parsePhrase('lined hood'),
    useVector: Float32Array.of(1),
    mechanismVector: Float32Array.from({ length: 40 }, (_, i) => Number(i === mechanism)),
    record: { number, date: '2018-01-02', abstract: 'The lined hood takes up the sound.', digest: true },
  }) as unknown as EvidenceDoc;

it('tells what does all that is wanted, what is much alike once, three at most', () => {
  const docs = [doc('US1', 1), doc('US2', 1), doc('US3', 3), doc('US4', 4), doc('US5', 5)].map((each) => ({
    doc: each,
    says: each.record.number === 'US3' ? 'It presses quietly.' : null,
  }));
  const art = tellArt({ aim: 'pressing quietly', docs }, '2026-11-23');
  expect(art?.aim).toBe('pressing quietly');
  expect(art?.rows.map(({ number, also, says }) => [number, also, says])).toEqual([
    ['US1', ['US2'], null],
    ['US3', [], 'It presses quietly.'],
    ['US4', [], null],
  ]);
});

it('tells nothing where no document does', () => {
  expect(tellArt({ aim: 'pressing quietly', docs: [] }, '2026-11-23')).toBeUndefined();
});
