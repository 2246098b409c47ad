import { expect, it } from 'vitest';
import { parsePhrase } from '../language/noun-phrase.ts';
import { countStems } from '../text/tokenize.ts';
import { documentsOfAim } from './aim-documents.ts';
import type { EvidenceDoc } from './evidence.ts';

const AIM = {
  aim: 'reminding patients to take pills',
  needs: [
    ['pill', 'medicine'],
    ['remind', 'missed dose'],
  ],
  conflict: '',
  ways: [],
  trial: '',
  sold: '',
};

const doc = (
  index: number,
  [title, abstract]: [title: string, abstract: string],
  rest: Partial<EvidenceDoc> = {},
): EvidenceDoc =>
  ({
    index,
    record: { number: `US${index}`, title, abstract, use: 'helping people', novelty: 'a box' },
    stems: countStems(`${title} ${abstract}`),
    use: parsePhrase('helping people'),
    mechanism: parsePhrase('a box'),
    excluded: false,
    aptness: 0.5,
    ...rest,
  }) as unknown as EvidenceDoc;

const numbersOf = (...docs: EvidenceDoc[]) =>
  documentsOfAim(AIM, docs).map(({ doc: { record } }) => record.number);

it('has a word of each group, in whatever words, all but one of them in title or phrases', () => {
  expect(numbersOf(doc(1, ['Pill box', 'It reminds its owner.']))).toEqual(['US1']);
  expect(numbersOf(doc(1, ['Box', 'Medicines are kept. A missed dose is told.']))).toEqual([]);
  expect(numbersOf(doc(1, ['Pill box', 'It is small.']))).toEqual([]);
});

it('has words in a row in a row, and no others of their family', () => {
  expect(numbersOf(doc(1, ['Pill box', 'Each dose that was missed counts.']))).toEqual([]);
  expect(numbersOf(doc(1, ['Badge reminding medical staff', 'They wash their hands.']))).toEqual([]);
});

it('comes first where all is in title or phrases, else in the order of retrieval', () => {
  const plain = doc(3, ['Pill reminder that reminds', '']);
  expect(numbersOf(doc(2, ['Pills', 'They remind.']), doc(1, ['Pills', 'They remind.']), plain)).toEqual([
    'US3',
    'US1',
    'US2',
  ]);
});

it('is quoted by the sentence that says most of the aim', () => {
  const text =
    'Seven lids are set in a row, one for each day. A lamp reminds its owner of each pill that is due.';
  expect(documentsOfAim(AIM, [doc(1, ['Pill box', text])])[0]?.says).toMatch(/^A lamp/);
});

it('leaves out what the idea excludes, what is hardly apt, and what has nothing to be told', () => {
  const pills = 'Pill box that reminds';
  expect(numbersOf(doc(1, [pills, ''], { aptness: 0.1 }))).toEqual([]);
  expect(numbersOf(doc(1, [pills, ''], { excluded: true }), doc(2, [pills, ''], { use: null }))).toEqual([]);
});
